import type { Amount } from '../../../core/num/amount.ts';
import type { TaxSet } from '../set.ts';
import type { RowPlace } from './scope.ts';

/** A taxable row: a line, or a discount (negated) or charge of the document. */
export interface TaxableRow {
  readonly amount: Amount;
  /** With their percentages filled in. */
  readonly combos: TaxSet;
  readonly place: RowPlace;
}
