import { tableOf } from '../../engine/values.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { figure } from '../members/form.ts';
import { memberMessages } from '../members/messages.ts';
import type { From, MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { POSITIONS, TAX_CATEGORY } from './codes.ts';
import { positionOf, rateToPln } from './taxes.ts';

const RATES: Path = ['totals', 'taxes', 'categories', 0, 'rates'];
const CENTS = 2;

/** Amount due of a kind of invoice: what was received before, what remains, or all. */
function dueMember(kind: string): readonly string[] {
  if (/ZAL$/.test(kind)) return ['advance', 'payable'];
  if (/ROZ$/.test(kind)) return ['due', 'payable'];
  return ['payable'];
}

/** The sums of the invoice. With lines, building calculates them; without lines the document keeps them as stated. */
export const totals: Row = {
  read(from) {
    const { element, reading } = from;
    if (reading.nodes(element, 'FaWiersz').length === 0) readStated(from);
    else readCalculated(element, reading);
  },
  write(to) {
    const { out, writing } = to;
    const signed = (amount: Decimal): string =>
      figure(writing.isCorrection() ? amount.negated() : amount, CENTS, CENTS);
    const sums = sumsOf(writing);
    const rate = rateToPln(writing);
    for (const [position, { base, tax }] of sums) {
      const elements = POSITIONS[position];
      if (!elements) continue;
      out.put(elements.base, signed(base));
      if (elements.tax === undefined) continue;
      out.put(elements.tax, signed(tax));
      if (rate && position !== '5') out.put(`${elements.tax}W`, signed(tax.times(rate).rounded(CENTS)));
    }
    const margin = marginOf(writing);
    if (margin) out.put('P_13_11', signed(margin));
    out.put('P_15', signed(dueOf(writing).minus(settled(writing))));
  },
};

/** Where the built document has the figures: in the order in which taxes occur in the lines. */
function readCalculated(element: XmlElement, reading: MemberReading): void {
  const { draft } = reading;
  const order = [
    ...new Set(lineTaxes(reading).map(({ key, rate, percent, ext }) => JSON.stringify([key, rate, percent, ext]))),
  ];
  const turnOf = (position: string): number =>
    order.findIndex((written) => {
      const [key, rate, percent, ext] = JSON.parse(written) as [string, string | null, string | null, object | null];
      return position === wanted(key, rate, percent, ext);
    });
  for (const [position, { base, tax }] of Object.entries(POSITIONS)) {
    const at = [...RATES, Math.max(0, turnOf(position))];
    draft.recalculated(reading.node(element, base), [...at, 'base']);
    if (tax === undefined) continue;
    draft.recalculated(reading.node(element, tax), [...at, 'amount']);
    reading.implied(reading.node(element, `${tax}W`));
  }
  draft.left(reading.node(element, 'P_13_11'), memberMessages.implied);
  const [member = ''] = dueMember(reading.text(element, 'RodzajFaktury'));
  const isPaid = member === 'advance' && reading.nodes(element, 'Platnosc').length === 0;
  const isOpen = member === 'due' && reading.nodes(element, 'FakturaZaliczkowa').length === 0;
  // A document has one amount due, which includes what `Rozliczenie` adds: that is compared there.
  if (reading.text(element, 'Rozliczenie/DoZaplaty') !== '') reading.implied(reading.node(element, 'P_15'));
  else draft.recalculated(reading.node(element, 'P_15'), ['totals', isPaid || isOpen ? 'payable' : member]);
}

interface LineTax {
  readonly key?: string;
  readonly rate?: string;
  readonly percent?: string;
  readonly ext?: object;
}

function lineTaxes({ draft }: MemberReading): readonly LineTax[] {
  const lines = (draft.get(['lines']) ?? []) as readonly { readonly taxes?: readonly LineTax[] }[];
  return lines.flatMap(({ taxes }) => taxes?.[0] ?? []);
}

function wanted(key: string, rate: string | null, percent: string | null, ext: object | null): string | undefined {
  const category = ext && (ext as { readonly [name: string]: string })[TAX_CATEGORY];
  if (category) return category;
  const usual: Readonly<Record<string, string>> = tableOf({ general: '1', reduced: '2', 'super-reduced': '3' });
  if (rate !== null) return usual[rate];
  return percent === null ? Object.entries(POSITIONS).find(([, position]) => position.key === key)?.[0] : undefined;
}

/** A document that keeps its figures: it has the tag `bypass`. */
function readStated({ element, reading }: From): void {
  const { draft } = reading;
  const number = (name: string): Decimal => {
    const found = parseDecimal(reading.text(element, name)) ?? Decimal.ZERO;
    return reading.isCorrection() && !found.isZero() ? found.negated() : found;
  };
  let [net, tax] = [Decimal.ZERO, Decimal.ZERO];
  const rates = Object.entries(POSITIONS).flatMap(([position, elements]) => {
    const [base, amount] = [reading.node(element, elements.base), elements.tax && reading.node(element, elements.tax)];
    if (!base) return [];
    const due = elements.tax === undefined ? Decimal.ZERO : number(elements.tax);
    net = net.plus(number(elements.base));
    tax = tax.plus(due);
    return [
      { position, elements, base, amount, values: { base: number(elements.base).toString(), amount: due.toString() } },
    ];
  });
  draft.put(['$tags', draft.count(['$tags'])], 'bypass');
  draft.put(['totals', 'sum'], net.toString());
  draft.put(['totals', 'total'], net.toString());
  draft.put(['totals', 'taxes'], {
    categories: [{ code: 'VAT', rates: [], amount: tax.toString() }],
    sum: tax.toString(),
  });
  rates.forEach(({ position, elements, base, amount, values }, i) => {
    const at = [...RATES, i];
    draft.put(at, { key: elements.key, ext: { [TAX_CATEGORY]: position } });
    draft.put([...at, 'base'], values.base, base);
    if (elements.percent !== undefined) draft.put([...at, 'percent'], elements.percent);
    draft.put([...at, 'amount'], values.amount, amount || undefined);
  });
  const whole = net.plus(tax);
  draft.put(['totals', 'tax'], tax.toString());
  draft.put(['totals', 'total_with_tax'], whole.toString());
  draft.put(['totals', 'payable'], number('P_15').toString(), reading.node(element, 'P_15'));
}

interface Sums {
  readonly base: Decimal;
  readonly tax: Decimal;
}

/** Base and tax of each position; several percentages in one position add up. */
function sumsOf(writing: MemberWriting): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  const categories = writing.entries({ at: ['totals', 'taxes'] }, 'categories');
  const vat = categories.find((at) => writing.peek({ at }, 'code') === 'VAT');
  for (const at of vat ? writing.entries({ at: vat }, 'rates') : []) {
    const position = positionOf(at, writing);
    if (position === undefined) continue;
    const number = (member: string): Decimal => parseDecimal(writing.take({ at }, member)) ?? Decimal.ZERO;
    const known = sums.get(position) ?? { base: Decimal.ZERO, tax: Decimal.ZERO };
    sums.set(position, { base: known.base.plus(number('base')), tax: known.tax.plus(number('amount')) });
  }
  return sums;
}

