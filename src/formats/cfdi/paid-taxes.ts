import { tableOf } from '../../engine/values.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { CHARGED, FACTORS, keyOf, share, WITHHELD } from './codes.ts';
import { fixedTo, numberIn } from './header.ts';
import { taxNames } from './taxes.ts';

const OF_DOCUMENT = taxNames('DR');
const OF_PAYMENT = taxNames('P');
const NOTHING = new Decimal(0n, 2);

/** How amounts of a document become those of the payment. */
interface Exchange {
  readonly equivalence: Decimal;
  readonly places: number;
}

/** The taxes of a paid document, in the currency of the payment. */
export function readPaidTaxes(line: XmlElement, at: Path, reading: MemberReading, exchange?: Exchange): void {
  const { draft } = reading;
  let [more, less] = [NOTHING, NOTHING];
  const read = (element: XmlElement, table: ReadonlyMap<string, string>, isWithheld: boolean): void => {
    const category = keyOf(table, reading.text(element, OF_DOCUMENT.tax));
    const amount = readRate(element, at, { category, isWithheld, exchange }, reading);
    if (amount && isWithheld) less = less.plus(amount);
    else if (amount) more = more.plus(amount);
  };
  const all = (path: string): readonly XmlElement[] => reading.nodes(line, path).filter(isElement);
  for (const element of all('ImpuestosDR/TrasladosDR/TrasladoDR')) read(element, CHARGED, false);
  const kept = all('ImpuestosDR/RetencionesDR/RetencionDR');
  for (const element of kept) read(element, WITHHELD, true);
  if (draft.get(at) === undefined) return;
  draft.put([...at, 'sum'], more.toString());
  if (kept.length > 0) draft.put([...at, 'retained'], less.toString());
}

interface Rate {
  readonly category: string | undefined;
  readonly isWithheld: boolean;
  readonly exchange: Exchange | undefined;
}

function readRate(
  element: XmlElement,
  at: Path,
  { category, isWithheld, exchange }: Rate,
  reading: MemberReading,
): Decimal | undefined {
  const [tax, factor, rate, base, amount] = (['tax', 'factor', 'rate', 'base', 'amount'] as const).map((name) =>
    reading.node(element, OF_DOCUMENT[name]),
  );
  const isExempt = factor !== undefined && plain(textOf(factor)) === FACTORS.exempt;
  const isShare = factor !== undefined && plain(textOf(factor)) === FACTORS.rate;
  if (category === undefined || (!isExempt && !isShare)) return undefined;
  const inPayment = (node: typeof base): Decimal => {
    const number = (node && parseDecimal(textOf(node))) ?? NOTHING;
    return (exchange && number.over(exchange.equivalence, exchange.places)) ?? number;
  };
  const { draft } = reading;
  const list = (draft.get([...at, 'categories']) ?? []) as readonly { readonly code?: string }[];
  const known = list.findIndex(({ code }) => code === category);
  const place: Path = [...at, 'categories', known < 0 ? list.length : known];
  draft.put([...place, 'code'], category, tax);
  if (isWithheld) draft.put([...place, 'retained'], true);
  const own: Path = [...place, 'rates', draft.count([...place, 'rates'])];
  if (isExempt && category === 'VAT') draft.put([...own, 'key'], 'exempt', factor);
  else reading.implied(factor);
  draft.put([...own, 'base'], inPayment(base).toString(), base);
  if (rate && !isExempt) draft.put([...own, 'percent'], share.read(plain(textOf(rate))), rate);
  const value = isExempt ? NOTHING : inPayment(amount);
  draft.put([...own, 'amount'], value.toString(), amount);
  const before = parseDecimal(String(draft.get([...place, 'amount']) ?? '')) ?? NOTHING;
  draft.put([...place, 'amount'], before.plus(value).toString());
  return value;
}

interface Sums {
  readonly base: Decimal;
  readonly amount: Decimal;
}

/** The taxes of all documents that a payment pays, by tax and rate. */
export class PaidTaxes {
  readonly charged = new Map<string, Sums>();
  readonly withheld = new Map<string, Sums>();

  add(to: 'charged' | 'withheld', key: string, base: Decimal, amount: Decimal): void {
    const before = this[to].get(key) ?? { base: Decimal.ZERO, amount: Decimal.ZERO };
    this[to].set(key, { base: before.base.plus(base), amount: before.amount.plus(amount) });
  }

  addAll(other: PaidTaxes): void {
    for (const to of ['charged', 'withheld'] as const) {
      for (const [key, { base, amount }] of other[to]) this.add(to, key, base, amount);
    }
  }
}

