import { defineMessages } from '../../engine/values.ts';

/** What is wrong with a configuration file or a baseline. */
export const settingsMessages = defineMessages('settings', {
  at: '{file}: {place}: {why}',
  whole: '{file}: {why}',
  unreadable: 'the file cannot be read',
  notation: 'it is not YAML or JSON',
  offNeedsReason: 'a rule is turned off by an object with a reason: severity: off, reason: …',
  noBaseline: 'there is no such baseline: --write-baseline makes it',
});
