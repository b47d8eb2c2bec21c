import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { JsonObject } from '../../engine/index.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, places, shortest } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { LEAST, stated, take, written } from './amounts.ts';
import { CATEGORIES } from './codes.ts';
import { sameRate, taxesIn } from './taxes.ts';
import { sumsOf } from './totals.ts';

/** Discounts and charges: their list in a document, the name of one, and our word where a document gives no reason. */
interface Kind {
  readonly member: 'discounts' | 'charges';
  readonly name: 'Discount' | 'Charge';
  readonly words: string;
}
const DISCOUNTS: Kind = { member: 'discounts', name: 'Discount', words: 'Descuento' };
const CHARGES: Kind = { member: 'charges', name: 'Charge', words: 'Cargo' };

/** The reason of a charge or discount that stands for the rounding of a document, which has no element. */
export const ROUNDING = 'Redondeo';

const numberAt = (element: XmlElement, name: string, reading: MemberReading): Decimal | undefined =>
  parseDecimal(reading.text(element, name));

/** Reads one to a new entry below a place; the amount is a sum of several only if the caller says so. */
function readOne(
  node: XmlElement,
  at: Path,
  { member, name, words }: Kind,
  whole: Decimal | undefined,
  reading: MemberReading,
): Path | undefined {
  const of = (part: string) => reading.node(node, `${name}${part}`);
  const [reason, rate, sum] = [of('Reason'), of('Rate'), of('Amount')];
  const amount = stated(sum, reading);
  if (amount === undefined) return undefined;
  const place: Path = [...at, member, reading.draft.count([...at, member])];
  const text = reason ? plain(textOf(reason)) : '';
  if (text === words || text === '') reading.implied(reason);
  else reading.put({ at: place }, 'reason', text, reason);
  const share = rate && parseDecimal(textOf(rate));
  if (share) reading.put({ at: place }, 'percent', `${plain(textOf(rate))}%`, rate);
  const base = share && baseOf(parseDecimal(amount), share, whole);
  if (base) reading.put({ at: place }, 'base', base.toString());
  reading.put({ at: place }, 'amount', amount, sum);
  return place;
}

/** What rounding may leave open of a base. */
const CENT = new Decimal(1n, 2);
const HUNDRED = new Decimal(100n, 0);

/** What a share is of, if it is not of the whole: the file has no element for it, and building would take the whole. */
function baseOf(amount: Decimal | undefined, share: Decimal, whole: Decimal | undefined): Decimal | undefined {
  if (!amount || !whole || share.isZero()) return undefined;
  const own = whole.times(share).over(HUNDRED, LEAST) ?? amount;
  const isOfWhole = own.absolute().minus(amount.absolute()).absolute().compare(CENT) <= 0;
  return isOfWhole ? undefined : amount.times(HUNDRED).over(share, LEAST);
}

function writeOne(out: Output, at: Path, { name, words }: Kind, writing: MemberWriting): void {
  const element = out.add(name);
  element.put(`${name}Reason`, cut(2500).write(writing.take({ at }, 'reason')) || words);
  element.put(`${name}Rate`, places(0, 8).write(writing.take({ at }, 'percent').replace(/%$/, '')) ?? '');
  element.put(`${name}Amount`, written(take(writing, at, 'amount')));
  writing.take({ at }, 'key');
}

/** Discounts and charges of a line. */
export const lineAdjustments: Row = {
  read({ element, at, reading }) {
    for (const [list, kind] of OF_LINE) {
      for (const node of reading.nodes(element, `${list}/${kind.name}`)) {
        if (isElement(node)) readOne(node, at, kind, numberAt(element, 'TotalCost', reading), reading);
      }
    }
  },
  write({ out, at, writing }) {
    for (const [list, kind] of OF_LINE) {
      for (const place of writing.entries({ at }, kind.member)) writeOne(out.inside(list), place, kind, writing);
    }
  },
};

const OF_LINE = [
  ['DiscountsAndRebates', DISCOUNTS],
  ['Charges', CHARGES],
] as const;

const OF_INVOICE = [
  ['GeneralDiscounts', DISCOUNTS],
  ['GeneralSurcharges', CHARGES],
] as const;

/**
 * Discounts and charges of the invoice. The file does not say which tax they are of: it is that whose base differs from
 * the sum of its lines by their amount.
 */
