import { defineMessages } from '../engine/values.ts';

/** Errors of a request before any work begins. */
export const serviceMessages = defineMessages('service', {
  tooLarge: 'The body is larger than {maxBytes} bytes.',
  tooSlow: 'The body did not arrive in time.',
  notUtf8: 'The body is not UTF-8.',
  broken: 'The body ended before it was complete.',
  coded: 'The body is packed (`Content-Encoding`); send it as it is.',
  otherType: 'The body must be {types}, and `Content-Type` must say so.',
  orType: '{first} or `{type}`',
  aType: '`{type}`',
  busy: 'The service has more to do than it can take. Try again in a moment.',
  failed: 'The service failed to answer. The failure has been recorded.',
  noWarnings: 'Behind an upstream there are no warnings: `/v0/inspect` tells them',
  pathEnds: 'The path ends where its {name} should be',
  unknownOrder: '`order` must be kept or any.',
  onlyEnglish: 'Behind an upstream all answers are in English',
});
