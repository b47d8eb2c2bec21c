import { parseDecimal, type Decimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { figure } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import { textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';

/** Decimals of amounts (DoubleUpToEightDecimalType). */
export const LEAST = 2;
export const MOST = 8;

/** An amount as the file has it: those of a credit note, positive in a document, are negative. */
export function amountOf(text: string, writing: MemberWriting): Decimal | undefined {
  const number = parseDecimal(text);
  return number && writing.isCorrection() ? number.negated() : number;
}

export const written = (number: Decimal | undefined): string => (number ? figure(number, LEAST, MOST) : '');

/** Takes an amount of the document, for the file. */
export const take = (writing: MemberWriting, at: Path, member: string): Decimal | undefined =>
  amountOf(writing.take({ at }, member), writing);

/** An amount of the file, as a document has it; `undefined` if it is none. */
export function stated(node: XmlNode | undefined, reading: MemberReading): string | undefined {
  const text = node ? plain(textOf(node)) : '';
  const number = parseDecimal(text);
  if (!number) return undefined;
  return reading.isCorrection() ? number.negated().toString() : text;
}

/** What one unit of the currency of the document is in euros, if it has another currency and says so. */
export function euros({ document }: MemberWriting): Decimal | undefined {
  const { currency, exchange_rates: rates } = document;
  if (currency === 'EUR' || !Array.isArray(rates)) return undefined;
  const found = (rates as readonly Readonly<Record<string, unknown>>[]).find(
    ({ from, to }) => from === currency && to === 'EUR',
  )?.amount;
  return typeof found === 'string' ? parseDecimal(found) : undefined;
}

/** An amount in the currency of the invoice, and if that is another one in euros. */
export function putAmount(out: Output, name: string, number: Decimal | undefined, writing: MemberWriting): void {
  if (!number) return;
  out.put(`${name}/TotalAmount`, written(number));
  const rate = euros(writing);
  if (rate) out.put(`${name}/EquivalentInEuros`, figure(number.times(rate), LEAST, LEAST));
}

/** The amount there is calculated; what it is in euros follows from the exchange rate. */
export function readAmount(element: XmlElement, name: string, at: Path | undefined, reading: MemberReading): void {
  const node = reading.node(element, `${name}/TotalAmount`);
  if (at) reading.draft.recalculated(node, at);
  else reading.implied(node);
  reading.implied(reading.node(element, `${name}/EquivalentInEuros`));
}
