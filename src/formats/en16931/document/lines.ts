import type { Message } from '../../../engine/index.ts';
import { Decimal } from '../decimal.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { LINE_ALLOWANCE, LINE_CHARGE, putAdjustments } from './adjustments.ts';
import { shortDecimal } from './codecs.ts';
import type { Draft, Path } from './draft.ts';
import { putLineDuties } from './duties.ts';
import { decode, putLeaves, type LeafRow } from './leaf-rows.ts';
import { LINE_TAX, putTaxes } from './taxes.ts';
import { unitWord } from './units.ts';
import { LINE_DOCUMENT } from './vocabulary.ts';
import type { NationalWays } from '../profiles/profile.ts';
import { xmlMessages } from '../../reading/messages.ts';

export const LINE_LEAVES: readonly LeafRow[] = [
  { term: 'BT-127', at: 'notes[].text' },
  {
    term: 'BT-128',
    at: 'identifier.code',
    as: 'code',
    parts: [{ term: 'BT-128-1', at: 'ext.untdid-reference', as: 'code' }],
  },
  { term: 'BT-129', at: 'quantity', as: 'quantity' },
  { term: 'BT-132', at: 'order', as: 'code' },
  { term: 'BT-133', at: 'cost', as: 'code' },
];

export const LINE_PERIOD_LEAVES: readonly LeafRow[] = [
  { term: 'BT-134', at: 'period.start', as: 'date' },
  { term: 'BT-135', at: 'period.end', as: 'date' },
];

export const ITEM_LEAVES: readonly LeafRow[] = [
  { term: 'BT-153', at: 'item.name' },
  { term: 'BT-154', at: 'item.description' },
  { term: 'BT-155', at: 'item.ref', as: 'code' },
  { term: 'BT-156', at: 'item.identities[].code', as: 'code' },
  {
    term: 'BT-157',
    at: 'item.identities[].code',
    as: 'code',
    parts: [{ term: 'BT-157-1', at: 'ext.iso-scheme-id', as: 'code' }],
  },
  { term: 'BT-157-alt', at: 'item.identities[].code', as: 'code' },
  { term: 'BT-158', at: 'item.identities[].code', as: 'code', parts: [{ term: 'BT-158-1', at: 'label' }] },
  { term: 'BT-159', at: 'item.origin', as: 'country' },
];

/** Kinds of lines whose amounts are those of other lines (Factur-X 1.09, BT-X-8). */
const NOT_COUNTED: ReadonlySet<string> = new Set(['GROUP', 'INFORMATION']);

/** The lines whose net amounts make the sum of the invoice. A document has only these. */
export const countedLines = (invoice: InvoiceTerms): readonly TermGroup[] => invoice.fact(countedIn);

const countedIn = (invoice: InvoiceTerms): readonly TermGroup[] => invoice.groups('BG-25').filter(isCounted);

const isCounted = (line: TermGroup): boolean => !NOT_COUNTED.has(line.value('X-LineKind')?.value ?? '');

/** Puts the lines of the invoice into the document. */
export function putLines(draft: Draft, invoice: InvoiceTerms, ways: NationalWays = {}): void {
  countedLines(invoice).forEach((line, i) => {
    putLine(draft, line, i, invoice);
    putLineDocuments(draft, line, i, ways);
  });
  for (const line of invoice.groups('BG-25')) if (!isCounted(line)) leaveLine(draft, line, xmlMessages.countsElsewhere);
}

