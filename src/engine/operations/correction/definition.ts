import type { CorrectionDefinition } from '../../core/tax/definitions.ts';
import type { TaxKnowledge } from '../../core/tax/knowledge.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';

const SCHEMA = 'bill/invoice';

/** What the regime and the addons of an invoice together say about correcting it. */
export interface EffectiveCorrection {
  /** Empty when any type will do. The first is offered first. */
  readonly types: readonly string[];
  readonly extensions: readonly string[];
  /** Providers of stamps that the reference has to carry. */
  readonly stamps: readonly string[];
  readonly reasonRequired: boolean;
  readonly copyTax: boolean;
}

export function effectiveCorrection(invoice: Invoice, knowledge: TaxKnowledge): EffectiveCorrection {
  const definitions = [
    knowledge.regime(invoice.$regime ?? '')?.corrections,
    ...(invoice.$addons ?? []).map((key) => knowledge.addon(key)?.corrections),
  ].flatMap((set) => definitionIn(set ?? []));
  const union = (listOf: (definition: CorrectionDefinition) => readonly string[] | undefined) => [
    ...new Set(definitions.flatMap((definition) => listOf(definition) ?? [])),
  ];
  return {
    types: union(({ types }) => types),
    extensions: union(({ extensions }) => extensions),
    stamps: union(({ stamps }) => stamps),
    reasonRequired: definitions.some(({ reasonRequired }) => reasonRequired),
    copyTax: definitions.some(({ copyTax }) => copyTax),
  };
}

/** The first definition that is about invoices, if any. One that is so only by the end of its schema hides the others. */
function definitionIn(set: readonly CorrectionDefinition[]): readonly CorrectionDefinition[] {
  const first = set.find(({ schema }) => SCHEMA.endsWith(schema));
  return first?.schema === SCHEMA ? [first] : [];
}
