import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { AT_ONCE, CHARGED, decimalsOf, FACTORS, IEPS, keyOf, share, WITHHELD } from './codes.ts';
import { fixedTo, isKept, numberIn, stated, sum } from './header.ts';
import { discountsOf } from './discounts.ts';
import { addedInFile, addedLocally } from './local-taxes.ts';
import { chargeOf, taxesOfLines } from './taxes.ts';

const TOTALS: Path = ['totals'];
const CATEGORIES: Path = [...TOTALS, 'taxes', 'categories'];
const NOTHING = new Decimal(0n, 2);

/** The figures of the document, read after its lines. IEPS is part of what the lines come to. */
export const totals: Row = {
  read(from) {
    const { element, reading } = from;
    const number = (path: string): Decimal => amountAt(from, path) ?? NOTHING;
    const [whole, less, all] = ['@SubTotal', '@Descuento', '@Total'].map((name) => reading.node(element, name));
    const special = sum(
      chargedIn(from)
        .filter((tax) => reading.text(tax, '@Impuesto') === IEPS)
        .map(amountOf(reading)),
    );
    const net = number('@SubTotal').minus(number('@Descuento')).plus(special);
    const withheld = amountAt(from, 'Impuestos/@TotalImpuestosRetenidos');
    const charged = amountAt(from, 'Impuestos/@TotalImpuestosTrasladados');
    const tax = (charged ?? NOTHING).minus(charged ? special : NOTHING);
    stated(reading, [...TOTALS, 'sum'], net, whole);
    if (less) reading.draft.recalculated(less, [...TOTALS, 'sum']);
    stated(reading, [...TOTALS, 'total'], net.plus(addedInFile(from)));
    if (reading.node(element, 'Impuestos')) {
      readTaxes(from);
      stated(reading, [...TOTALS, 'taxes', 'sum'], tax, reading.node(element, 'Impuestos/@TotalImpuestosTrasladados'));
      stated(
        reading,
        [...TOTALS, 'taxes', 'retained'],
        withheld,
        reading.node(element, 'Impuestos/@TotalImpuestosRetenidos'),
      );
    }
    stated(reading, [...TOTALS, 'tax'], tax);
    stated(reading, [...TOTALS, 'total_with_tax'], number('@Total').plus(withheld ?? NOTHING));
    if (withheld) stated(reading, [...TOTALS, 'retained_tax'], withheld);
    stated(reading, [...TOTALS, 'payable'], amountAt(from, '@Total'), all);
    if (reading.text(element, '@MetodoPago') === AT_ONCE) stated(reading, [...TOTALS, 'due'], NOTHING);
  },
  write(to) {
    const { out, writing } = to;
    const places = decimalsOf(String(writing.peek(to, 'currency') ?? ''));
    const lines = writing.entries(to, 'lines');
    const whole = sum(lines.map((at) => numberIn(writing, at, 'sum') ?? Decimal.ZERO));
    const discount = discountsOf(writing);
    const taxes = writeTaxes(to, places);
    const subtotal = whole.rounded(places);
    const total = subtotal.minus(discount).plus(taxes).plus(addedLocally(writing));
    out.put('@SubTotal', fixedTo(subtotal, places));
    if (!discount.isZero()) out.put('@Descuento', fixedTo(discount, places));
    out.put('@Total', fixedTo(total, places));
    const payable = numberIn(writing, TOTALS, 'payable');
    // Lines are rounded one by one here, and once in a document.
    const most = new Decimal(BigInt(lines.length + 1), places);
    if (payable && total.minus(payable).absolute().compare(most) <= 0) writing.take({ at: TOTALS }, 'payable');
    writing.take({ at: TOTALS }, 'retained_tax');
  },
};

function amountAt({ element, reading }: From, path: string): Decimal | undefined {
  const node = reading.node(element, path);
  return node && parseDecimal(textOf(node));
}

const amountOf =
  (reading: MemberReading) =>
  (element: XmlElement): Decimal =>
    parseDecimal(reading.text(element, '@Importe')) ?? Decimal.ZERO;

