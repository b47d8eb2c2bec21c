import type { PreparedCombo } from '../../tax/calculation/combos.ts';
import { prepareCombos } from '../../tax/calculation/combos.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import type { TaxableRow } from '../../tax/calculation/totals.ts';
import type { TaxSet } from '../../tax/set.ts';
import type { Draft } from './draft.ts';

/** Something of a document that can be taxed. */
export interface Taxed {
  readonly taxes?: TaxSet | undefined;
}

/**
 * Looks up the taxes of entries that have an amount, in place, and gives the rows they contribute to the tax totals. `at`
 * is the path of the list.
 */
export function prepareRows<T extends Draft<Taxed>>(
  entries: readonly T[],
  at: string,
  amountOf: (entry: T) => TaxableRow['amount'] | undefined,
  scope: CalculationScope,
): readonly TaxableRow[] {
  const rows: TaxableRow[] = [];
  entries.forEach((entry, index) => {
    const amount = amountOf(entry);
    if (!amount) return;
    const path = `${at}[${index}]`;
    const combos = entry.taxes ? prepareCombos(entry.taxes, `${path}.taxes`, scope) : NONE;
    rows.push({ amount, combos, at: path });
    if (entry.taxes) entry.taxes = combos.map(({ combo }) => combo);
  });
  return rows;
}

const NONE: readonly PreparedCombo[] = [];