export const generalAdjustments: Row = {
  read({ element, reading }) {
    const totals = reading.node(element, 'InvoiceTotals');
    if (!totals || !isElement(totals)) return;
    const open = openBases(element, reading);
    const read: Adjusting[] = [];
    for (const [list, kind] of OF_INVOICE) {
      for (const node of reading.nodes(totals, `${list}/${kind.name}`)) {
        if (!isElement(node)) continue;
        if (reading.text(node, `${kind.name}Reason`) === ROUNDING) {
          readRounding(node, kind, reading);
          continue;
        }
        const at = readOne(node, [], kind, numberAt(totals, 'TotalGrossAmount', reading), reading);
        if (at) read.push({ at, kind, signed: signedOf(at, kind, reading) });
      }
    }
    const taxed = [false, true].map((isWithheld) => {
      const rates = open.filter((tax) => tax.isWithheld === isWithheld);
      return sharedOut(read, rates);
    });
    read.forEach((adjusting, i) => {
      if (taxed.every((rates) => rates === undefined)) spread(adjusting, open, read.length === 1, reading);
      else for (const rates of taxed) if (rates?.[i]) putTax(adjusting.at, rates[i].combo, reading);
    });
  },
  write({ out, writing }) {
    for (const [list, kind] of OF_INVOICE) {
      for (const at of writing.entries({ at: [] }, kind.member)) {
        writeOne(out.inside(`InvoiceTotals/${list}`), at, kind, writing);
        for (const tax of writing.entries({ at }, 'taxes')) writing.takeAll(tax);
      }
    }
    const { rounding } = sumsOf(writing);
    if (rounding.isZero()) return;
    const [list, kind] = OF_INVOICE[rounding.compare(Decimal.ZERO) < 0 ? 0 : 1];
    const element = out.inside(`InvoiceTotals/${list}`).add(kind.name);
    element.put(`${kind.name}Reason`, ROUNDING);
    element.put(`${kind.name}Amount`, written(rounding.absolute()));
  },
};

function readRounding(node: XmlElement, { name, member }: Kind, reading: MemberReading): void {
  const sum = reading.node(node, `${name}Amount`);
  const amount = parseDecimal(stated(sum, reading) ?? '');
  if (!amount) return;
  const was = parseDecimal(String(reading.draft.get(['totals', 'rounding']) ?? '0')) ?? Decimal.ZERO;
  const more = member === 'discounts' ? amount.negated() : amount;
  reading.draft.put(['totals', 'rounding'], was.plus(more).toString(), sum);
  reading.implied(reading.node(node, `${name}Reason`));
}

/** What the base of a rate says beyond its lines. */
interface Open {
  readonly combo: Combo;
  readonly isWithheld: boolean;
  difference: Decimal;
}

interface Combo extends JsonObject {
  readonly cat: string;
  readonly percent?: string;
  readonly surcharge?: string;
}

/** More rates than an invoice has: each discount is compared with all. */
const MOST_RATES = 50;
const LISTS = ['TaxesOutputs', 'TaxesWithheld'] as const;

function openBases(element: XmlElement, reading: MemberReading): readonly Open[] {
  const sums = new Map<string, Decimal>();
  const combos = new Map<string, Combo>();
  for (const { taxes = [] } of (reading.draft.get(['lines']) ?? []) as readonly {
    readonly taxes?: readonly Combo[];
  }[]) {
    for (const combo of taxes) {
      const key = keyOf(combo.cat, combo.percent);
      if (!combos.has(key)) combos.set(key, combo);
    }
  }
  for (const line of reading.nodes(element, 'Items/InvoiceLine')) {
    if (!isElement(line)) continue;
    const gross = parseDecimal(reading.text(line, 'GrossAmount')) ?? Decimal.ZERO;
    for (const tax of LISTS.flatMap((list) => taxesIn(line, list, reading))) {
      const key = keyIn(tax, reading);
      sums.set(key, (sums.get(key) ?? Decimal.ZERO).plus(gross));
    }
  }
  return LISTS.flatMap((list) =>
    taxesIn(element, list, reading)
      .slice(0, MOST_RATES)
      .flatMap((tax) => {
        const base = parseDecimal(reading.text(tax, 'TaxableBase/TotalAmount'));
        const key = keyIn(tax, reading);
        const combo = combos.get(key) ?? comboIn(tax, reading);
        const difference = base?.minus(sums.get(key) ?? Decimal.ZERO);
        return combo && difference && !difference.isZero()
          ? [{ combo, isWithheld: list === 'TaxesWithheld', difference }]
          : [];
      }),
  );
}