const chargedIn = ({ element, reading }: From): readonly XmlElement[] =>
  reading.nodes(element, 'Impuestos/Traslados/Traslado').filter(isElement);

function readTaxes(from: From): void {
  const { element, reading } = from;
  for (const tax of chargedIn(from)) {
    const category = keyOf(CHARGED, reading.text(tax, '@Impuesto'));
    if (category === 'IEPS') readSpecial(tax, reading);
    else if (category !== undefined) readRate(tax, category, reading, reading.text(tax, '@Base'));
  }
  for (const node of reading.nodes(element, 'Impuestos/Retenciones/Retencion').filter(isElement)) {
    const code = reading.text(node, '@Impuesto');
    const category = keyOf(WITHHELD, code);
    if (category !== undefined) readRate(node, category, reading, withheldBase(from, code).toString(), true);
  }
}

/** IEPS is a charge of lines, which add up to it. */
function readSpecial(element: XmlElement, reading: MemberReading): void {
  for (const { name } of element.attributes) reading.implied(reading.node(element, `@${name}`));
}

function readRate(
  element: XmlElement,
  category: string,
  reading: MemberReading,
  base: string,
  isWithheld = false,
): void {
  const [tax, factor, rate, baseNode, amount] = ['@Impuesto', '@TipoFactor', '@TasaOCuota', '@Base', '@Importe'].map(
    (name) => reading.node(element, name),
  );
  if (!isKept(reading)) {
    for (const node of [tax, factor, rate]) reading.implied(node);
    for (const node of [baseNode, amount]) reading.draft.recalculated(node, CATEGORIES);
    return;
  }
  const { draft } = reading;
  const list = (draft.get(CATEGORIES) ?? []) as readonly { readonly code?: string }[];
  const known = list.findIndex(({ code }) => code === category);
  const at: Path = [...CATEGORIES, known < 0 ? list.length : known];
  draft.put([...at, 'code'], category, tax);
  if (isWithheld) draft.put([...at, 'retained'], true);
  const place: Path = [...at, 'rates', draft.count([...at, 'rates'])];
  const isExempt = factor !== undefined && plain(textOf(factor)) === FACTORS.exempt;
  if (isExempt) draft.put([...place, 'key'], 'exempt', factor);
  draft.put([...place, 'base'], base, baseNode);
  if (rate) draft.put([...place, 'percent'], share.read(plain(textOf(rate))), rate);
  if (factor && !isExempt) reading.implied(factor);
  const value = isExempt ? NOTHING : amountOf(reading)(element);
  draft.put([...place, 'amount'], value.toString(), amount);
  const before = parseDecimal(String(draft.get([...at, 'amount']) ?? '')) ?? NOTHING;
  draft.put([...at, 'amount'], before.plus(value).toString());
}

/** The file has no base of what is withheld but that of the lines. */
function withheldBase({ element, reading }: From, code: string): Decimal {
  const lines = reading.nodes(element, 'Conceptos/Concepto').filter(isElement);
  return sum(
    lines
      .flatMap((line) => reading.nodes(line, 'Impuestos/Retenciones/Retencion').filter(isElement))
      .filter((tax) => reading.text(tax, '@Impuesto') === code)
      .map((tax) => parseDecimal(reading.text(tax, '@Base')) ?? Decimal.ZERO),
  );
}

/** The sums of one tax at one rate. */
interface Sums {
  base: Decimal;
  amount: Decimal;
}

