import { Type, type Static } from 'typebox';
import type { Immutable } from '../immutable.ts';

export const LocalisedText = Type.Record(Type.String(), Type.String(), {
  title: 'I18nString',
  description: 'Text by language code.',
  examples: [{ en: 'Spain', es: 'España' }],
});

export const RegimeSummary = Type.Object(
  {
    country: Type.String({ description: 'Country code of the regime; Greece is `EL`.', examples: ['ES'] }),
    name: LocalisedText,
    description: Type.Optional(LocalisedText),
    currency: Type.String({ examples: ['EUR'] }),
  },
  { title: 'RegimeSummary' },
);
export type RegimeSummary = Immutable<Static<typeof RegimeSummary>>;

export const AddonSummary = Type.Object(
  {
    key: Type.String({ examples: ['es-verifactu-v1'] }),
    name: LocalisedText,
    description: Type.Optional(LocalisedText),
    requires: Type.Optional(Type.Array(Type.String(), { description: 'Keys of the addons it brings along.' })),
  },
  { title: 'AddonSummary' },
);
export type AddonSummary = Immutable<Static<typeof AddonSummary>>;

export const SchemaList = Type.Object(
  { schemas: Type.Array(Type.String(), { examples: [['https://gobl.org/draft-0/bill/invoice']] }) },
  { title: 'SchemaList' },
);

export const RegimeList = Type.Object({ regimes: Type.Array(RegimeSummary) }, { title: 'RegimeList' });

export const AddonList = Type.Object({ addons: Type.Array(AddonSummary) }, { title: 'AddonList' });

export const RuleCard = Type.Object(
  {
    code: Type.String({ examples: ['GOBL-BILL-INVOICE-05'] }),
    type: Type.String({ description: 'Type the rule is about.', examples: ['bill.Invoice'] }),
    place: Type.String({
      description: 'What is tested below the type; `[]` stands for every entry, nothing for the value itself.',
      examples: ['lines[].item.price'],
    }),
    when: Type.Array(Type.String(), { description: 'Conditions under which it applies, to be read after "when".' }),
    must: Type.String({ description: 'What is tested, to be read after "must".', examples: ['be present'] }),
    description: Type.String({ description: 'What must hold, as faults say it.' }),
    origin: Type.Object(
      {
        kind: Type.Union([Type.Literal('core'), Type.Literal('regime'), Type.Literal('addon')]),
        name: Type.Optional(Type.String({ description: 'Country of the regime or key of the addon.' })),
      },
      { description: 'Who made the rule.' },
    ),
    cite: Type.Optional(Type.String({ description: 'Norm or document the rule rests on.' })),
  },
  { title: 'RuleCard' },
);
export type RuleCard = Immutable<Static<typeof RuleCard>>;

export const RuleList = Type.Object({ rules: Type.Array(RuleCard) }, { title: 'RuleList' });

export const Welcome = Type.Object(
  {
    product: Type.String({ examples: ['Assay'] }),
    gobl: Type.String({ description: 'Edition of the document format that is spoken.', examples: ['draft-0'] }),
    version: Type.String({ description: 'Version of this service and the engine in it.', examples: ['0.1.0'] }),
    engine: Type.Union([Type.Literal('embedded'), Type.Literal('upstream')], {
      description:
        'Who answers: the engine in this service, or another service behind it. `inspect` and the rules are always this service’s own.',
    }),
    links: Type.Record(Type.String(), Type.String(), { description: 'Where to go from here, relative to the server.' }),
  },
  { title: 'Welcome' },
);
