import { prepareCombos } from '../../tax/calculation/combos.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import type { TaxableRow } from '../../tax/calculation/taxable-row.ts';
import type { TaxSet } from '../../tax/set.ts';
import type { Draft } from '../../../core/schema/draft.ts';

/** A taxable part of a document. */
export interface Taxed {
  readonly taxes?: TaxSet | undefined;
}

/** Completes the taxes of entries with an amount, in place, and adds their rows to the tax totals. */
export function prepareRows<T extends Draft<Taxed>>(
  rows: TaxableRow[],
  entries: readonly T[],
  list: string,
  amountOf: (entry: T) => TaxableRow['amount'] | undefined,
  scope: CalculationScope,
): void {
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index] as T;
    const amount = amountOf(entry);
    if (!amount) continue;
    const place = { list, index };
    if (entry.taxes) entry.taxes = prepareCombos(entry.taxes, place, scope);
    rows.push({ amount, combos: entry.taxes ?? NONE, place });
  }
}

const NONE: TaxSet = [];