/** Puts a line of the invoice into the document. */
function putLine(draft: Draft, line: TermGroup, position: number, invoice: InvoiceTerms): void {
  const at = ['lines', position];
  putLeaves(draft, line, at, LINE_LEAVES);
  if (draft.get([...at, 'quantity']) === undefined) draft.put([...at, 'quantity'], '1');
  draft.recalculated(line.value('BT-126'), [...at, 'i']);
  draft.recalculated(line.value('BT-131'), [...at, 'total']);
  for (const value of line.valuesOf('X-LineGross')) draft.implied(value, xmlMessages.lineGross);
  const period = line.group('BG-26');
  if (period) putLeaves(draft, period, at, LINE_PERIOD_LEAVES);
  const item = line.group('BG-31');
  if (item) putItem(draft, item, at);
  putPrice(draft, line, at);
  putAdjustments(draft, line, at, LINE_ALLOWANCE, invoice);
  putAdjustments(draft, line, at, LINE_CHARGE, invoice);
  putLineDuties(draft, line, at);
  const tax = line.group('BG-30');
  if (tax) putTaxes(draft, tax, at, LINE_TAX, invoice);
  if (tax) putTaxAgain(draft, tax);
  for (const figure of ['X-LineTax', 'X-LineTaxBase']) {
    for (const value of line.valuesOf(figure)) draft.implied(value, xmlMessages.fromLineAndRate);
  }
  for (const more of line.groupsOf('BG-30').slice(1)) {
    for (const value of more.values) draft.left(value, xmlMessages.oneCategory);
  }
  for (const inner of line.groupsOf('BG-DEX-01')) leaveLine(draft, inner, xmlMessages.noSublines);
}

/** Documents of a line that do not say that they name its object; only some profiles keep both apart. */
function putLineDocuments(draft: Draft, line: TermGroup, position: number, { lineDocuments }: NationalWays): void {
  const at = ['lines', position];
  const place = lineDocuments ? LINE_DOCUMENT : ['identifier', 'code'];
  for (const source of line.valuesOf('X-LineDocument')) {
    const path = [...at, ...place];
    const known = draft.get(path);
    const code = decode(draft, source, 'code');
    const scheme = source.part('X-LineDocument-1');
    if (known !== undefined && known !== code) draft.left(source, xmlMessages.severalHere);
    else if (code !== undefined) draft.put(path, code, source);
    if (scheme && lineDocuments) draft.left(scheme, xmlMessages.noLineDocumentKind);
    else if (scheme) draft.put([...at, 'identifier', 'ext', 'untdid-reference'], scheme.value, scheme);
  }
  for (const type of line.valuesOf('X-LineDocumentType')) {
    if (type.value === '') draft.implied(type, xmlMessages.empty);
    else draft.left(type, xmlMessages.noLineDocumentKind);
  }
}

/** Places of the tax on a line, and on its item. */
function putTaxAgain(draft: Draft, tax: TermGroup): void {
  for (const term of Object.values(LINE_TAX)) {
    const [first, ...others] = tax.valuesOf(term as string);
    for (const other of others) {
      const isSame = other.value === first?.value || other.decimal?.equals(first?.decimal ?? Decimal.ZERO);
      if (isSame) draft.implied(other, xmlMessages.sameTax);
      else draft.left(other, xmlMessages.otherTax);
    }
  }
}

/** A line whose figures are part of those of another one, such as a subline of the XRechnung extension. */
function leaveLine(draft: Draft, group: TermGroup, why: Message): void {
  for (const value of group.values) {
    for (const otherValue of [value, ...value.parts]) draft.left(otherValue, why);
  }
  for (const inner of group.groups) leaveLine(draft, inner, why);
}

function putItem(draft: Draft, item: TermGroup, at: Path): void {
  putLeaves(draft, item, at, ITEM_LEAVES);
  for (const attribute of item.groupsOf('BG-32')) {
    const [name, value] = [attribute.value('BT-160'), attribute.value('BT-161')];
    const label = decode(draft, name);
    const text = decode(draft, value);
    if (label === undefined || text === undefined) {
      draft.left(name, xmlMessages.emptyProperty);
      continue;
    }
    const key = attributeKey(label);
    if (saysAll(key, label) && draft.get([...at, 'item', 'meta', key]) === undefined) {
      draft.put([...at, 'item', 'meta', key], text, value);
      if (name) draft.renamed(name, [...at, 'item', 'meta', key], key);
    } else {
      const entry = [...at, 'item', 'attributes', draft.count([...at, 'item', 'attributes'])];
      draft.put([...entry, 'label'], label, name);
      draft.put([...entry, 'text'], text, value);
    }
  }
}

/** The name of a property as a key of a document: lower-case letters and digits, joined by hyphens. */
export function attributeKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/ /g, '-')
    .replace(/[^a-z0-9-+]/g, '')
    .replace(/^[-+]+|[-+]+$/g, '')
    .replace(/[-+]{2,}/g, '-')
    .replace(/^[0-9]$/, 'property-$&');
}

