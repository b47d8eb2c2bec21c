import { defineMessages } from '../engine/values.ts';

/** Messages about a file as a whole. */
export const cliMessages = defineMessages('cli', {
  notSound: 'The text is not sound {form}',
  strict: 'There are warnings, and with --strict they are errors',
  notShown: 'The page does not show `{value}`',
  elementNotShown: 'The page does not show `{value}` ({element})',
});
