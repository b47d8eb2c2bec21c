import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, places, shortest } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { amountOf, MOST, putAmount, readAmount, take } from './amounts.ts';
import { CATEGORIES, NOT_CHARGED, taxCode } from './codes.ts';

const HUNDRED = new Decimal(100n, 0);
const LISTS = ['TaxesOutputs', 'TaxesWithheld'] as const;
const KINDS_OF_VAT: ReadonlySet<string> = new Set(['VAT', 'IGIC']);
const REVERSE_CHARGE = 'reverse-charge';
const LEGAL = 'legal';

/** A percentage as the document writes it, without its sign. */
const rateOf = (text: string): string => places(0, 8).write(text.replace(/%$/, '')) ?? '';

export const taxesIn = (element: XmlElement, list: string, reading: MemberReading): readonly XmlElement[] =>
  reading.nodes(element, `${list}/Tax`).filter(isElement);

/** The taxes of a line. Without one charged, it may say why. */
export const lineTaxes: Row = {
  read({ element, at, reading }) {
    const event = reading.node(element, 'SpecialTaxableEvent/SpecialTaxableEventCode');
    for (const list of LISTS) {
      for (const node of taxesIn(element, list, reading)) readTax(node, at, event ? plain(textOf(event)) : '', reading);
    }
    readEvent(element, at, reading);
  },
  write({ out, at, writing }) {
    const base = amountOf(String(writing.peek({ at }, 'total') ?? ''), writing);
    for (const place of writing.entries({ at }, 'taxes')) {
      const category = String(writing.peek({ at: place }, 'cat') ?? '');
      const element = out.inside(isRetained(category, writing) ? 'TaxesWithheld' : 'TaxesOutputs').add('Tax');
      element.put('TaxTypeCode', taxCode(category));
      const [percent, surcharge] = ['percent', 'surcharge'].map((member) =>
        String(writing.peek({ at: place }, member) ?? ''),
      );
      element.put('TaxRate', rateOf(percent || '0'));
      putAmount(element, 'TaxableBase', base, writing);
      putAmount(element, 'TaxAmount', partOf(base, percent || '0'), writing);
      if (surcharge) putSurcharge(element, surcharge, partOf(base, surcharge), writing);
      writeEvent({ out, at, writing }, String(writing.peek({ at: place }, 'key') ?? ''));
      writing.takeAll(place);
    }
  },
};

function partOf(base: Decimal | undefined, percent: string): Decimal | undefined {
  const rate = parseDecimal(percent.replace(/%$/, ''));
  return base && rate && base.times(rate).over(HUNDRED, 2);
}

function putSurcharge(out: Output, percent: string, amount: Decimal | undefined, writing: MemberWriting): void {
  out.put('EquivalenceSurcharge', places(2, 2).write(percent.replace(/%$/, '')) ?? '');
  putAmount(out, 'EquivalenceSurchargeAmount', amount, writing);
}

/** Whether the customer withholds the tax: its totals say so. */
function isRetained(category: string, writing: MemberWriting): boolean {
  const at = writing
    .entries({ at: ['totals', 'taxes'] }, 'categories')
    .find((entry) => writing.peek({ at: entry }, 'code') === category);
  return at !== undefined && writing.peek({ at }, 'retained') === true;
}

function readTax(node: XmlElement, at: Path, event: string, reading: MemberReading): void {
  const [code, rate] = ['TaxTypeCode', 'TaxRate'].map((name) => reading.node(node, name));
  const category = code && CATEGORIES[plain(textOf(code))];
  const percent = rate && parseDecimal(textOf(rate));
  if (!code || category === undefined || !percent) return;
  const place: Path = [...at, 'taxes', reading.draft.count([...at, 'taxes'])];
  reading.put({ at: place }, 'cat', category, code);
  const isNought = percent.isZero() && KINDS_OF_VAT.has(category);
  if (isNought && event !== '') reading.implied(rate);
  else reading.put({ at: place }, 'percent', `${plain(textOf(rate))}%`, rate);
  if (isNought && event === '') reading.put({ at: place }, 'key', isReverse(reading) ? REVERSE_CHARGE : 'zero');
  const surcharge = reading.node(node, 'EquivalenceSurcharge');
  if (surcharge && parseDecimal(textOf(surcharge))) {
    reading.put({ at: place }, 'surcharge', `${plain(textOf(surcharge))}%`, surcharge);
  }
  readAmount(node, 'TaxableBase', [...at, 'total'], reading);
  for (const name of ['TaxAmount', 'EquivalenceSurchargeAmount']) readAmount(node, name, undefined, reading);
}

const isReverse = ({ draft }: MemberReading): boolean =>
  ((draft.get(['$tags']) ?? []) as readonly string[]).includes(REVERSE_CHARGE);

