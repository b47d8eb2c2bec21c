import { isSyntax, type Binding } from '../en16931/term-tree.ts';
import type { Describer } from '../rules/faults/describer.ts';
import type { RulePart, RuleSetDefinition } from './definition.ts';
import { RULE_SET_CARDS, type RuleSetKey } from './definitions.ts';
import { en16931Parts } from './en16931/parts.ts';
import { peppolBis3Parts } from './peppol-bis-3/parts.ts';
import { ruleSetsFor, type Judging, type RuleSet } from './rule-set.ts';
import { schemaParts } from './schema/parts.ts';
import { xrechnung3Parts } from './xrechnung-3/parts.ts';

/** How to load the rules of each set. */
const PARTS: Readonly<Record<RuleSetKey, readonly RulePart[]>> = {
  schema: schemaParts,
  en16931: en16931Parts,
  // Peppol
  'peppol-bis-3': peppolBis3Parts,
  'peppol-self-billing-3': [
    {
      syntax: 'ubl',
      load: async () => (await import('../peppol/peppol-self-billing.ts')).PEPPOL_SELF_BILLING_RULES,
    },
  ],
  // Germany
  'xrechnung-3': xrechnung3Parts,
  // France
  'fr-ctc': [
    { syntax: 'ubl', load: async () => (await import('./fr-ctc/ubl-rules.ts')).FR_CTC_UBL_RULES },
    { syntax: 'cii', load: async () => (await import('./fr-ctc/cii-rules.ts')).FR_CTC_CII_RULES },
  ],
  'fr-extended-ctc': [
    { syntax: 'ubl', load: async () => (await import('./fr-extended-ctc/ubl-rules.ts')).FR_EXTENDED_UBL_RULES },
    { syntax: 'cii', load: async () => (await import('./fr-extended-ctc/cii-rules.ts')).FR_EXTENDED_CII_RULES },
  ],
  'factur-x-minimum': [
    { syntax: 'cii', load: async () => (await import('./factur-x/level-rules.ts')).facturXLevelRules('minimum') },
  ],
  'factur-x-basic-wl': [
    { syntax: 'cii', load: async () => (await import('./factur-x/level-rules.ts')).facturXLevelRules('basic-wl') },
  ],
  'factur-x-basic': [
    { syntax: 'cii', load: async () => (await import('./factur-x/level-rules.ts')).facturXLevelRules('basic') },
  ],
  'factur-x-extended': [
    { syntax: 'cii', load: async () => (await import('./factur-x/extended-rules.ts')).FACTUR_X_EXTENDED_RULES },
  ],
  'fr-cdar': [{ load: async () => (await import('./fr-cdar/rules.ts')).FR_CDAR_RULES }],
  'fr-flux1-demarrage': [{ load: async () => (await import('./fr-flux1/rules.ts')).FR_FLUX1_DEMARRAGE_RULES }],
  'fr-flux1-cible': [{ load: async () => (await import('./fr-flux1/rules.ts')).FR_FLUX1_CIBLE_RULES }],
  'fr-flux10': [{ load: async () => (await import('./fr-flux10/rules.ts')).FR_FLUX10_RULES }],

  // PINT
  pint: [{ syntax: 'ubl', load: async () => (await import('./pint/rules.ts')).PINT_RULES }],
  'pint-eu': [{ syntax: 'ubl', load: async () => (await import('./pint-eu/rules.ts')).PINT_EU_RULES }],
  'pint-aunz': [{ syntax: 'ubl', load: async () => (await import('./pint-aunz/rules.ts')).PINT_AUNZ_RULES }],
  'pint-aunz-selfbilling': [
    { syntax: 'ubl', load: async () => (await import('./pint-aunz-selfbilling/rules.ts')).PINT_AUNZ_SELFBILLING_RULES },
  ],
  'pint-sg': [{ syntax: 'ubl', load: async () => (await import('./pint-sg/rules.ts')).PINT_SG_RULES }],
  'pint-my': [{ syntax: 'ubl', load: async () => (await import('./pint-my/rules.ts')).PINT_MY_RULES }],
  'pint-my-selfbilling': [
    { syntax: 'ubl', load: async () => (await import('./pint-my-selfbilling/rules.ts')).PINT_MY_SELFBILLING_RULES },
  ],
  'pint-jp': [{ syntax: 'ubl', load: async () => (await import('./pint-jp/rules.ts')).PINT_JP_RULES }],
  'pint-jp-selfbilling': [
    { syntax: 'ubl', load: async () => (await import('./pint-jp-selfbilling/rules.ts')).PINT_JP_SELFBILLING_RULES },
  ],
  'pint-jp-ntr': [{ syntax: 'ubl', load: async () => (await import('./pint-jp-ntr/rules.ts')).PINT_JP_NTR_RULES }],
  'pint-ae': [{ syntax: 'ubl', load: async () => (await import('./pint-ae/rules.ts')).PINT_AE_RULES }],
  'pint-om': [{ syntax: 'ubl', load: async () => (await import('./pint-om/rules.ts')).PINT_OM_RULES }],
  'pint-om-selfbilling': [
    { syntax: 'ubl', load: async () => (await import('./pint-om-selfbilling/rules.ts')).PINT_OM_SELFBILLING_RULES },
  ],

  // Romania
  'cius-ro': [{ syntax: 'ubl', load: async () => (await import('./cius-ro/rules.ts')).CIUS_RO_RULES }],

  // Croatia
  'hr-eracun': [{ syntax: 'ubl', load: async () => (await import('./hr-eracun/rules.ts')).HR_ERACUN_RULES }],

  // Denmark
  oioubl: [{ syntax: 'ubl', load: async () => (await import('./oioubl/rules.ts')).OIOUBL_RULES }],

  // Saudi Arabia
  zatca: [
    {
      syntax: 'ubl',
      load: async () => (await import('./zatca/rules.ts')).ZATCA_RULES,
      stamps: async () => (await import('../zatca/stamps.ts')).stampsOf,
    },
  ],

  // Poland
  ksef: [{ syntax: 'ksef', load: async () => (await import('./ksef/rules.ts')).KSEF_RULES }],

  // Hungary
  nav: [{ syntax: 'nav', load: async () => (await import('./nav/rules.ts')).NAV_RULES }],

  // Italy
  sdi: [{ syntax: 'fatturapa', load: async () => (await import('./sdi/rules.ts')).SDI_RULES }],

  // Spain
  verifactu: [{ syntax: 'verifactu', load: async () => (await import('./verifactu/rules.ts')).VERIFACTU_RULES }],

  // Mexico
  cfdi: [{ syntax: 'cfdi', load: async () => (await import('./cfdi/rules.ts')).CFDI_RULES }],

  // Belgium
  'ubl-be': [{ syntax: 'ubl', load: async () => (await import('./ubl-be/rules.ts')).UBL_BE_RULES }],

  // Portugal
  'cius-pt': [{ syntax: 'ubl', load: async () => (await import('./cius-pt/rules.ts')).CIUS_PT_RULES }],

  // Netherlands
  'si-ubl': [{ syntax: 'ubl', load: async () => (await import('./si-ubl/rules.ts')).SI_UBL_RULES }],
  'nlcius-cii': [{ syntax: 'cii', load: async () => (await import('./nlcius-cii/rules.ts')).NLCIUS_CII_RULES }],

  // Messages other than invoices
  'peppol-mls': [{ load: async () => (await import('./peppol-mls/rules.ts')).PEPPOL_MLS_RULES }],
  'peppol-t111': [{ load: async () => (await import('./peppol-t111/rules.ts')).PEPPOL_T111_RULES }],
  'peppol-t71': [{ load: async () => (await import('./peppol-t71/rules.ts')).PEPPOL_T71_RULES }],
  'peppol-t76': [{ load: async () => (await import('./peppol-t76/rules.ts')).PEPPOL_T76_RULES }],
  'peppol-t16': [{ load: async () => (await import('./peppol-t16/rules.ts')).PEPPOL_T16_RULES }],
  'peppol-t01': [{ load: async () => (await import('./peppol-t01/rules.ts')).PEPPOL_T01_RULES }],
};

