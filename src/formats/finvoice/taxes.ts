import type { Json } from '../../engine/index.ts';
import type { Path } from '../en16931/document/draft.ts';
import { type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, type XmlElement } from '../xml/xml-tree.ts';
import { CATEGORY, KEYS, VATEX } from './codes.ts';
import {
  amountIn,
  addText,
  peeked,
  percentOf,
  percentText,
  putAmount,
  takeNumber,
  wrapped,
  textIn,
  said,
} from './values.ts';

const VAT = 'VAT';
const BREAKDOWN = 'InvoiceDetails/VatSpecificationDetails';
const WITHOUT_REASON: ReadonlySet<string> = new Set(['standard', 'zero']);

/** The only value of a set; none if it has several. */
const only = (values: ReadonlySet<string> | undefined): string => (values?.size === 1 ? ([...values][0] ?? '') : '');

/** What the breakdown says: the categories of a rate, and the reasons of a category. */
interface Breakdown {
  readonly byRate: ReadonlyMap<string, ReadonlySet<string>>;
  readonly reasons: ReadonlyMap<string, ReadonlySet<string>>;
}

const breakdowns = new WeakMap<MemberReading, Breakdown>();

function breakdownOf(reading: MemberReading): Breakdown {
  const known = breakdowns.get(reading);
  if (known) return known;
  const [byRate, reasons] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (map: Map<string, Set<string>>, key: string, value: string): void => {
    if (value !== '') map.set(key, (map.get(key) ?? new Set()).add(value));
  };
  for (const node of reading.nodes(reading.root, BREAKDOWN)) {
    if (!isElement(node)) continue;
    const code = reading.text(node, 'VatCode');
    add(byRate, percentOf(reading.text(node, 'VatRatePercent')) ?? '', code);
    add(reasons, code, reading.text(node, 'VatExemptionReasonCode'));
  }
  const made = { byRate, reasons };
  breakdowns.set(reading, made);
  return made;
}

/** Reads the VAT of a row, a discount or a charge. The category of a rate without one is that of the breakdown. */
export function readTax(element: XmlElement, names: TaxNames, at: Path, reading: MemberReading): void {
  const [rate, category] = [reading.node(element, names.percent), reading.node(element, names.code)];
  const percent = rate && percentOf(textIn(rate));
  const stated = textIn(category);
  if (percent === undefined && stated === '') return;
  const code = stated || only(breakdownOf(reading).byRate.get(percent ?? ''));
  const isNought = percent === undefined || percent === '0%';
  const known = Object.hasOwn(KEYS, code) ? KEYS[code] : undefined;
  const key = known ?? (isNought ? 'zero' : 'standard');
  const place: Path = [...at, 'taxes', 0];
  reading.put({ at: place }, 'cat', VAT);
  reading.put({ at: place }, 'key', key, known === undefined ? undefined : category);
  if (key === 'zero') reading.put({ at: place }, 'percent', '0%', rate);
  else if (percent !== undefined && !isNought) reading.put({ at: place }, 'percent', percent, rate);
  else reading.implied(rate);
  const reason = only(breakdownOf(reading).reasons.get(code));
  if (reason !== '' && !WITHOUT_REASON.has(key)) reading.put({ at: place }, `ext.${VATEX}`, reason);
}

export interface TaxNames {
  readonly percent: string;
  readonly code: string;
}

/** The category of a tax: that of its extension, or of its key. */
function codeOf(at: Path, writing: MemberWriting): string {
  const key = peeked({ at, writing }, 'key') || 'standard';
  return writing.take({ at }, `ext.${CATEGORY}`) || (Object.keys(KEYS).find((code) => KEYS[code] === key) ?? '');
}

/** Writes the VAT of a row, a discount or a charge. */
export function writeTax({ out, at, writing }: To, names: TaxNames): void {
  const place = writing.entries({ at }, 'taxes').find((tax) => peeked({ at: tax, writing }, 'cat') === VAT);
  if (!place) return;
  out.put(names.code, codeOf(place, writing));
  out.put(names.percent, percentText(peeked({ at: place, writing }, 'percent')) ?? '');
  if (out.textAt(names.percent) !== '') writing.take({ at: place }, 'percent');
  // The breakdown has the reason.
  for (const member of ['cat', 'key', `ext.${VATEX}`]) writing.take({ at: place }, member);
}