/** Why no tax is charged: the key of the tax, and a note if the file has words of its own. */
function readEvent(element: XmlElement, at: Path, reading: MemberReading): void {
  const of = (name: string) => reading.node(element, `SpecialTaxableEvent/SpecialTaxableEvent${name}`);
  const [code, reason] = [of('Code'), of('Reason')];
  const taxes = (reading.draft.get([...at, 'taxes']) ?? []) as readonly Readonly<Record<string, string>>[];
  const turn = taxes.findIndex(({ cat = '', percent }) => KINDS_OF_VAT.has(cat) && percent === undefined);
  if (!code || turn < 0) return;
  const [text, words] = [code, reason].map((node) => (node ? plain(textOf(node)) : ''));
  const same = NOT_CHARGED.filter(([, known]) => known === text);
  const known = same.find(([, , own]) => own === words);
  const key = (known ?? same[0])?.[0];
  if (key === undefined) return;
  reading.put({ at: [...at, 'taxes', turn] }, 'key', key, code);
  if (known) reading.implied(reason);
  else if (words) {
    const note: Path = [...at, 'notes', reading.draft.count([...at, 'notes'])];
    reading.put({ at: note }, 'key', LEGAL);
    reading.put({ at: note }, 'text', words, reason);
  }
}

function writeEvent({ out, at, writing }: To, key: string): void {
  const known = NOT_CHARGED.find(([candidate]) => candidate === key);
  if (!known || out.has('SpecialTaxableEvent')) return;
  const note = legalNoteOf(at, writing);
  const event = out.inside('SpecialTaxableEvent');
  event.put('SpecialTaxableEventCode', known[1]);
  event.put('SpecialTaxableEventReason', (note && cut(2500).write(writing.take({ at: note }, 'text'))) || known[2]);
  if (note) writing.take({ at: note }, 'key');
}

/** The note of a line that says why no tax is charged. */
export const legalNoteOf = (at: Path, writing: MemberWriting): Path | undefined =>
  writing.entries({ at }, 'notes').find((note) => writing.peek({ at: note }, 'key') === LEGAL);

/** The sums of each tax and rate. */
export const taxTotals: Row = {
  read({ element, reading }) {
    const turns = turnsIn(reading);
    for (const list of LISTS) {
      for (const node of taxesIn(element, list, reading)) {
        const code = reading.node(node, 'TaxTypeCode');
        const category = turns.get(CATEGORIES[code ? plain(textOf(code)) : ''] ?? '');
        const rate = category?.rates.get(sameRate(reading.text(node, 'TaxRate')));
        if (!category || rate === undefined) continue;
        const at: Path = ['totals', 'taxes', 'categories', category.turn, 'rates', rate];
        reading.implied(code);
        for (const name of ['TaxRate', 'EquivalenceSurcharge']) reading.implied(reading.node(node, name));
        readAmount(node, 'TaxableBase', [...at, 'base'], reading);
        readAmount(node, 'TaxAmount', [...at, 'amount'], reading);
        readAmount(node, 'EquivalenceSurchargeAmount', [...at, 'surcharge', 'amount'], reading);
      }
    }
  },
  write({ out, writing }) {
    for (const category of writing.entries({ at: ['totals', 'taxes'] }, 'categories')) {
      const code = String(writing.peek({ at: category }, 'code') ?? '');
      const list = out.inside(isRetained(code, writing) ? 'TaxesWithheld' : 'TaxesOutputs');
      for (const at of writing.entries({ at: category }, 'rates')) {
        const element = list.add('Tax');
        element.put('TaxTypeCode', taxCode(code));
        element.put('TaxRate', rateOf(writing.take({ at }, 'percent') || '0'));
        putAmount(element, 'TaxableBase', take(writing, at, 'base'), writing);
        putAmount(element, 'TaxAmount', take(writing, at, 'amount'), writing);
        const surcharge = writing.take({ at }, 'surcharge.percent');
        if (surcharge) putSurcharge(element, surcharge, take(writing, at, 'surcharge.amount'), writing);
      }
    }
  },
};

/** A rate however it is written: exempt lines have none. */
export const sameRate = (text: string): string => {
  const number = parseDecimal(text.replace(/%$/, ''));
  return number ? shortest(number.rounded(MOST), 0) : '0';
};

type Turns = ReadonlyMap<string, { readonly turn: number; readonly rates: ReadonlyMap<string, number> }>;

/** Categories and their rates in the order of the lines, as in the totals. */
function turnsIn({ draft }: MemberReading): Turns {
  const found = new Map<string, { readonly turn: number; readonly rates: Map<string, number> }>();
  for (const list of ['lines', 'charges', 'discounts']) {
    for (const { taxes = [] } of (draft.get([list]) ?? []) as readonly Taxed[]) {
      for (const { cat, percent = '0' } of taxes) {
        const category = found.get(cat) ?? { turn: found.size, rates: new Map<string, number>() };
        const rate = sameRate(percent);
        if (!category.rates.has(rate)) category.rates.set(rate, category.rates.size);
        found.set(cat, category);
      }
    }
  }
  return found;
}

interface Taxed {
  readonly taxes?: readonly { readonly cat: string; readonly percent?: string }[];
}
