import { array, integer, boolean, withDescription, object, oneOf, optional, string } from '../typed-schema/schema.ts';
import { Loss } from './formats.ts';
import { InspectFault } from './inspect-fault.ts';
import { level, LevelBy } from './level.ts';
import { phraseMembers } from './phrase.ts';

const left = array(oneOf('signature', 'stamp', 'number', 'network'), {
  description: 'Steps left to the sender’s program or to a provider, whatever the verdict.',
});

const RuleSetInForce = object(
  {
    set: string({ description: 'Key of the rule set.', examples: ['xrechnung-3'] }),
    name: string({ examples: ['XRechnung 3.0'] }),
    release: string({ description: 'Its release in force on the day.', examples: ['3.0.2-2.6.0'] }),
    not_judged_yet: optional(
      array(string(), {
        description: 'Later releases, published or due on the day, by which nothing is checked yet.',
        examples: [['1.3.17']],
      }),
    ),
  },
  { title: 'RuleSetInForce' },
);

const LevelsInForce = object(
  {
    authority: string({ examples: ['KoSIT'] }),
    name: string({ examples: ['Validator Configuration XRechnung'] }),
    release: string({ description: 'Its release in force on the day.', examples: ['2026-01-31'] }),
  },
  {
    title: 'LevelsInForce',
    description:
      'Whose levels replace the flags of the rule sets. Faults say the level, and beside it the flag where they differ.',
  },
);

export const Destination = object(
  {
    key: string({ description: 'Its name in requests.', examples: ['xrechnung'] }),
    name: string({ examples: ['XRechnung'] }),
    authority: string({ description: 'Who decides which documents are accepted.', examples: ['KoSIT'] }),
    url: string({ description: 'Page of its authority.' }),
    country: optional(string({ description: 'The country whose documents go there.', examples: ['DE'] })),
    addons: array(string(), {
      description: 'Addons that imply this destination.',
      examples: [['de-xrechnung-v3']],
    }),
    formats: array(string(), {
      description:
        'Formats it takes that are written here, the usual one first; empty where its file is not written here.',
      examples: [['ubl', 'cii']],
    }),
    types: array(string(), {
      description: 'Types of documents that can be written for it, without the address of the format.',
      examples: [['bill/invoice']],
    }),
    profiles: array(string(), {
      description: 'XML profiles for it; the first one is written.',
      examples: [['xrechnung-3']],
    }),
    rule_sets: array(RuleSetInForce, {
      description: 'The rule sets that check its XML, each in the release in force today.',
    }),
    levels_by: optional(LevelsInForce),
    country_tells: boolean({
      description:
        'True where a document between two parties of the country goes there by law, whether or not an addon says so.',
    }),
    required: optional(
      array(
        object(
          {
            country: string({ description: 'Code of the country.', examples: ['SK'] }),
            since: string({ description: 'First day for all businesses, YYYY-MM-DD.', examples: ['2027-01-01'] }),
          },
          { description: 'A country, and the first day of its law.' },
        ),
        {
          description:
            'Countries whose law sends invoices between two of their businesses there from a day on, whether or not an addon says so.',
        },
      ),
    ),
    specification: optional(
      string({
        description:
          'Regular expression of the specification (BT-24) by which XML tells that it goes there, where no profile does.',
      }),
    ),
    unchecked: array(oneOf('national-xml', 'own-rules', 'beyond-schema', 'further-conditions'), {
      description:
        'What is never checked: `national-xml`, the file that is not written here; `own-rules`, rules beyond those of EN 16931; `beyond-schema`, conditions beyond the XML schema of the authority; `further-conditions`, those that no rule here states.',
    }),
    left,
  },
  { title: 'Destination', description: 'Where a document goes: a network, a platform or an authority.' },
);

export const DestinationList = object(
  {
    at: string({ description: 'The day of the releases, as YYYY-MM-DD.', examples: ['2026-11-25'] }),
    destinations: array(Destination),
  },
  { title: 'DestinationList' },
);

const DestinationFault = object(
  {
    ...InspectFault.properties,
    set: optional(
      string({ description: 'Key of the rule set, of a rule of an authority.', examples: ['xrechnung-3'] }),
    ),
    release: optional(string({ description: 'Release of the rule set.' })),
    flag: optional(withDescription(level, 'The flag of the rule set, if the receiver has another level.')),
    level_by: optional(LevelBy),
  },
  { title: 'DestinationFault' },
);

export const DestinationVerdict = object(
  {
    key: string({ examples: ['xrechnung'] }),
    name: string({ examples: ['XRechnung'] }),
    told_by: withDescription(
      oneOf('request', 'addon', 'country', 'inbox', 'specification', 'profile'),
      'What tells that it goes there: the request, an addon, the country of both parties, an inbox of Peppol, or the specification or profile of the XML.',
    ),
    verdict: withDescription(
      oneOf('ready', 'not-ready', 'unproven'),
      '`ready`: no fault, and all of the rules are checked. `unproven`: no fault in what is checked; `unchecked` tells what is not.',
    ),
    description: string({ description: 'The verdict as a sentence.' }),
    ...phraseMembers,
    at: string({ description: 'The day of the verdict, as YYYY-MM-DD.', examples: ['2026-11-25'] }),
    format: optional(string({ description: 'Format in which the document was checked.' })),
    profile: optional(string({ description: 'Profile in which it was checked, or which the XML names.' })),
    sets: array(RuleSetInForce, { description: 'The rule sets used, each in the release in force on the day.' }),
    levels_by: optional(LevelsInForce),
    faults: array(DestinationFault, {
      description:
        'What is wrong for the destination and is not among the faults of the document itself, at its members.',
    }),
    losses: array(Loss, { description: 'Values of the document that the XML has no place for, at most 1,000.' }),
    losses_left_out: optional(integer({ description: 'Number of further such values.' })),
    unchecked: array(object({ description: string(), ...phraseMembers }), {
      description: 'What is not checked here.',
    }),
    left,
  },
  { title: 'DestinationVerdict', description: 'Whether the document is ready for a destination.' },
);