interface Taxed {
  readonly taxes?: readonly { readonly key?: string; readonly percent?: string }[];
}

/** The turn of each tax and rate in the totals: in the order of the lines. */
function turnsIn({ draft }: MemberReading): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  for (const list of ['lines', 'charges', 'discounts']) {
    for (const { taxes = [] } of (draft.get([list]) ?? []) as readonly Taxed[]) {
      for (const { key = '', percent = '' } of taxes) {
        const pair = `${key} ${percent}`;
        if (!turns.has(pair)) turns.set(pair, turns.size);
      }
    }
  }
  return turns;
}

const RATES: Path = ['totals', 'taxes', 'categories', 0, 'rates'];

/** The sums of each category and rate, with the reason where no tax is charged. */
export const taxTotals: Row = {
  read({ element, reading }) {
    const turns = turnsIn(reading);
    for (const node of reading.nodes(element, BREAKDOWN)) {
      if (!isElement(node)) continue;
      const percent = percentOf(reading.text(node, 'VatRatePercent'));
      const code = reading.text(node, 'VatCode') || only(breakdownOf(reading).byRate.get(percent ?? ''));
      const key = Object.hasOwn(KEYS, code) ? (KEYS[code] ?? '') : percent === '0%' ? 'zero' : 'standard';
      readReason(node, key, code, reading);
      const turn = turns.get(`${key} ${WITHOUT_REASON.has(key) ? (percent ?? '0%') : ''}`);
      if (turn === undefined) continue;
      for (const name of ['VatCode', 'VatRatePercent']) reading.implied(reading.node(node, name));
      for (const [name, member] of SUMS) {
        const sum = amountIn({ element: node, reading }, name);
        if (sum) reading.draft.recalculated(sum.node, [...RATES, turn, member]);
      }
    }
  },
  write({ out, writing }) {
    for (const category of writing.entries({ at: ['totals', 'taxes'] }, 'categories')) {
      if (peeked({ at: category, writing }, 'code') !== VAT) continue;
      for (const at of writing.entries({ at: category }, 'rates')) {
        const element = out.inside('InvoiceDetails').add('VatSpecificationDetails');
        const code = codeOf(at, writing);
        for (const [name, member] of SUMS) putAmount(element, name, takeNumber({ at, writing }, member), writing);
        element.put('VatRatePercent', percentText(writing.take({ at }, 'percent')) ?? '');
        element.put('VatCode', code);
        const note = noteOf(at, writing);
        for (const part of wrapped(note, 70).slice(0, 3)) addText(element, 'VatFreeText', part);
        element.put('VatExemptionReasonCode', writing.take({ at }, `ext.${VATEX}`));
      }
    }
  },
};

const SUMS = [
  ['VatBaseAmount', 'base'],
  ['VatRateAmount', 'amount'],
] as const;

/** The words for a tax that is not charged are a note of the tax; its code is at the taxes of the lines. */
function readReason(node: XmlElement, key: string, code: string, reading: MemberReading): void {
  if (WITHOUT_REASON.has(key)) return;
  const reason = reading.node(node, 'VatExemptionReasonCode');
  if (reason && only(breakdownOf(reading).reasons.get(code)) !== '') reading.implied(reason);
  const texts = said(reading.nodes(node, 'VatFreeText'));
  if (texts.length === 0) return;
  const text = texts.map(textIn).join(' ');
  const notes = (reading.draft.get(['tax', 'notes']) ?? []) as readonly Readonly<Record<string, Json>>[];
  const same = notes.findIndex((note) => note.key === key);
  const at: Path = ['tax', 'notes', same < 0 ? notes.length : same];
  reading.put({ at }, 'cat', VAT);
  reading.put({ at }, 'key', key);
  reading.put({ at }, 'text', text, ...texts);
}

/** What the invoice says of a tax that is not charged. */
function noteOf(rate: Path, writing: MemberWriting): string {
  const key = peeked({ at: rate, writing }, 'key');
  const found = writing
    .entries({ at: ['tax'] }, 'notes')
    .find((at) => peeked({ at, writing }, 'key') === key && peeked({ at, writing }, 'cat') === VAT);
  if (!found) return '';
  for (const member of ['cat', 'key', `ext.${CATEGORY}`, `ext.${VATEX}`]) writing.take({ at: found }, member);
  return writing.take({ at: found }, 'text');
}