/** Whether a key has every letter and digit of its name. */
function saysAll(key: string, name: string): boolean {
  return key !== '' && key.replace(/[-+]/g, '') === name.toLowerCase().replace(/[\s\p{P}\p{S}]/gu, '');
}

/** The price per unit: the written price divided by its base quantity. */
function putPrice(draft: Draft, line: TermGroup, at: Path): void {
  const unit = line.value('BT-130');
  if (unit) draft.put([...at, 'item', 'unit'], decode(draft, unit, 'code') && unitWord(unit.value), unit);
  const group = line.group('BG-29');
  if (!group) return;
  const price = group.value('BT-146');
  const quantities = group.valuesOf('BT-149');
  const [quantity] = quantities;
  const each = quantity && priceOfOne(price?.decimal, quantity.decimal);
  if (quantity && each !== undefined && !contradicts(line, price, quantity)) {
    draft.put([...at, 'item', 'price'], each, price, ...quantities);
  } else {
    draft.put([...at, 'item', 'price'], decode(draft, price, 'amount'), price);
    for (const value of quantities) {
      if (each === undefined) draft.implied(value, xmlMessages.perUnit);
      else draft.left(value, xmlMessages.notNetAmount);
    }
  }
  for (const word of group.valuesOf('BT-150')) draft.implied(word, xmlMessages.sameUnit);
  for (const value of [...group.valuesOf('BT-147'), ...group.valuesOf('BT-148')]) putGrossPrice(draft, value, price);
}

function putGrossPrice(draft: Draft, value: TermValue, price: TermValue | undefined): void {
  if (value.term === 'BT-148' && price?.decimal && value.decimal?.equals(price.decimal)) {
    draft.implied(value, xmlMessages.netPrice);
  } else if (value.term === 'BT-147' && value.decimal?.isZero()) {
    draft.implied(value, xmlMessages.noReduction);
  } else {
    draft.left(value, xmlMessages.reduced);
  }
}

/** Undefined if the quantity is one, zero or invalid. */
function priceOfOne(price: Decimal | undefined, quantity: Decimal | undefined): string | undefined {
  if (!price || !quantity || quantity.isZero() || quantity.equals(ONE)) return undefined;
  const decimals = price.scale + quantity.absolute().rounded(0).toString().length;
  const each = price.over(quantity, Math.max(decimals, MOST_USUAL));
  if (!each) return undefined;
  if (each.times(quantity).equals(price)) return shortPrice(each.toString(), price.scale);
  return each.rounded(decimals).toString();
}

/** Some files have a wrong quantity, often a copy of the price: the line's net amount reveals it. */
function contradicts(line: TermGroup, price: TermValue | undefined, base: TermValue): boolean {
  const [net, amount, per, quantity] = [
    line.value('BT-131')?.decimal,
    price?.decimal,
    base.decimal,
    line.value('BT-129')?.decimal,
  ];
  if (!net || !amount || !per || !quantity) return false;
  const sum = (group: string, term: string): Decimal =>
    line.groupsOf(group).reduce((total, group) => total.plus(group.value(term)?.decimal ?? Decimal.ZERO), Decimal.ZERO);
  const rest = net.plus(sum('BG-27', 'BT-136')).minus(sum('BG-28', 'BT-141')).rounded(2);
  const without = amount.times(quantity);
  const near = (value: Decimal | undefined): boolean =>
    value !== undefined && value.minus(rest).absolute().compare(CENT) <= 0;
  return !near(without.over(per, 4)) && (near(without) || base.plain === price?.plain);
}

const ONE = new Decimal(1n, 0);
const CENT = new Decimal(1n, 2);
/** Decimals first tried for a price per unit. */
const MOST_USUAL = 6;

/** As few decimals as needed, but at least those written. */
function shortPrice(price: string, scale: number): string {
  const short = shortDecimal(price);
  const decimals = short.includes('.') ? short.length - short.indexOf('.') - 1 : 0;
  return decimals >= scale ? short : price.slice(0, price.length - (price.length - price.indexOf('.') - 1 - scale));
}