/** Whether the document has taxes. */
export function writePaidTaxes(
  out: Output,
  at: Path,
  writing: MemberWriting,
  { places, taxes }: { readonly places: number; readonly taxes: PaidTaxes },
): boolean {
  let isTaxed = false;
  for (const category of writing.entries({ at }, 'categories')) {
    const name = String(writing.peek({ at: category }, 'code') ?? '');
    const withheld = WITHHELD.get(name);
    const code = withheld ?? CHARGED.get(name);
    if (code === undefined) continue;
    for (const rate of writing.entries({ at: category }, 'rates')) {
      const percent = writing.peek({ at: rate }, 'percent');
      if (writing.peek({ at: rate }, 'key') === 'outside-scope' && percent === undefined) continue;
      isTaxed = true;
      const number = (member: string): Decimal => (numberIn(writing, rate, member) ?? Decimal.ZERO).rounded(places);
      const [base, amount] = [number('base'), number('amount')];
      const element = withheld
        ? out.inside('ImpuestosDR/RetencionesDR').add('RetencionDR')
        : out.inside('ImpuestosDR/TrasladosDR').add('TrasladoDR');
      const factor = typeof percent === 'string' ? FACTORS.rate : FACTORS.exempt;
      const written = typeof percent === 'string' ? (share.write(percent) ?? '') : '';
      element.put(OF_DOCUMENT.base, fixedTo(base, places));
      element.put(OF_DOCUMENT.tax, code);
      element.put(OF_DOCUMENT.factor, factor);
      element.put(OF_DOCUMENT.rate, written);
      if (factor === FACTORS.rate) element.put(OF_DOCUMENT.amount, fixedTo(amount, places));
      if (withheld) taxes.add('withheld', withheld, base, amount);
      else taxes.add('charged', `${code} ${factor} ${written}`, base, amount);
    }
  }
  writing.takeAll(at);
  return isTaxed;
}

export function writeTaxesOfPayment(out: Output, taxes: PaidTaxes, places: number): void {
  for (const [code, { amount }] of taxes.withheld) {
    const element = out.inside('RetencionesP').add('RetencionP');
    element.put(OF_PAYMENT.tax, code);
    element.put(OF_PAYMENT.amount, fixedTo(amount, places));
  }
  for (const [key, { base, amount }] of taxes.charged) {
    const element = out.inside('TrasladosP').add('TrasladoP');
    const [code = '', factor = '', rate = ''] = key.split(' ');
    element.put(OF_PAYMENT.base, fixedTo(base, places));
    element.put(OF_PAYMENT.tax, code);
    element.put(OF_PAYMENT.factor, factor);
    element.put(OF_PAYMENT.rate, rate);
    if (factor !== FACTORS.exempt) element.put(OF_PAYMENT.amount, fixedTo(amount, places));
  }
}

/** Totals for the taxes that have one (Pagos 2.0, `Totales`). */
const WITHHELD_TOTALS: Readonly<Record<string, string>> = tableOf({
  '002': '@TotalRetencionesIVA',
  '001': '@TotalRetencionesISR',
  '003': '@TotalRetencionesIEPS',
});
const CHARGED_TOTALS: Readonly<Record<string, readonly [base: string, amount?: string]>> = tableOf({
  '002 Tasa 0.160000': ['@TotalTrasladosBaseIVA16', '@TotalTrasladosImpuestoIVA16'],
  '002 Tasa 0.080000': ['@TotalTrasladosBaseIVA8', '@TotalTrasladosImpuestoIVA8'],
  '002 Tasa 0.000000': ['@TotalTrasladosBaseIVA0', '@TotalTrasladosImpuestoIVA0'],
  '002 Exento ': ['@TotalTrasladosBaseIVAExento'],
});

/** The totals are in pesos, with two decimals. */
export function writeTotals(out: Output, { charged, withheld }: PaidTaxes, total: Decimal, rate: Decimal): void {
  const pesos = (amount: Decimal): string => fixedTo(amount.times(rate).rounded(2), 2);
  for (const [code, { amount }] of withheld) out.put(WITHHELD_TOTALS[code] ?? '', pesos(amount));
  for (const [key, { base, amount }] of charged) {
    const [baseName, amountName] = CHARGED_TOTALS[key] ?? [];
    if (baseName !== undefined) out.put(baseName, pesos(base));
    if (amountName !== undefined) out.put(amountName, pesos(amount));
  }
  out.put('@MontoTotalPagos', pesos(total));
}
