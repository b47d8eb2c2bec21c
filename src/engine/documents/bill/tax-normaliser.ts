import { tableOf } from '../../core/text/table-of.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { BillTax } from './tax.ts';

/** Names of the rounding models in older documents. */
const FORMER_NAMES: Readonly<Record<string, string>> = tableOf({
  'sum-then-round': 'precise',
  'round-then-sum': 'currency',
});

export const normaliseBillTax = defineNormaliser<BillTax>(BillTax, (tax) => {
  const rounding = tax.rounding && FORMER_NAMES[tax.rounding];
  return rounding ? { ...tax, rounding } : tax;
});
