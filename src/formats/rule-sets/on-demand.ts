import { isSyntax, type Binding } from '../en16931/term-tree.ts';
import type { Describer } from '../rules/faults/describer.ts';
import type { RulePart, RuleSetDefinition } from './definition.ts';
import { RULE_SET_CARDS, type RuleSetKey } from './definitions.ts';
import { en16931Parts } from './en16931/parts.ts';
import { facturXExtendedParts } from './factur-x-extended/parts.ts';
import { facturXLevelParts } from './factur-x-levels/parts.ts';
import { frCdarParts } from './fr-cdar/parts.ts';
import { frCtcParts } from './fr-ctc/parts.ts';
import { frExtendedCtcParts } from './fr-extended-ctc/parts.ts';
import { frFlux1CibleParts } from './fr-flux1-cible/parts.ts';
import { frFlux1DemarrageParts } from './fr-flux1-demarrage/parts.ts';
import { frFlux10Parts } from './fr-flux10/parts.ts';
import { peppolBis3Parts } from './peppol-bis-3/parts.ts';
import { peppolSelfBilling3Parts } from './peppol-self-billing-3/parts.ts';
import { peppolMlsParts } from './peppol-mls/parts.ts';
import { peppolT111Parts } from './peppol-t111/parts.ts';
import { peppolT71Parts } from './peppol-t71/parts.ts';
import { peppolT76Parts } from './peppol-t76/parts.ts';
import { peppolT16Parts } from './peppol-t16/parts.ts';
import { peppolT01Parts } from './peppol-t01/parts.ts';
import { pintParts } from './pint/parts.ts';
import { pintAunzParts } from './pint-aunz/parts.ts';
import { pintAunzSelfbillingParts } from './pint-aunz-selfbilling/parts.ts';
import { pintSgParts } from './pint-sg/parts.ts';
import { pintMyParts } from './pint-my/parts.ts';
import { pintMySelfbillingParts } from './pint-my-selfbilling/parts.ts';
import { pintJpParts } from './pint-jp/parts.ts';
import { pintJpSelfbillingParts } from './pint-jp-selfbilling/parts.ts';
import { pintJpNtrParts } from './pint-jp-ntr/parts.ts';
import { pintAeParts } from './pint-ae/parts.ts';
import { pintOmParts } from './pint-om/parts.ts';
import { pintOmSelfbillingParts } from './pint-om-selfbilling/parts.ts';
import { ciusPtParts } from './cius-pt/parts.ts';
import { ciusRoParts } from './cius-ro/parts.ts';
import { hrEracunParts } from './hr-eracun/parts.ts';
import { ksefParts } from './ksef/parts.ts';
import { navParts } from './nav/parts.ts';
import { sdiParts } from './sdi/parts.ts';
import { cfdiParts } from './cfdi/parts.ts';
import { verifactuParts } from './verifactu/parts.ts';
import { oioublParts } from './oioubl/parts.ts';
import { siUblParts } from './si-ubl/parts.ts';
import { nlciusCiiParts } from './nlcius-cii/parts.ts';
import { ublBeParts } from './ubl-be/parts.ts';
import { pintEuParts } from './pint-eu/parts.ts';
import { zatcaParts } from './zatca/parts.ts';
import { ruleSetsFor, type Judging, type RuleSet } from './rule-set.ts';
import { schemaParts } from './schema/parts.ts';
import { xrechnung3Parts } from './xrechnung-3/parts.ts';

/** How to load the rules of each set. */
const PARTS: Readonly<Record<RuleSetKey, readonly RulePart[]>> = {
  schema: schemaParts,
  en16931: en16931Parts,
  // Peppol
  'peppol-bis-3': peppolBis3Parts,
  'peppol-self-billing-3': peppolSelfBilling3Parts,
  // Germany
  'xrechnung-3': xrechnung3Parts,
  // France
  'fr-ctc': frCtcParts,
  'fr-extended-ctc': frExtendedCtcParts,
  'factur-x-minimum': facturXLevelParts('minimum'),
  'factur-x-basic-wl': facturXLevelParts('basic-wl'),
  'factur-x-basic': facturXLevelParts('basic'),
  'factur-x-extended': facturXExtendedParts,
  'fr-cdar': frCdarParts,
  'fr-flux1-demarrage': frFlux1DemarrageParts,
  'fr-flux1-cible': frFlux1CibleParts,
  'fr-flux10': frFlux10Parts,

  // PINT
  pint: pintParts,
  'pint-eu': pintEuParts,
  'pint-aunz': pintAunzParts,
  'pint-aunz-selfbilling': pintAunzSelfbillingParts,
  'pint-sg': pintSgParts,
  'pint-my': pintMyParts,
  'pint-my-selfbilling': pintMySelfbillingParts,
  'pint-jp': pintJpParts,
  'pint-jp-selfbilling': pintJpSelfbillingParts,
  'pint-jp-ntr': pintJpNtrParts,
  'pint-ae': pintAeParts,
  'pint-om': pintOmParts,
  'pint-om-selfbilling': pintOmSelfbillingParts,

  // Romania
  'cius-ro': ciusRoParts,

  // Croatia
  'hr-eracun': hrEracunParts,

  // Denmark
  oioubl: oioublParts,

  // Saudi Arabia
  zatca: zatcaParts,

  // Poland
  ksef: ksefParts,

  // Hungary
  nav: navParts,

  // Italy
  sdi: sdiParts,

  // Spain
  verifactu: verifactuParts,

  // Mexico
  cfdi: cfdiParts,

  // Belgium
  'ubl-be': ublBeParts,

  // Portugal
  'cius-pt': ciusPtParts,

  // Netherlands
  'si-ubl': siUblParts,
  'nlcius-cii': nlciusCiiParts,

  // Messages other than invoices
  'peppol-mls': peppolMlsParts,
  'peppol-t111': peppolT111Parts,
  'peppol-t71': peppolT71Parts,
  'peppol-t76': peppolT76Parts,
  'peppol-t16': peppolT16Parts,
  'peppol-t01': peppolT01Parts,
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