type Definition = RuleSetDefinition & { readonly key: RuleSetKey };
const DEFINITIONS: readonly Definition[] = RULE_SET_CARDS;

function isAsked({ syntax, countries }: RulePart, judging: Judging): boolean {
  if (syntax && syntax !== judging.syntax) return false;
  return !countries || !judging.countries || countries.some((country) => judging.countries?.includes(country));
}

/** The sets for an invoice, with the rules for its syntax. Rejects if code cannot be loaded; calling again retries. */
export async function fetchRuleSets(judging: Judging): Promise<readonly RuleSet[]> {
  return Promise.all(
    ruleSetsFor(DEFINITIONS, judging).map(async (card) => {
      const asked = PARTS[card.key].filter((part) => isAsked(part, judging));
      const [rules, structures, [stamps]] = await Promise.all([
        Promise.all(asked.map(async ({ load }) => load())),
        Promise.all(asked.flatMap(({ structures: walked }) => (walked ? [walked()] : []))),
        Promise.all(asked.flatMap((part) => (part.stamps ? [part.stamps()] : []))),
      ]);
      return {
        ...card,
        rules: rules.flat(),
        ...(structures.length > 0 && { structures: structures.flat() }),
        ...(stamps && { stamps }),
      };
    }),
  );
}

/** Sentences of broken rows, by syntax, once they are loaded. */
const describers = new Map<Binding, Describer>();