/** The tax of a rate that no line has. */
function comboIn(tax: XmlElement, reading: MemberReading): Combo | undefined {
  const cat = CATEGORIES[reading.text(tax, 'TaxTypeCode')];
  const rate = reading.text(tax, 'TaxRate');
  return cat === undefined || !parseDecimal(rate) ? undefined : { cat, percent: `${rate}%` };
}

const keyOf = (category: string, percent = '0'): string => `${category} ${sameRate(percent)}`;

const keyIn = (tax: XmlElement, reading: MemberReading): string =>
  keyOf(CATEGORIES[reading.text(tax, 'TaxTypeCode')] ?? '', reading.text(tax, 'TaxRate'));

/** A discount or charge of the invoice that was read, and what it changes the base of its tax by. */
interface Adjusting {
  readonly at: Path;
  readonly kind: Kind;
  readonly signed: Decimal;
}

function signedOf(at: Path, { member }: Kind, reading: MemberReading): Decimal {
  const amount = parseDecimal(String(reading.draft.get([...at, 'amount']) ?? '')) ?? Decimal.ZERO;
  return (member === 'discounts') === !reading.isCorrection() ? amount.negated() : amount;
}

/** Ways to give several adjustments to rates that are tried. */
const MOST_WAYS = 2_000;

/** The rate of each adjustment, so that together they explain every base. Undefined if they do not. */
function sharedOut(all: readonly Adjusting[], rates: readonly Open[]): readonly (Open | undefined)[] | undefined {
  const choices = [...rates, undefined];
  if (rates.length === 0 || choices.length ** all.length > MOST_WAYS) return undefined;
  let best: { readonly gap: Decimal; readonly way: readonly (Open | undefined)[] } | undefined;
  const visit = (way: readonly (Open | undefined)[]): void => {
    const next = all[way.length];
    if (next) for (const choice of choices) visit([...way, choice]);
    else {
      const gap = rates.reduce((sum, rate) => {
        const own = all.reduce((rest, { signed }, i) => (way[i] === rate ? rest.minus(signed) : rest), rate.difference);
        return sum.plus(own.absolute());
      }, Decimal.ZERO);
      if (!best || gap.compare(best.gap) < 0) best = { gap, way };
    }
  };
  visit([]);
  const most = CENT.times(new Decimal(BigInt(2 * rates.length), 0));
  return best && best.gap.compare(most) <= 0 ? best.way : undefined;
}

/** Gives a discount or charge its taxes. The only one may be of several rates: it becomes one for each. */
function spread(
  { at, kind: { member }, signed }: Adjusting,
  open: readonly Open[],
  isOnly: boolean,
  reading: MemberReading,
): void {
  const same = open.filter(({ difference }) => difference.equals(signed));
  const categories = new Set<string>();
  for (const tax of same) {
    if (categories.has(tax.combo.cat)) continue;
    categories.add(tax.combo.cat);
    putTax(at, tax.combo, reading);
    tax.difference = Decimal.ZERO;
  }
  const rates = open.filter(({ isWithheld }) => !isWithheld);
  const whole = rates.reduce<Decimal>((sum, { difference }) => sum.plus(difference), Decimal.ZERO);
  const [first, ...others] = rates;
  if (!isOnly || !first || !whole.equals(signed)) return;
  const withheld = [...((reading.draft.get([...at, 'taxes']) as readonly Combo[] | undefined) ?? [])];
  const reason = reading.draft.get([...at, 'reason']);
  reading.draft.put([...at, 'amount'], shortest(first.difference.absolute(), LEAST));
  delete (reading.draft.get(at) as { percent?: string }).percent;
  putTax(at, first.combo, reading);
  for (const { combo, difference } of others) {
    const place: Path = [member, reading.draft.count([member])];
    if (reason !== undefined) reading.draft.put([...place, 'reason'], reason);
    reading.draft.put([...place, 'amount'], shortest(difference.absolute(), LEAST));
    for (const tax of [...withheld, combo]) putTax(place, tax, reading);
  }
}

function putTax(at: Path, { cat, percent, key, surcharge }: Combo, reading: MemberReading): void {
  const place: Path = [...at, 'taxes', reading.draft.count([...at, 'taxes'])];
  for (const [name, value] of Object.entries({ cat, percent, key, surcharge })) {
    if (value !== undefined) reading.draft.put([...place, name], value);
  }
}
