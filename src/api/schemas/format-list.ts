import { array, boolean, integer, object, optional, string } from '../typed-schema/schema.ts';
import { level } from './level.ts';

export const FormatRule = object(
  {
    code: string({ description: 'Id of the rule.', examples: ['BR-CO-10'] }),
    severity: level,
    terms: array(string(), { description: 'Terms of EN 16931 that it is about.', examples: [['BT-106']] }),
    description: string({ description: 'The requirement.' }),
    formats: array(string(), { description: 'Formats in which it is checked.', examples: [['ubl', 'cii']] }),
    since: optional(string({ description: 'The first release with it; if omitted, every release has it.' })),
    until: optional(string({ description: 'The first release without it.' })),
    weighs: optional(
      array(object({ release: string(), severity: level }), {
        description: 'Releases that change its severity.',
      }),
    ),
    changed: optional(string({ description: 'The release that changed its requirement.', examples: ['1.3.16'] })),
  },
  { title: 'FormatRule' },
);

export const FormatList = object(
  {
    formats: array(
      object({
        key: string({ description: 'Its name in requests.', examples: ['ubl'] }),
        name: string(),
        media_type: string(),
        type: string({
          description: 'Type of the documents converted from and to it.',
          examples: ['bill/invoice'],
        }),
        read_only: optional(boolean({ description: 'Can only be read: the format is superseded.' })),
        profiles: array(
          object({
            key: string({ examples: ['peppol-bis-3'] }),
            name: string(),
            specification: string({ description: 'Written specification identifier (BT-24).' }),
            process: optional(string({ description: 'Written business process (BT-23).' })),
            addons: array(string(), { description: 'Addons that a document of the profile names.' }),
            rule_sets: array(string(), { description: 'Keys of the rule sets that check it.' }),
          }),
        ),
      }),
    ),
    rule_sets: array(
      object({
        key: string({ examples: ['en16931'] }),
        aliases: optional(array(string(), { description: 'Other names in requests.' })),
        name: string(),
        authority: string({ description: 'Who publishes it.', examples: ['OpenPeppol'] }),
        documents: array(string(), {
          description: 'Local names of the root elements that it checks.',
          examples: [['Invoice', 'CreditNote']],
        }),
        base: optional(string({ description: 'Key of the set that also checks its documents.' })),
        url: optional(string({ description: 'Where its authority publishes it.' })),
        releases: array(
          object({
            key: string({ examples: ['2026.5'] }),
            from: string({
              description:
                'The first day on which it is in force: the day from which it must be used, or that of its publication if no other is known.',
              examples: ['2026-08-17'],
            }),
            published: optional(
              string({
                description: 'The day of its publication, if it came into force later.',
                examples: ['2026-08-04'],
              }),
            ),
            until: optional(string({ description: 'The first day on which it is no longer in force.' })),
            base: optional(string({ description: 'The release of the base that goes with it.', examples: ['1.3.16'] })),
            source: string({ description: 'Where it was read.' }),
            rules: integer({ description: 'Number of checked ids.' }),
          }),
          { description: 'The oldest first.' },
        ),
        not_judged_yet: array(
          object({
            key: string({ examples: ['1.3.17'] }),
            published: optional(string({ description: 'The day of its publication.', examples: ['2026-11-16'] })),
            due: optional(string({ description: 'The day from which it is expected, if it was not seen published.' })),
            source: string({ description: 'Where it is published.' }),
          }),
          { description: 'Later releases by which nothing is checked yet.' },
        ),
        acceptance: optional(
          object(
            {
              authority: string({ examples: ['KoSIT'] }),
              name: string({ examples: ['Validator Configuration XRechnung'] }),
              scenarios: array(
                object({
                  key: string({ examples: ['XRechnung (UBL Invoice)'] }),
                  document: string({ description: 'Local name of the root element.' }),
                  specification: string({ description: 'Specification identifier (BT-24).' }),
                }),
              ),
              releases: array(
                object({
                  key: string({ examples: ['2026-01-31'] }),
                  from: string(),
                  until: optional(string()),
                  source: string(),
                  levels: array(object({ scenario: string(), code: string(), severity: level })),
                }),
                { description: 'The oldest first.' },
              ),
            },
            {
              description:
                'Levels that the receiver gives rules of the set and its base in place of their severities, by kind of document.',
            },
          ),
        ),
        not_stated: array(string(), { description: 'Ids of the official set that are not checked yet.' }),
        rules: array(FormatRule),
        total: optional(integer({ description: 'With a filter: how many rules of the set fit it, on all pages.' })),
      }),
    ),
  },
  { title: 'FormatList' },
);
