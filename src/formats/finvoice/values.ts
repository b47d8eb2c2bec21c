import { parseDecimal, type Decimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { figure, shortest, type Form } from '../members/form.ts';
import { placeFor } from '../members/member-path.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import { leaf, type Row } from '../members/rows.ts';
import { attributeOf, isElement, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';

/** Decimals of amounts, and most decimals of prices (unitAmountType). */
export const CENTS = 2;
export const MOST = 5;
/** Most decimals of any figure that is read or calculated. */
export const FINEST = 10;

const FIGURE = /^-?\d{1,18}(?:[.,]\d{1,12})?$/;

/** A number as a file has it, with a decimal comma; programs also write a point. */
export function numberOf(text: string): Decimal | undefined {
  return FIGURE.test(text) ? parseDecimal(text.replace(',', '.')) : undefined;
}

export const numberIn = (element: XmlElement, path: string, reading: MemberReading): Decimal | undefined =>
  numberOf(reading.text(element, path));

export const commaed = (text: string): string => text.replace('.', ',');

/** A day without hyphens. */
const compactDay: Form = {
  read: (text) => (/^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : undefined),
  write: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value.replaceAll('-', '') : undefined),
};

export const dayOf = (text: string): string | undefined => compactDay.read(text);

/** A day: the form of every day is an attribute. */
export function day(element: string, member: string): Row {
  const row = leaf(element, member, compactDay);
  return {
    read: (from) => row.read(from),
    write(to) {
      row.write(to);
      if (to.out.textAt(element) !== '') to.out.put(`${element}/@Format`, 'CCYYMMDD');
    },
  };
}

export function putDay(out: Output, element: string, value: string): void {
  const text = compactDay.write(value);
  if (text === undefined) return;
  out.put(element, text);
  out.put(`${element}/@Format`, 'CCYYMMDD');
}

/** Most elements that make one text. */
const MOST_PARTS = 100;

/** Those that say something, as many as make one text. */
export const said = (nodes: readonly XmlNode[]): readonly XmlNode[] =>
  nodes.filter((node) => textIn(node) !== '').slice(0, MOST_PARTS);

/** The text of a node, without white space around it; empty if there is none. */
export const textIn = (node: XmlNode | undefined): string => (node ? plain(textOf(node)) : '');

/** Texts in several elements of a length, which are read as one. */
export function spread(element: string, member: string, longest: number, most = Infinity): Row {
  return {
    read({ element: inside, at, reading }) {
      const nodes = said(reading.nodes(inside, element));
      if (nodes.length > 0) reading.put({ at }, member, nodes.map(textIn).join(' '), ...nodes);
    },
    write({ out, at, writing }) {
      for (const part of wrapped(writing.take({ at }, member), longest).slice(0, most)) addText(out, element, part);
    },
  };
}

/** A further element at a path, with a text. */
export function addText(out: Output, path: string, text: string): void {
  const slash = path.lastIndexOf('/');
  const owner = slash < 0 ? out : out.inside(path.slice(0, slash));
  owner.add(path.slice(slash + 1)).say(text);
}

/** Fewest characters of a piece: many elements take no single one. */
const SHORTEST = 2;

/** A text in pieces up to a length, parted between words where there are any. */
export function wrapped(text: string, longest: number): readonly string[] {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  const made: string[] = [];
  let start = 0;
  while (signs.length - start > longest) {
    const between = signs.lastIndexOf(' ', start + longest);
    let end = between > start ? between : start + longest;
    if (signs.length - end < SHORTEST) end -= SHORTEST;
    made.push(signs.slice(start, end).join('').trim());
    start = signs[end] === ' ' ? end + 1 : end;
  }
  if (start < signs.length) made.push(signs.slice(start).join(''));
  return made;
}

const TOTAL = 'InvoiceDetails/InvoiceTotalVatIncludedAmount';

/** The currency of a file is that of its total. */
export const currencyOf = (reading: MemberReading): string =>
  reading.text(reading.root, `${TOTAL}/@AmountCurrencyIdentifier`);

/** Whether amounts have the opposite sign in a document: those of a credit note whose total is not above zero. */
export function isTurned(reading: MemberReading): boolean {
  if (!reading.isCorrection()) return false;
  const total = numberIn(reading.root, TOTAL, reading);
  return total === undefined || total.units <= 0n;
}

export interface Stated {
  readonly node: XmlNode;
  readonly number: Decimal;
}

/** An amount of the file as a document has it; undefined if it is none, or of another currency. */
export function amountIn({ element, reading }: Pick<From, 'element' | 'reading'>, path: string): Stated | undefined {
  const node = reading.node(element, path);
  if (!node || !isElement(node)) return undefined;
  const currency = attributeOf(node, 'AmountCurrencyIdentifier')?.value.trim();
  if (currency !== undefined && currency !== currencyOf(reading)) return undefined;
  const number = numberOf(plain(textOf(node)));
  return number && { node, number: isTurned(reading) ? number.negated() : number };
}

/** The same without a change of its sign: prices have none. */
export function priceIn(from: Pick<From, 'element' | 'reading'>, path: string): Stated | undefined {
  const found = amountIn(from, path);
  return found && isTurned(from.reading) ? { ...found, number: found.number.negated() } : found;
}

/** Writes an amount: those of a credit note, positive in a document, are negative. */
export function putAmount(out: Output, element: string, number: Decimal | undefined, writing: MemberWriting): void {
  if (number) putFigure(out, element, figure(signed(number, writing), CENTS, CENTS), writing);
}

export const signed = (number: Decimal, writing: MemberWriting): Decimal =>
  writing.isCorrection() ? number.negated() : number;

export function putFigure(out: Output, element: string, text: string, { document }: MemberWriting): void {
  out.put(element, commaed(text));
  out.put(`${element}/@AmountCurrencyIdentifier`, String(document.currency ?? ''));
}

export const takeNumber = ({ at, writing }: Pick<To, 'at' | 'writing'>, member: string): Decimal | undefined =>
  parseDecimal(writing.take({ at }, member));

/** An amount that building calculates. */
export function calculated(element: string, member: string): Row {
  return {
    read({ element: inside, at, reading }) {
      const found = amountIn({ element: inside, reading }, element);
      if (found) reading.draft.recalculated(found.node, placeFor(reading.draft, at, member));
    },
    write: (to) => putAmount(to.out, element, takeNumber(to, member), to.writing),
  };
}

const LARGEST_PERCENTAGE = 999n;

/** A percentage with one to three decimals; undefined if it has more, or is out of range. */
export function percentText(value: string): string | undefined {
  const number = parseDecimal(value.replace(/%$/, ''));
  if (!number) return undefined;
  const text = shortest(number.rounded(FINEST), 1);
  const isInRange = number.units >= 0n && number.units / 10n ** BigInt(number.scale) <= LARGEST_PERCENTAGE;
  return isInRange && /^\d+\.\d{1,3}$/.test(text) ? commaed(text) : undefined;
}

/** A percentage of the file as a document has it. */
export function percentOf(text: string): string | undefined {
  const number = numberOf(text);
  return number && `${shortest(number, 0)}%`;
}

/** The members of the place, with texts. */
export const peeked = (
  { at, writing }: { readonly at: Path; readonly writing: MemberWriting },
  member: string,
): string => String(writing.peek({ at }, member) ?? '');
