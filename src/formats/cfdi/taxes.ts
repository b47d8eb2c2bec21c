import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { figure } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import {
  BASE_DECIMALS,
  CHARGED,
  FACTORS,
  IEPS,
  keyOf,
  MOST_DECIMALS,
  RATE_DECIMALS,
  share,
  WITHHELD,
} from './codes.ts';
import { discountOf, shiftOf } from './discounts.ts';
import { exact, numberIn, sum } from './header.ts';

/** Names of the attributes of a tax: complements add a suffix. */
export interface TaxNames {
  readonly base: string;
  readonly tax: string;
  readonly factor: string;
  readonly rate: string;
  readonly amount: string;
}

export const taxNames = (suffix = ''): TaxNames => ({
  base: `@Base${suffix}`,
  tax: `@Impuesto${suffix}`,
  factor: `@TipoFactor${suffix}`,
  rate: `@TasaOCuota${suffix}`,
  amount: `@Importe${suffix}`,
});

const NAMES = taxNames();

/** Reasons not to charge IVA that are no zero rate: nothing is written for what is out of its scope. */
const EXEMPT = 'exempt';
const OUTSIDE = 'outside-scope';

/** Taxes of a line. IEPS, which is part of the base of IVA, is a charge in a document. */
export const lineTaxes: Row = {
  read({ element, at, reading }) {
    for (const node of reading.nodes(element, 'Impuestos/Traslados')) {
      if (isElement(node)) for (const child of reading.children(node, 'Traslado')) readCharged(child, at, reading);
    }
    for (const node of reading.nodes(element, 'Impuestos/Retenciones')) {
      if (!isElement(node)) continue;
      for (const child of reading.children(node, 'Retencion')) {
        const category = keyOf(WITHHELD, reading.text(child, NAMES.tax));
        if (category !== undefined) readCombo(child, at, category, reading);
      }
    }
  },
  write({ out, at, writing }) {
    const charged = out.inside('Impuestos/Traslados');
    const withheld = out.inside('Impuestos/Retenciones');
    let isTaxed = false;
    const combos = writing.entries({ at }, 'taxes');
    for (const place of combos) {
      const category = String(writing.peek({ at: place }, 'cat') ?? '');
      const code = CHARGED.get(category) ?? WITHHELD.get(category);
      if (code === undefined) continue;
      isTaxed ||= writing.peek({ at: place }, 'key') !== OUTSIDE;
      writeCombo(CHARGED.has(category) ? charged.add('Traslado') : withheld.add('Retencion'), code, place, at, writing);
    }
    for (const place of writing.entries({ at }, 'charges')) {
      if (!isTaxCharge(place, writing)) continue;
      isTaxed = true;
      writeCharge(charged.add('Traslado'), place, at, writing);
    }
    out.put('@ObjetoImp', isTaxed ? SUBJECT.yes : SUBJECT.no);
  },
};

/** Whether taxes are charged on a line (`c_ObjetoImp`). */
export const SUBJECT = { no: '01', yes: '02' } as const;

function readCharged(element: XmlElement, at: Path, reading: MemberReading): void {
  const code = reading.text(element, NAMES.tax);
  if (code === IEPS) readCharge(element, at, reading);
  else {
    const category = keyOf(CHARGED, code);
    if (category !== undefined) readCombo(element, at, category, reading);
  }
}

function readCombo(element: XmlElement, at: Path, category: string, reading: MemberReading): void {
  const factor = reading.text(element, NAMES.factor);
  const rate = reading.node(element, NAMES.rate);
  const percent = rate && share.read(plain(textOf(rate)));
  if (factor === FACTORS.exempt ? false : factor !== FACTORS.rate || percent === undefined) return;
  const place: Path = [...at, 'taxes', reading.draft.count([...at, 'taxes'])];
  reading.put({ at: place }, 'cat', category, reading.node(element, NAMES.tax));
  if (factor === FACTORS.exempt) reading.put({ at: place }, 'key', EXEMPT, reading.node(element, NAMES.factor));
  else {
    reading.put({ at: place }, 'percent', percent ?? '', rate);
    reading.implied(reading.node(element, NAMES.factor));
  }
  derived(element, at, reading);
}

/** Base and amount follow from the line and the rate; the totals have the amount. */
function derived(element: XmlElement, at: Path, reading: MemberReading): void {
  reading.draft.recalculated(reading.node(element, NAMES.base), [...at, 'total']);
  reading.implied(reading.node(element, NAMES.amount));
}

function readCharge(element: XmlElement, at: Path, reading: MemberReading): void {
  const [factor, rate, base, amount] = [NAMES.factor, NAMES.rate, NAMES.base, NAMES.amount].map((name) =>
    reading.node(element, name),
  );
  if (!rate || !amount || !factor || !parseDecimal(textOf(amount))) return;
  const isShare = plain(textOf(factor)) === FACTORS.rate;
  if (!isShare && plain(textOf(factor)) !== FACTORS.fee) return;
  const place: Path = [...at, 'charges', reading.draft.count([...at, 'charges'])];
  reading.put({ at: place }, 'code', 'IEPS', reading.node(element, NAMES.tax));
  if (isShare) {
    reading.put({ at: place }, 'percent', share.read(plain(textOf(rate))) ?? '', rate);
    reading.draft.recalculated(base, [...at, 'sum']);
  } else {
    if (base) reading.put({ at: place }, 'quantity', plain(textOf(base)), base);
    reading.put({ at: place }, 'rate', plain(textOf(rate)), rate);
  }
  reading.implied(factor);
  reading.put({ at: place }, 'amount', plain(textOf(amount)), amount);
}

