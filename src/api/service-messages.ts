import { defineMessages } from '../engine/values.ts';

/** Errors of a request before any work begins. */
export const serviceMessages = defineMessages('service', {
  tooLarge: 'The body is larger than {maxBytes} bytes.',
  tooSlow: 'The body did not arrive in time.',
  notUtf8: 'The body is not UTF-8.',
  broken: 'The body ended before it was complete.',
  coded: 'The body is compressed (`Content-Encoding`); send it uncompressed.',
  otherType: 'The body must be {types}, and `Content-Type` must say so.',
  orType: '{first} or `{type}`',
  aType: '`{type}`',
  fileUndeclared: 'The body is {kind}: send it with `Content-Type: {type}`, or as `data` in a JSON object',
  fileNotTaken:
    'The body is {kind}, and `{operation}` takes a JSON document (`application/json`). Operations for {kind}, with `Content-Type: {type}`: {others}',
  formOneFile: 'A form has one part, the file. Give options in the address, or send JSON',
  formNoFile: 'The form has no file',
  formBroken: 'The form cannot be read, because its parts are not as its `Content-Type` says',
  busy: 'The service is busy. Try again in a moment.',
  failed: 'The service failed to answer. The failure has been recorded.',
  noWarnings: 'An upstream gives no warnings; `/v0/inspect` does',
  unknownParameter: 'There is no parameter `{name}` here: there are {names}',
  unknownParameterLike: 'There is no parameter `{name}` here: is `{meant}` meant?',
  pathEnds: 'The path ends where its {name} should be',
  unknownOrder: '`order` must be `kept` or `any`.',
  onlyEnglish: 'An upstream answers only in English',
});
