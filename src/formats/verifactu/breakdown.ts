import type { JsonObject } from '../../engine/index.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { figure } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { CATEGORIES, EXEMPT, IPSI, LARGE, OP_CLASS, REGIME, VAT } from './codes.ts';

const CENTS = 2;
/** Schemes whose tax has another base, of which the record states the cost. */
const AT_COST = '06';

/** The sign of amounts: a credit note has them positive in a document, and negative in the record. */
const signed = (text: string, isBack: boolean): string => {
  const number = parseDecimal(text);
  return number && isBack ? number.negated().toString() : text;
};

/** What one unit of the currency of the document is in euros; the record is in euros. */
export function inEuros(writing: MemberWriting): Decimal {
  const currency = writing.peek({ at: [] }, 'currency');
  const rates = (writing.document.exchange_rates ?? []) as readonly JsonObject[];
  const rate = rates.find(({ from, to }) => from === currency && to === 'EUR')?.amount;
  return (currency !== 'EUR' && typeof rate === 'string' && parseDecimal(rate)) || new Decimal(1n, 0);
}

/** An amount of the record, in euros and cents. */
function amountOf(text: string, writing: MemberWriting): Decimal | undefined {
  const amount = parseDecimal(text)?.times(inEuros(writing)).rounded(CENTS);
  return amount && writing.isCorrection() ? amount.negated() : amount;
}

const put = (out: To['out'], path: string, amount: Decimal | undefined): void => {
  if (amount) out.put(path, figure(amount, CENTS, CENTS));
};

/** A percentage with the decimals of the document, two at most. */
const share = (text: string): string => {
  const number = parseDecimal(text.replace(/%$/, ''));
  return number ? figure(number, 0, Math.min(number.scale, CENTS)) : '';
};

/** The sums of each rate. A record has no lines: each sum becomes one, which the description of the operation names. */
export const breakdown: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'Desglose/DetalleDesglose')) {
      if (isElement(node)) readDetail(node, reading.text(element, 'DescripcionOperacion'), reading);
    }
  },
  write({ out, writing }) {
    for (const category of categories(writing)) {
      const tax = taxOf(writing, category);
      for (const rate of writing.entries({ at: category }, 'rates')) writeDetail(out, tax, rate, writing);
    }
  },
};

function readDetail(node: XmlElement, description: string, reading: MemberReading): void {
  const of = (name: string) => reading.node(node, name);
  const [tax, base] = [of('Impuesto'), of('BaseImponibleOimporteNoSujeto')];
  const category = CATEGORIES[tax ? plain(textOf(tax)) : VAT];
  if (category === undefined || !base) return;
  const at: Path = ['lines', reading.draft.count(['lines'])];
  const combo: Path = [...at, 'taxes', 0];
  reading.put({ at }, 'quantity', '1');
  reading.put({ at }, 'item.name', description);
  reading.put({ at }, 'item.price', signed(plain(textOf(base)), reading.isCorrection()), base);
  reading.put({ at: combo }, 'cat', category, tax);
  for (const [name, member] of [
    ['ClaveRegimen', REGIME],
    ['CalificacionOperacion', OP_CLASS],
    ['OperacionExenta', EXEMPT],
  ] as const) {
    const code = of(name);
    if (code) reading.put({ at: combo }, `ext.${member}`, plain(textOf(code)), code);
  }
  const percent = of('TipoImpositivo');
  const rate = percent && parseDecimal(textOf(percent));
  const isCharged = reading.text(node, 'CalificacionOperacion') === 'S1';
  if (percent && rate && isCharged) {
    reading.put({ at: combo }, 'percent', `${plain(textOf(percent))}%`, percent);
    if (rate.isZero() && category !== CATEGORIES[IPSI]) reading.put({ at: combo }, 'key', 'zero');
  } else if (rate?.isZero()) reading.implied(percent);
  const surcharge = of('TipoRecargoEquivalencia');
  if (surcharge && parseDecimal(textOf(surcharge))) {
    reading.put({ at: combo }, 'surcharge', `${plain(textOf(surcharge))}%`, surcharge);
  }
  const cost = of('BaseImponibleACoste');
  if (cost && plain(textOf(cost)) === plain(textOf(base))) reading.implied(cost);
  const rates: Path = ['totals', 'taxes', 'categories', 0, 'rates', at[1] ?? 0];
  reading.draft.recalculated(of('CuotaRepercutida'), [...rates, 'amount']);
  reading.draft.recalculated(of('CuotaRecargoEquivalencia'), [...rates, 'surcharge', 'amount']);
}