/** Under a margin scheme, the lines without a tax. */
function marginOf(writing: MemberWriting): Decimal | undefined {
  if (writing.peek({ at: ['tax', 'ext'] }, 'pl-favat-margin-scheme') === undefined) return undefined;
  return writing
    .entries({ at: [] }, 'lines')
    .filter((at) => writing.entries({ at }, 'taxes').length === 0)
    .map((at) => parseDecimal(String(writing.peek({ at }, 'total') ?? '')) ?? Decimal.ZERO)
    .reduce((sum, amount) => sum.plus(amount), Decimal.ZERO);
}

function dueOf(writing: MemberWriting): Decimal {
  const kind = String(writing.peek({ at: ['tax', 'ext'] }, 'pl-favat-invoice-type') ?? '');
  const amounts = dueMember(kind).map((member) => writing.peek({ at: ['totals'] }, member));
  const stated = amounts.find((amount) => typeof amount === 'string');
  return parseDecimal(String(stated ?? '0')) ?? Decimal.ZERO;
}

/** Charges less discounts that bear no tax: they stand in `Rozliczenie`, and `P_15` is without them. */
function settled(writing: MemberWriting): Decimal {
  const sum = (member: string): Decimal =>
    untaxed(member, writing)
      .map((at) => parseDecimal(String(writing.peek({ at }, 'amount') ?? '')) ?? Decimal.ZERO)
      .reduce((all, amount) => all.plus(amount), Decimal.ZERO);
  return sum('charges').minus(sum('discounts'));
}

const untaxed = (member: string, writing: MemberWriting): readonly Path[] =>
  writing.entries({ at: [] }, member).filter((at) => writing.entries({ at }, 'taxes').length === 0);

const SETTLEMENT = [
  { element: 'Obciazenia', sum: 'SumaObciazen', member: 'charges' },
  { element: 'Odliczenia', sum: 'SumaOdliczen', member: 'discounts' },
] as const;

/** Charges and discounts beside the invoiced amount, and what is to be paid with them. */
export const settlement: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'Rozliczenie');
    if (!node || !isElement(node)) return;
    for (const { element: name, sum, member } of SETTLEMENT) {
      for (const child of reading.nodes(node, name)) {
        if (!isElement(child)) continue;
        const at: Path = [member, reading.draft.count([member])];
        const [amount, reason] = [reading.node(child, 'Kwota'), reading.node(child, 'Powod')];
        const value = amount && parseDecimal(textOf(amount));
        if (value) reading.put({ at }, 'amount', value.toString(), amount);
        if (reason) reading.put({ at }, 'reason', reading.text(child, 'Powod'), reason);
      }
      reading.draft.recalculated(reading.node(node, sum), ['totals', member.slice(0, -1)]);
    }
    reading.draft.recalculated(reading.node(node, 'DoZaplaty'), ['totals', 'payable']);
  },
  write({ out, writing }: To) {
    const places = SETTLEMENT.map(({ member }) => untaxed(member, writing));
    if (places.every((list) => list.length === 0)) return;
    const inner = out.inside('Rozliczenie');
    SETTLEMENT.forEach(({ element, sum }, i) => {
      let all = Decimal.ZERO;
      for (const at of places[i] ?? []) {
        const amount = parseDecimal(writing.take({ at }, 'amount')) ?? Decimal.ZERO;
        const child = inner.add(element);
        child.put('Kwota', figure(amount, CENTS, CENTS));
        child.put('Powod', writing.take({ at }, 'reason') || writing.take({ at }, 'code') || '-');
        all = all.plus(amount);
      }
      if ((places[i] ?? []).length > 0) inner.put(sum, figure(all, CENTS, CENTS));
    });
    inner.put('DoZaplaty', figure(dueOf(writing), CENTS, CENTS));
  },
};
