import type { CorrectionDefinition } from '../../core/tax/definitions.ts';
import type { TaxKnowledge } from '../../core/tax/knowledge.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';

const SCHEMA = 'bill/invoice';

/** The combined requirements of regime and addons for correcting an invoice. */
export interface EffectiveCorrection {
  /** Empty if any type is allowed. The first is the default. */
  readonly types: readonly string[];
  readonly extensions: readonly string[];
  /** Providers of stamps required in the reference. */
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

/** The first definition for invoices, if any. One that matches only by the end of its schema hides the others. */
function definitionIn(set: readonly CorrectionDefinition[]): readonly CorrectionDefinition[] {
  const first = set.find(({ schema }) => SCHEMA.endsWith(schema));
  return first?.schema === SCHEMA ? [first] : [];
}
