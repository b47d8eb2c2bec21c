import type { Amount } from '../../../core/num/amount.ts';
import type { TaxSet } from '../set.ts';
import type { RowPlace } from './scope.ts';

/** A row that is taxed: a line, or a discount (negated) or charge of the document. */
export interface TaxableRow {
  readonly amount: Amount;
  /** With their percentages in place. */
  readonly combos: TaxSet;
  readonly place: RowPlace;
}