/** The taxes of all lines, by tax and rate; what they add to the total. */
function writeTaxes({ out, writing }: To, places: number): Decimal {
  const charged = new Map<string, Sums>();
  const withheld = new Map<string, Sums>();
  const add = (to: Map<string, Sums>, key: string, base: Decimal, amount: Decimal): void => {
    const sums = to.get(key) ?? { base: Decimal.ZERO, amount: Decimal.ZERO };
    to.set(key, { base: sums.base.plus(base), amount: sums.amount.plus(amount) });
  };
  if (keepsFigures(writing)) addStated(writing, { charged, withheld, add });
  else {
    for (const { charged: code, withheld: kept, tax } of taxesOfLines(writing)) {
      if (kept !== undefined) add(withheld, kept, Decimal.ZERO, tax.amount);
      else add(charged, keyOfSum(code ?? '', tax.rate), tax.base, tax.amount);
    }
  }
  for (const line of writing.entries({ at: [] }, 'lines')) {
    for (const at of writing.entries({ at: line }, 'charges')) {
      const charge = chargeOf(at, line, writing);
      if (charge) add(charged, `${IEPS} ${charge.factor} ${charge.rate}`, charge.base, charge.amount);
    }
  }
  // SAT rounds once, after the sum (CFDI40215, CFDI40221).
  for (const sums of [...withheld.values(), ...charged.values()]) {
    sums.base = sums.base.rounded(places);
    sums.amount = sums.amount.rounded(places);
  }
  const taxes = out.inside('Impuestos');
  for (const [tax, { amount }] of withheld) {
    const element = taxes.inside('Retenciones').add('Retencion');
    element.put('@Impuesto', tax);
    element.put('@Importe', fixedTo(amount, places));
  }
  for (const [key, { base, amount }] of charged) {
    const element = taxes.inside('Traslados').add('Traslado');
    const [tax = '', factor = '', rate = ''] = key.split(' ');
    element.put('@Base', fixedTo(base, places));
    element.put('@Impuesto', tax);
    element.put('@TipoFactor', factor);
    element.put('@TasaOCuota', rate);
    if (factor !== FACTORS.exempt) element.put('@Importe', fixedTo(amount, places));
  }
  const [less, more] = [withheld, charged].map((all) => sum([...all.values()].map(({ amount }) => amount)));
  if (withheld.size > 0 && less) taxes.put('@TotalImpuestosRetenidos', fixedTo(less, places));
  const isCharged = [...charged.keys()].some((key) => !key.endsWith(FACTORS.exempt));
  if (isCharged && more) taxes.put('@TotalImpuestosTrasladados', fixedTo(more, places));
  return (more ?? Decimal.ZERO).minus(less ?? Decimal.ZERO);
}

/** A document that keeps its figures as they are: those of its totals are written. */
const keepsFigures = (writing: MemberWriting): boolean =>
  ((writing.peek({ at: [] }, '$tags') ?? []) as readonly string[]).includes('bypass');

const keyOfSum = (code: string, rate: string | undefined): string =>
  rate === undefined ? `${code} ${FACTORS.exempt}` : `${code} ${FACTORS.rate} ${rate}`;

interface Adding {
  readonly charged: Map<string, Sums>;
  readonly withheld: Map<string, Sums>;
  readonly add: (to: Map<string, Sums>, key: string, base: Decimal, amount: Decimal) => void;
}

function addStated(writing: MemberWriting, { charged, withheld, add }: Adding): void {
  for (const category of writing.entries({ at: CATEGORIES.slice(0, -1) }, 'categories')) {
    const code = String(writing.peek({ at: category }, 'code') ?? '');
    for (const at of writing.entries({ at: category }, 'rates')) {
      const number = (member: string): Decimal => numberIn(writing, at, member) ?? Decimal.ZERO;
      const key = keyOfRate(at, writing);
      const [tax, kept] = [CHARGED.get(code), WITHHELD.get(code)];
      if (kept !== undefined) add(withheld, kept, Decimal.ZERO, number('amount'));
      else if (tax !== undefined && key !== undefined) add(charged, `${tax} ${key}`, number('base'), number('amount'));
    }
  }
}

/** Factor and rate of a total: nothing for what is outside of the scope of the tax. */
function keyOfRate(at: Path, writing: MemberWriting): string | undefined {
  const [key, percent] = [writing.peek({ at }, 'key'), writing.peek({ at }, 'percent')];
  if (percent === undefined && key === 'outside-scope') return undefined;
  if (percent === undefined && key === 'exempt') return FACTORS.exempt;
  return `${FACTORS.rate} ${share.write(typeof percent === 'string' ? percent : '0') ?? ''}`;
}