/** A tax of a line as it is written; an exempt one has neither rate nor amount. */
interface LineTax {
  readonly base: Decimal;
  readonly rate?: string;
  readonly amount: Decimal;
}

/** Undefined for what is out of the scope of the tax. */
function lineTaxOf(place: Path, line: Path, writing: MemberWriting): LineTax | undefined {
  const [key, percent] = [writing.peek({ at: place }, 'key'), writing.peek({ at: place }, 'percent')];
  const base = netOf(line, writing)?.minus(shiftOf(line, writing)).rounded(MOST_DECIMALS);
  if (!base || (key === OUTSIDE && percent === undefined)) return undefined;
  if (percent === undefined && key === EXEMPT) return { base, amount: Decimal.ZERO };
  const rate = share.write(typeof percent === 'string' ? percent : '0') ?? '';
  return { base, rate, amount: product(base, rate) };
}

function writeCombo(element: Output, code: string, place: Path, line: Path, writing: MemberWriting): void {
  const tax = lineTaxOf(place, line, writing);
  writing.takeAll(place);
  if (!tax) return;
  element.put(NAMES.base, atLeast(tax.base));
  element.put(NAMES.tax, code);
  element.put(NAMES.factor, tax.rate === undefined ? FACTORS.exempt : FACTORS.rate);
  if (tax.rate === undefined) return;
  element.put(NAMES.rate, tax.rate);
  element.put(NAMES.amount, figure(tax.amount, BASE_DECIMALS, MOST_DECIMALS));
}

/** Every tax of the lines but IEPS as it is written there, with its code: the totals of the file are their sums. */
export function* taxesOfLines(
  writing: MemberWriting,
): Generator<{ readonly charged?: string; readonly withheld?: string; readonly tax: LineTax }> {
  for (const line of writing.entries({ at: [] }, 'lines')) {
    for (const place of writing.entries({ at: line }, 'taxes')) {
      const category = String(writing.peek({ at: place }, 'cat') ?? '');
      const [charged, withheld] = [CHARGED.get(category), WITHHELD.get(category)];
      const tax = lineTaxOf(place, line, writing);
      if (!tax) continue;
      if (withheld !== undefined) yield { withheld, tax };
      else if (charged !== undefined) yield { charged, tax };
    }
  }
}

/**
 * What a line comes to, with its IEPS, by the figures that are written of it. Where a document keeps its figures as they
 * are, its total can be without charges.
 */
function netOf(line: Path, writing: MemberWriting): Decimal | undefined {
  const charges = writing.entries({ at: line }, 'charges').map((at) => numberIn(writing, at, 'amount') ?? Decimal.ZERO);
  const whole = numberIn(writing, line, 'sum');
  return whole ? whole.minus(discountOf(line, writing)).plus(sum(charges)) : numberIn(writing, line, 'total');
}

/** The amount with the decimals of its base, of which there are four at least. */
function product(base: Decimal, rate: string): Decimal {
  const decimals = Math.min(Math.max(base.scale, BASE_DECIMALS), MOST_DECIMALS);
  return base.times(parseDecimal(rate) ?? Decimal.ZERO).rounded(decimals);
}

const atLeast = (base: Decimal): string => figure(base, BASE_DECIMALS, MOST_DECIMALS);

function isTaxCharge(place: Path, writing: MemberWriting): boolean {
  const has = (member: string): boolean => writing.peek({ at: place }, member) !== undefined;
  return writing.peek({ at: place }, 'code') === 'IEPS' && (has('percent') || has('rate'));
}

/** IEPS as a share of the line, or as a fee for each unit. */
export interface Charge {
  readonly base: Decimal;
  readonly factor: string;
  readonly rate: string;
  readonly amount: Decimal;
}

export function chargeOf(place: Path, line: Path, writing: MemberWriting): Charge | undefined {
  if (!isTaxCharge(place, writing)) return undefined;
  const percent = writing.peek({ at: place }, 'percent');
  const isShare = typeof percent === 'string';
  const base = isShare
    ? numberIn(writing, line, 'sum')
    : (numberIn(writing, place, 'quantity') ?? numberIn(writing, line, 'quantity'));
  const rate = isShare ? share.write(percent) : exact(String(writing.peek({ at: place }, 'rate')), RATE_DECIMALS);
  const amount = numberIn(writing, place, 'amount');
  if (!base || rate === undefined || !amount) return undefined;
  return { base, factor: isShare ? FACTORS.rate : FACTORS.fee, rate, amount };
}

function writeCharge(element: Output, place: Path, line: Path, writing: MemberWriting): void {
  const charge = chargeOf(place, line, writing);
  writing.takeAll(place);
  if (!charge) return;
  element.put(NAMES.base, figure(charge.base, 0, MOST_DECIMALS));
  element.put(NAMES.tax, IEPS);
  element.put(NAMES.factor, charge.factor);
  element.put(NAMES.rate, charge.rate);
  element.put(NAMES.amount, figure(charge.amount, 0, MOST_DECIMALS));
}
