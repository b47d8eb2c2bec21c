import { object, oneOf, string } from '../typed-schema/schema.ts';

/** How grave a broken rule is. */
export const level = oneOf('error', 'warning', 'information');

/** Whose level replaces the flag of a rule set. */
export const LevelBy = object(
  {
    authority: string({ examples: ['KoSIT'] }),
    name: string({ description: 'Name of the configuration.', examples: ['Validator Configuration XRechnung'] }),
    release: string({ description: 'Release of the configuration.', examples: ['2026-01-31'] }),
    scenario: string({
      description: 'The kind of document that the configuration takes it for.',
      examples: ['XRechnung (UBL Invoice)'],
    }),
  },
  { title: 'LevelBy', description: 'The receiver that gives rules other levels than their set, by kind of document.' },
);
