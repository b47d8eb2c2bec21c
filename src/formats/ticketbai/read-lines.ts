import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { shortest } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import { isElement, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { CENTS, FINE, HUNDRED } from './amounts.ts';
import { ELSEWHERE, EXEMPTION, IGIC, PRODUCT } from './codes.ts';
import { shareBetween } from './figures.ts';
import { sharedOut, type ReadLine } from './line-taxes.ts';
import { ratesIn, type Rate } from './rates.ts';
import { readSchemes } from './schemes.ts';
import { readWithheld } from './withheld.ts';

const DETAIL = 'DatosFactura/DetallesFactura/IDDetalleFactura';
const SPAIN = 'ES';

/** Lines that the schema allows. Those beyond have no tax. */
const MOST_LINES = 1_000;

const signed = (number: Decimal, reading: MemberReading): Decimal =>
  reading.isCorrection() ? number.negated() : number;

/** The lines with their taxes, which follow from their amounts and the sums. A file without lines has one for each sum. */
export function readLines(invoice: XmlElement, reading: MemberReading): void {
  const rates = ratesIn(invoice, reading);
  const details = reading.nodes(invoice, DETAIL).filter(isElement);
  const lines = details.flatMap((node) => readLine(node, reading) ?? []);
  if (details.length === 0) lines.push(...rates.map((rate) => lineOfSum(rate, invoice, reading)));
  const few = lines.slice(0, MOST_LINES);
  const chosen = details.length === 0 ? rates : sharedOut(few, rates);
  const order: Rate[] = [];
  chosen.forEach((rate, i) => {
    const line = lines[i];
    if (!rate || !line) return;
    const isFirst = !order.includes(rate);
    if (isFirst) order.push(rate);
    putTax(line, rate, isFirst, reading);
    reading.implied(line.total);
  });
  order.forEach((rate, turn) => {
    const at: Path = ['totals', 'taxes', 'categories', 0, 'rates', turn];
    for (const [member, node] of rate.sums) reading.draft.recalculated(node, [...at, ...member.split('.')]);
  });
  const data = reading.node(invoice, 'DatosFactura');
  if (!data || !isElement(data)) return;
  readSchemes(data, few, reading);
  readWithheld(data, few, chosen, reading);
  reading.draft.recalculated(reading.node(data, 'ImporteTotalFactura'), ['totals', 'total_with_tax']);
}

function readLine(node: XmlElement, reading: MemberReading): ReadLine | undefined {
  const at: Path = ['lines', reading.draft.count(['lines'])];
  const of = (name: string): XmlNode | undefined => reading.node(node, name);
  const numberIn = (number: XmlNode | undefined): Decimal | undefined => number && parseDecimal(plain(textOf(number)));
  const [words, counted, each, less, total] = [
    of('DescripcionDetalle'),
    of('Cantidad'),
    of('ImporteUnitario'),
    of('Descuento'),
    of('ImporteTotal'),
  ];
  const [quantity, price, discount, whole] = [counted, each, less, total].map(numberIn);
  if (words && plain(textOf(words)) !== '') reading.put({ at }, 'item.name', plain(textOf(words)), words);
  if (quantity) reading.put({ at }, 'quantity', signed(quantity, reading).toString(), counted);
  if (price) reading.put({ at }, 'item.price', price.toString(), each);
  const sum = (quantity ?? Decimal.ZERO).times(price ?? Decimal.ZERO);
  if (discount?.isZero()) reading.implied(less);
  else if (less && discount) readDiscount(less, { at, sum, discount }, reading);
  if (reading.draft.get(at) === undefined) return undefined;
  return { at, net: sum.minus(discount ?? Decimal.ZERO), ...(whole && { whole, total }) };
}

interface Discounted {
  readonly at: Path;
  readonly sum: Decimal;
  readonly discount: Decimal;
}

/** A discount of a line, or a charge below zero. One that is finer than cents is a share of the line. */
function readDiscount(node: XmlNode, { at, sum, discount }: Discounted, reading: MemberReading): void {
  const amount = signed(discount, reading);
  const place: Path = [...at, amount.compare(Decimal.ZERO) < 0 ? 'charges' : 'discounts', 0];
  const share = amount.scale > CENTS ? discount.absolute().times(HUNDRED).over(sum.absolute(), SHARE) : undefined;
  const isShare = share && sum.absolute().times(share).over(HUNDRED, FINE)?.equals(discount.absolute());
  if (!isShare) {
    reading.put({ at: place }, 'amount', amount.absolute().toString(), node);
    return;
  }
  reading.put({ at: place }, 'percent', `${shortest(share, 0)}%`);
  reading.draft.recalculated(node, [...place, 'amount']);
}

/** Decimals of a share that a discount may be. */
const SHARE = 4;

function lineOfSum(rate: Rate, invoice: XmlElement, reading: MemberReading): ReadLine {
  const at: Path = ['lines', reading.draft.count(['lines'])];
  reading.put({ at }, 'quantity', '1');
  reading.put({ at }, 'item.name', reading.text(invoice, 'DatosFactura/DescripcionFactura'));
  const base = rate.sums.find(([member]) => member === 'base')?.[1];
  reading.put({ at }, 'item.price', signed(rate.base, reading).toString(), base);
  return { at, net: rate.base };
}

/** Gives a line its tax. The elements of the sum stand for the first line of it. */
function putTax({ at, net, whole }: ReadLine, rate: Rate, isFirst: boolean, reading: MemberReading): void {
  const place: Path = [...at, 'taxes', 0];
  const { key, percent, surcharge, ext } = rate;
  const elsewhere = whole && ELSEWHERE.has(ext[EXEMPTION] ?? '') ? taxElsewhere(net, whole, reading) : undefined;
  reading.put({ at: place }, 'cat', elsewhere?.cat ?? rate.cat);
  for (const [name, value] of Object.entries({ key, percent, surcharge, ...elsewhere })) {
    if (value !== undefined && name !== 'cat') reading.put({ at: place }, name, value);
  }
  for (const [name, value] of Object.entries(ext)) reading.put({ at: place }, `ext.${name}`, value);
  if (ext[PRODUCT] !== undefined) reading.put({ at }, 'item.key', ext[PRODUCT]);
  if (!isFirst) return;
  for (const [member, node] of rate.says) if (node) reading.draft.taken(node, [...place, ...member.split('.')]);
}

/** The tax of another territory or country that a line has and the sum has not. */
function taxElsewhere(
  net: Decimal,
  whole: Decimal,
  reading: MemberReading,
): { readonly cat: string; readonly country?: string; readonly percent: string } | undefined {
  const share = shareBetween(net, whole, CENTS);
  if (!share || share.compare(Decimal.ZERO) <= 0) return undefined;
  const percent = `${share.toString()}%`;
  const country = reading.draft.get(['customer', 'tax_id', 'country']);
  if (typeof country === 'string' && country !== SPAIN) return { cat: 'VAT', country, percent };
  return { cat: IGIC.has(share.toString()) ? 'IGIC' : 'IPSI', percent };
}
