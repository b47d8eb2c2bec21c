import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { figure } from '../members/form.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import { inEuros } from '../verifactu/breakdown.ts';

export const CENTS = 2;
/** Decimals of quantities, prices and discounts of a line. */
export const FINE = 8;

export const HUNDRED = new Decimal(100n, 0);

export const textAt = (writing: MemberWriting, at: Path, member: string): string =>
  String(writing.peek({ at }, member) ?? '');

/** A number of the document, marked as written. */
export const take = (writing: MemberWriting, at: Path, member: string): Decimal =>
  parseDecimal(writing.take({ at }, member)) ?? Decimal.ZERO;

/** An amount in euros. Those of a credit note are positive in a document, and negative in the file. */
export function amount(number: Decimal, writing: MemberWriting): Decimal {
  const euros = number.times(inEuros(writing));
  return writing.isCorrection() ? euros.negated() : euros;
}

export const money = (number: Decimal, writing: MemberWriting): string => figure(amount(number, writing), CENTS, CENTS);

/** A percentage with two decimals. */
export const share = (text: string): string =>
  figure(parseDecimal(text.replace(/%$/, '')) ?? Decimal.ZERO, CENTS, CENTS);