/** Rule sets whose faults may still be without words. */
export interface UndescribedSets {
  readonly sets: readonly RuleSet[];
  /** After judging: the same sets with words, if a fault lacks them. */
  readonly inWords: () => Promise<readonly RuleSet[]> | undefined;
}

/**
 * The sets for an invoice, first without the code that describes faults: a clean invoice needs none. Whoever judges with
 * them judges once more if `inWords` gives sets. Rejects like {@link fetchRuleSets}.
 */
export async function fetchUndescribedSets(judging: Judging): Promise<UndescribedSets> {
  const sets = await fetchRuleSets(judging);
  const { syntax } = judging;
  const known = describers.get(syntax);
  if (known) return { sets: withDescriber(sets, known), inWords: () => undefined };
  let isMissing = false;
  const onBroken = (): void => {
    isMissing = true;
  };
  return {
    sets: sets.map((set) => ({ ...set, onBroken })),
    inWords: () => (isMissing ? fetchDescriber(syntax).then((describe) => withDescriber(sets, describe)) : undefined),
  };
}

/** The sets for an invoice, with the words of their faults. Rejects like {@link fetchRuleSets}. */
export async function fetchDescribedSets(judging: Judging): Promise<readonly RuleSet[]> {
  const [sets, describe] = await Promise.all([fetchRuleSets(judging), fetchDescriber(judging.syntax)]);
  return withDescriber(sets, describe);
}

const withDescriber = (sets: readonly RuleSet[], describe: Describer): readonly RuleSet[] =>
  sets.map((set) => ({ ...set, describe }));

async function fetchDescriber(syntax: Binding): Promise<Describer> {
  const known = describers.get(syntax);
  if (known) return known;
  const [{ describerWith }, ...structures] = await Promise.all([
    import('../rules/faults/describer.ts'),
    ...schemaParts.flatMap((part) => (part.syntax === syntax && part.structures ? [part.structures()] : [])),
  ]);
  const describe = describerWith(structures.flat());
  describers.set(syntax, describe);
  return describe;
}

/**
 * Loads the rules for invoices of many countries, whatever will be judged. Settles in any case. Sets of one country
 * wait for a document that needs them.
 */
export async function fetchRulesAhead(): Promise<void> {
  const parts = DEFINITIONS.flatMap(({ ahead, key }) => (ahead ? PARTS[key] : [])).filter(
    // The format of one country waits for its first file.
    ({ syntax }) => syntax === undefined || isSyntax(syntax),
  );
  await Promise.allSettled(parts.flatMap(({ load, structures }) => [load(), structures?.()]));
}
