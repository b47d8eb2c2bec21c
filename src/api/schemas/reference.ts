import {
  integer,
  array,
  object,
  withDescription,
  oneOf,
  optional,
  record,
  stated,
  string,
  type Static,
} from '../typed-schema/schema.ts';
import { LARGEST_NUMBER } from '../address.ts';
import { Citation } from './citation.ts';
import { phraseMembers, phraseRef } from './phrase.ts';

export const LocalisedText = record(string(), {
  title: 'I18nString',
  description: 'Text by language code.',
  examples: [{ en: 'Spain', es: 'España' }],
});

export const RegimeSummary = object(
  {
    country: string({ description: 'Country code of the regime; Greece is `EL`.', examples: ['ES'] }),
    name: LocalisedText,
    description: optional(LocalisedText),
    currency: string({ examples: ['EUR'] }),
    known: optional(
      object(
        {
          since: optional(
            string({
              description: 'First day from which every rate is checked.',
              examples: ['2010-01-01'],
            }),
          ),
          read: string({ description: 'Day on which the sources were last checked.', examples: ['2026-11-22'] }),
        },
        { title: 'KnownPeriod', description: 'Which figures of the regime are checked.' },
      ),
    ),
  },
  { title: 'RegimeSummary' },
);
export type RegimeSummary = Static<typeof RegimeSummary>;

export const AddonSummary = object(
  {
    key: string({ examples: ['es-verifactu-v1'] }),
    name: LocalisedText,
    description: optional(LocalisedText),
    requires: optional(array(string(), { description: 'Keys of the addons that it requires.' })),
  },
  { title: 'AddonSummary' },
);
export type AddonSummary = Static<typeof AddonSummary>;

export const SchemaList = object(
  { schemas: array(string(), { examples: [['https://gobl.org/draft-0/bill/invoice']] }) },
  { title: 'SchemaList' },
);

export const RegimeList = object({ regimes: array(RegimeSummary) }, { title: 'RegimeList' });

export const AddonList = object({ addons: array(AddonSummary) }, { title: 'AddonList' });

export const RuleCard = object(
  {
    code: string({ examples: ['GOBL-BILL-INVOICE-05'] }),
    type: string({
      description:
        'Type the rule is about; `xml.Invoice` for rules on XML invoices, `xml.Order` and the like for those on other XML.',
      examples: ['bill.Invoice'],
    }),
    place: string({
      description:
        'What is tested below the type; `[]` stands for every entry, nothing for the value itself. Of an XML invoice, the terms of EN 16931.',
      examples: ['lines[].item.price'],
    }),
    elements: optional(
      array(
        object({
          term: string({ examples: ['BT-10'] }),
          syntax: oneOf('UBL', 'CII'),
          path: string({ examples: ['/Invoice/cbc:BuyerReference'] }),
        }),
        { description: 'Where an XML invoice has the values of these terms; only with a single rule.' },
      ),
    ),
    examples: optional(
      array(object({ syntax: oneOf('UBL', 'CII'), wrong: string(), right: string() }), {
        description: 'XML that breaks the rule, and that keeps it; only with a single rule.',
      }),
    ),
    when: array(string(), { description: 'Conditions under which it applies, to be read after "when".' }),
    must: string({ description: 'What is tested, to be read after "must".', examples: ['be present'] }),
    description: string({ description: 'The requirement, as in faults.' }),
    ...phraseMembers,
    severity: optional(
      withDescription(oneOf('error', 'warning', 'information'), 'Of rules on XML invoices; all others are errors.'),
    ),
    levels: optional(
      array(
        object({
          severity: oneOf('error', 'warning', 'information'),
          authority: string({ examples: ['KoSIT'] }),
          scenarios: array(string(), { examples: [['XRechnung (UBL Invoice)']] }),
        }),
        { description: 'Levels that receivers give it in place of the severity, by kind of document.' },
      ),
    ),
    origin: object(
      {
        kind: oneOf('core', 'regime', 'addon', 'format'),
        name: optional(
          string({ description: 'Country of the regime, key of the addon, or key of the format’s rule set.' }),
        ),
        sets: optional(array(string(), { description: 'Every rule set that has it, if there are several.' })),
      },
      { description: 'Who made the rule.' },
    ),
    cite: optional(
      array(Citation, { description: 'The norms of the rule, at least one; absent only if `uncited` says why.' }),
    ),
    uncited: optional(string({ description: 'Why the rule has no norm.' })),
    messages: optional(
      object(
        { when: array(object(phraseRef)), must: object(phraseRef), uncited: optional(object(phraseRef)) },
        { description: 'The phrases of its texts.' },
      ),
    ),
    answers: optional(
      array(
        object({
          authority: string({ description: 'Key of the authority.', examples: ['zatca'] }),
          name: string({ description: 'Its name.' }),
          code: string({ examples: ['BR-KSA-15'] }),
        }),
        { description: 'Codes with which authorities refuse a document that breaks the rule.' },
      ),
    ),
  },
  { title: 'RuleCard' },
);
export type RuleCard = Static<typeof RuleCard>;

export const RuleList = object(
  {
    rules: array(RuleCard),
    total: optional(integer({ description: 'With a filter: how many rules fit it, on all pages.' })),
  },
  { title: 'RuleList' },
);

/** Most rules of a page. */
export const MOST_PAGE_RULES = 1000;

/** Most characters of a search. */
export const MOST_SEARCHED = 200;

const chosen = {
  set: optional(
    string({ description: 'Only rules of this rule set, regime or addon, in any case.', examples: ['xrechnung-3'] }),
  ),
  term: optional(string({ description: 'Only rules about this term of EN 16931.', examples: ['BT-10'] })),
};

const page = {
  limit: optional(
    stated(integer({ description: 'Most rules, from 1 to 1000.', examples: [50] }), {
      minimum: 1,
      maximum: MOST_PAGE_RULES,
    }),
  ),
  offset: optional(
    stated(integer({ description: 'How many rules come before the first one.', examples: [0] }), {
      minimum: 0,
      maximum: LARGEST_NUMBER,
    }),
  ),
};

/** Which part of the rules of formats; without any of these it is whole. */
export const FormatRuleQuery = object({ ...chosen, ...page });

/** Which part of a list of rules; without any of these it is whole. */
export const RuleQuery = object({
  ...chosen,
  search: optional(
    stated(
      string({
        description:
          'Only rules whose code or sentence has all of these words, in any case and in the language asked for.',
        examples: ['buyer reference'],
      }),
      { maxLength: MOST_SEARCHED },
    ),
  ),
  ...page,
});

export const Welcome = object(
  {
    product: string({ examples: ['Assay'] }),
    gobl: string({ description: 'Supported edition of the document format.', examples: ['draft-0'] }),
    releases: optional(
      object(
        {
          exact: string({ description: 'Release whose results the engine gives.', examples: ['0.502.1'] }),
          widened: string({
            description: 'Latest release whose additions are accepted.',
            examples: ['0.507.0'],
          }),
        },
        { description: 'Releases of the format that this engine supports.' },
      ),
    ),
    version: string({ description: 'Version of this service and the engine in it.', examples: ['0.2.0'] }),
    engine: withDescription(
      oneOf('embedded', 'upstream'),
      'Who answers: the engine in this service, or another service behind it. `inspect` and the rules are always this service’s own.',
    ),
    links: record(string(), { description: 'Links to the main routes, relative to the server.' }),
  },
  { title: 'Welcome' },
);
