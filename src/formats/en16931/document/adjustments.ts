import { Decimal, parseDecimal } from '../decimal.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { CODECS } from './codecs.ts';
import type { Draft, Path } from './draft.ts';
import { decode, putLeaves } from './leaf-rows.ts';
import { putTaxes, type TaxTerms } from './taxes.ts';
import { xmlMessages } from '../../reading/messages.ts';

/** The terms of an allowance or charge. */
export interface AdjustmentTerms {
  readonly group: string;
  /** Member of the document or line with the list. */
  readonly list: 'discounts' | 'charges';
  readonly amount: string;
  readonly base: string;
  readonly percent: string;
  readonly reason: string;
  readonly code: string;
  readonly extension: 'untdid-allowance' | 'untdid-charge';
  readonly tax?: TaxTerms;
}

const terms = (
  group: string,
  list: 'discounts' | 'charges',
  [amount, base, percent, reason, code]: readonly [string, string, string, string, string],
): AdjustmentTerms => {
  const extension = list === 'discounts' ? 'untdid-allowance' : 'untdid-charge';
  return { group, list, amount, base, percent, reason, code, extension };
};

export const DOCUMENT_ALLOWANCE = terms('BG-20', 'discounts', ['BT-92', 'BT-93', 'BT-94', 'BT-97', 'BT-98']);
export const DOCUMENT_CHARGE = terms('BG-21', 'charges', ['BT-99', 'BT-100', 'BT-101', 'BT-104', 'BT-105']);
export const LINE_ALLOWANCE = terms('BG-27', 'discounts', ['BT-136', 'BT-137', 'BT-138', 'BT-139', 'BT-140']);
export const LINE_CHARGE = terms('BG-28', 'charges', ['BT-141', 'BT-142', 'BT-143', 'BT-144', 'BT-145']);

/** Puts the allowances or charges of the invoice or of a line. */
export function putAdjustments(
  draft: Draft,
  owner: TermGroup,
  at: Path,
  adjustment: AdjustmentTerms,
  invoice: InvoiceTerms,
  tax?: TaxTerms,
): void {
  owner.groupsOf(adjustment.group).forEach((group) => {
    const entry = [...at, adjustment.list, draft.count([...at, adjustment.list])];
    putLeaves(draft, group, entry, [
      { term: adjustment.reason, at: 'reason' },
      { term: adjustment.code, at: `ext.${adjustment.extension}`, as: 'code' },
    ]);
    putFigures(draft, group, entry, adjustment);
    if (tax) putTaxes(draft, group, entry, tax, invoice);
  });
}

/**
 * A percentage is imported if it gives the amount, which building then calculates. Otherwise the amount counts, because
 * the totals use it. A base alone is not imported: documents have none without a percentage.
 */
function putFigures(draft: Draft, group: TermGroup, entry: Path, terms: AdjustmentTerms): void {
  const [amount, base, percent] = [group.value(terms.amount), group.value(terms.base), group.value(terms.percent)];
  const rate = CODECS.percent.read(percent?.value ?? '');
  if (rate === undefined || !agrees(amount?.value, base?.value, rate)) {
    draft.put([...entry, 'amount'], decode(draft, amount, 'amount'), amount);
    if (rate === undefined) {
      decode(draft, percent, 'percent');
      draft.left(base, xmlMessages.baseAlone);
      return;
    }
    const why = xmlMessages.amountTaken;
    draft.left(percent, why);
    draft.left(base, why);
    return;
  }
  draft.put([...entry, 'percent'], rate, percent);
  draft.put([...entry, 'base'], withDecimals(decode(draft, base, 'amount'), amount), base);
  if (amount && decode(draft, amount, 'amount') !== undefined) draft.recalculated(amount, [...entry, 'amount']);
}

/** Building calculates with the decimals of the base, so it gets as many as the amount. */
function withDecimals(base: string | undefined, amount: TermValue | undefined): string | undefined {
  const known = parseDecimal(base ?? '');
  const more = amount?.decimal?.scale ?? 0;
  return known && known.scale < more ? known.plus(new Decimal(0n, more)).toString() : base;
}

function agrees(amount: string | undefined, base: string | undefined, percent: string): boolean {
  if (base === undefined) return amount === undefined || parseDecimal(amount) === undefined;
  const [sum, of, rate] = [parseDecimal(amount ?? ''), parseDecimal(base), parseDecimal(percent.slice(0, -1))];
  if (!sum || !of || !rate) return sum === undefined;
  const decimals = Math.max(2, sum.scale);
  const calculated = of.times(rate).over(HUNDRED, decimals + 4);
  return calculated !== undefined && calculated.rounded(2).equals(sum.rounded(2));
}

const HUNDRED = parseDecimal('100') as NonNullable<ReturnType<typeof parseDecimal>>;