function writeDetail(out: To['out'], tax: string, at: Path, writing: MemberWriting): void {
  const element = out.inside('Desglose').add('DetalleDesglose');
  const take = (member: string): string => writing.take({ at }, member);
  const base = amountOf(take('base'), writing);
  const [regime, exempt] = [take(`ext.${REGIME}`), take(`ext.${EXEMPT}`)];
  const operation = take(`ext.${OP_CLASS}`) || (exempt === '' && tax === IPSI ? 'S1' : '');
  element.put('Impuesto', tax);
  element.put('ClaveRegimen', regime);
  element.put('CalificacionOperacion', operation);
  element.put('OperacionExenta', exempt);
  put(element, 'BaseImponibleOimporteNoSujeto', base);
  if (tax === IPSI || regime === AT_COST) put(element, 'BaseImponibleACoste', base);
  const [percent, amount] = [take('percent'), take('amount')];
  if (operation === 'S1') {
    element.put('TipoImpositivo', share(percent || '0'));
    put(element, 'CuotaRepercutida', amountOf(amount, writing));
    element.put('TipoRecargoEquivalencia', share(take('surcharge.percent')));
    put(element, 'CuotaRecargoEquivalencia', amountOf(take('surcharge.amount'), writing));
  } else if (operation === 'S2') {
    element.put('TipoImpositivo', '0');
    element.put('CuotaRepercutida', '0.00');
  }
}

/** The places of the taxes that are reported. */
function categories(writing: MemberWriting): readonly Path[] {
  return writing.entries({ at: ['totals', 'taxes'] }, 'categories').filter((at) => taxOf(writing, at) !== '');
}

function taxOf(writing: MemberWriting, at: Path): string {
  const code = writing.peek({ at }, 'code');
  return Object.entries(CATEGORIES).find(([, category]) => category === code)?.[0] ?? '';
}

/** Tax, and amount of the whole invoice without what the customer withholds. A large one is marked. */
export const totals: Row = {
  read({ element, reading }) {
    reading.draft.recalculated(reading.node(element, 'CuotaTotal'), ['totals', 'tax']);
    const node = reading.node(element, 'ImporteTotal');
    reading.draft.recalculated(node, ['totals', 'total_with_tax']);
    const isLarge = (node && parseDecimal(textOf(node)))?.absolute().compare(LARGE) ?? -1;
    const mark = reading.node(element, 'Macrodato');
    if (mark && (plain(textOf(mark)) === 'S') === isLarge >= 0) reading.implied(mark);
  },
  write({ out, writing }) {
    const parts = categories(writing).flatMap((at) =>
      ['amount', 'surcharge'].map((member) => amountOf(writing.take({ at }, member), writing)),
    );
    put(
      out,
      'CuotaTotal',
      parts.reduce<Decimal>((sum, part) => (part ? sum.plus(part) : sum), Decimal.ZERO),
    );
    const whole = amountOf(writing.take({ at: ['totals'] }, 'total_with_tax'), writing);
    put(out, 'ImporteTotal', whole);
    if (whole && whole.absolute().compare(LARGE) >= 0) out.put('Macrodato', 'S');
  },
};

/** The name of the element whose amount no rate explains: goods of a scheme that only taxes the margin, for example. */
const TOTAL = 'ImporteTotal';

/** What the total says beyond the sums of each rate: a charge or a discount without tax. */
export function settle(reading: MemberReading, built: JsonObject): boolean {
  const record = recordIn(reading);
  const node = record && reading.node(record, TOTAL);
  const stated = node && parseDecimal(signed(plain(textOf(node)), reading.isCorrection()));
  const { total_with_tax: calculated } = (built.totals ?? {}) as JsonObject;
  const is = typeof calculated === 'string' ? parseDecimal(calculated) : undefined;
  if (!stated || !is || stated.equals(is)) return false;
  const more = stated.minus(is);
  const list = more.compare(Decimal.ZERO) > 0 ? 'charges' : 'discounts';
  reading.draft.put([list, 0, 'reason'], TOTAL);
  reading.draft.put([list, 0, 'amount'], more.absolute().toString());
  return true;
}

/** The record of a file, or the first of several. */
const recordIn = (reading: MemberReading): XmlElement | undefined => {
  const { root } = reading;
  const found = root.name === 'RegistroAlta' ? root : reading.node(root, 'RegistroFactura/RegistroAlta');
  return found && isElement(found) ? found : undefined;
};
