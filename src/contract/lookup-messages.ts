import { defineMessages } from '../engine/values.ts';

/** Why nothing is found under a name, or in an answer of an authority. */
export const lookupMessages = defineMessages('lookup', {
  noSchema: 'There is no schema `{name}`.',
  noRegime: 'There is no regime `{name}`.',
  noAddon: 'There is no addon `{name}`.',
  noRule: 'There is no rule `{name}`.',
  noAuthority: 'There is no authority `{name}`.',
  noCode: '{authority} has no code `{code}` that is known here.',
  noText: 'Give `text`, or `data` with the bytes of a file',
  textTooLong: 'The text has {count} characters; {maxLength} are the limit',
});
