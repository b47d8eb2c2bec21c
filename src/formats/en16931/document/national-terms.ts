import { tableOf } from '../../../engine/values.ts';
import type { CategoryName } from '../profiles/profile.ts';
import { Decimal } from '../decimal.ts';
import { type TermGroup, TermValue } from '../term-tree.ts';
import type { Path } from './draft.ts';
import type { TermBuilder } from './term-builder.ts';

/** What national profiles ask for beside the terms of the standard, by their ways. */
export function addNational(builder: TermBuilder): void {
  const { documents, operator, categories, exemption, reasonsOfItems } = builder.ways;
  if (documents) addFixedDocuments(builder);
  if (operator) addOperator(builder);
  if (exemption) addExemptions(builder);
  if (categories || reasonsOfItems) {
    const breakdowns = breakdownsOf(builder.invoice);
    eachGroup(builder.invoice, (group) => nameCategory(builder, group, breakdowns));
  }
  if (builder.ways.breakdownAgain) addBreakdownAgain(builder);
}

function eachGroup(group: TermGroup, visit: (group: TermGroup) => void): void {
  visit(group);
  for (const inner of group.groups) eachGroup(inner, visit);
}

/** Documents that every invoice names, before those of the seller. */
function addFixedDocuments(builder: TermBuilder): void {
  const { invoice } = builder;
  const isCredit = builder.text(['type']) === 'credit-note';
  for (const { number = invoice.value('BT-1')?.value, description, ofCredit } of builder.ways.documents ?? []) {
    // A document that was read may name it.
    const isNamed = invoice.groupsOf('BG-24').some((group) => group.value('BT-122')?.value === number);
    if (isNamed) continue;
    const group = builder.group('BG-24', invoice);
    builder.add(group, 'BT-122', number);
    builder.add(group, 'BT-123', isCredit ? (ofCredit ?? description) : description);
  }
  // Each document has a description.
  for (const group of invoice.groupsOf('BG-24')) {
    if (!group.value('BT-123')) builder.add(group, 'BT-123', group.value('BT-122')?.value);
  }
}

/** The person who issues the invoice is the seller's first contact. */
function addOperator(builder: TermBuilder): void {
  const seller = builder.invoice.group('BG-4');
  if (!seller) return;
  const person: Path = ['supplier', 'people', 0];
  builder.addText(seller, 'X-OperatorId', [...person, 'identities', 0, 'code']);
  builder.add(seller, 'X-Operator', seller.group('BG-6')?.value('BT-41')?.value, [...person, 'name', 'given']);
}

/** National codes of exemption: in the breakdown, and as a property of each item. */
function addExemptions(builder: TermBuilder): void {
  const { extension = '', property = '' } = builder.ways.exemption ?? {};
  for (const line of builder.invoice.groupsOf('BG-25')) {
    const place = placeOf(line.group('BG-30'));
    const code = place && builder.text([...place, 'ext', extension]);
    const item = line.group('BG-31');
    if (!place || code === undefined || !item) continue;
    const named = builder.group('BG-32', item);
    builder.add(named, 'BT-160', property);
    builder.add(named, 'BT-161', code, [...place, 'ext', extension]);
  }
  for (const list of ['discounts', 'charges']) {
    builder.list([list]).forEach((_, i) => builder.use([list, i, 'taxes', 0, 'ext', extension]));
  }
  for (const rate of builder.invoice.groupsOf('BG-23')) {
    const place = placeOf(rate);
    const code = place && builder.text([...place, 'ext', extension]);
    if (!place || !rate.value('BT-121')) continue;
    rate.values = rate.values.filter(({ term }) => term !== 'BT-121');
    if (code !== undefined) builder.add(rate, 'BT-121', code, [...place, 'ext', extension]);
  }
}

/** Where something is exempt, the extension has the breakdown too. */
function addBreakdownAgain(builder: TermBuilder): void {
  const { invoice } = builder;
  const rates = invoice.groupsOf('BG-23');
  const totals = invoice.group('BG-22');
  if (!totals || !rates.some((rate) => rate.value('BT-118')?.value === 'E')) return;
  builder.add(invoice, 'X-TaxSum', totals.value('BT-110')?.value ?? '0.00');
  let outside = Decimal.ZERO;
  for (const rate of rates) {
    const again = builder.group('X-Subtotal', invoice);
    for (const [term, own] of AGAIN) builder.add(again, own, rate.value(term)?.value);
    if (rate.value('BT-118')?.value === 'O') outside = outside.plus(rate.value('BT-116')?.decimal ?? Decimal.ZERO);
  }
  const net = totals.value('BT-109')?.decimal ?? Decimal.ZERO;
  builder.add(totals, 'X-NetInScope', withCents(net.minus(outside)));
  builder.add(totals, 'X-OutOfScope', withCents(outside));
}

const AGAIN = [
  ['BT-116', 'X-SubtotalBase'],
  ['BT-117', 'X-SubtotalTax'],
  ['BT-118', 'X-SubtotalCategory'],
  ['X-CategoryName', 'X-SubtotalName'],
  ['BT-119', 'X-SubtotalRate'],
  ['BT-121', 'X-SubtotalReasonCode'],
  ['BT-120', 'X-SubtotalReason'],
  ['BT-118-0', 'X-SubtotalScheme'],
] as const;
const withCents = (amount: Decimal): string => amount.plus(new Decimal(0n, 2)).rounded(2).toString();

/** `$.lines[0].taxes[0]` as steps. */
function placeOf(group: TermGroup | undefined): Path | undefined {
  if (group?.from === undefined) return undefined;
  return group.from
    .replace(/^\$\.?/, '')
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Terms of a group with a VAT category: its code and rate, and what is said of it in addition. */
interface Named {
  readonly code: string;
  readonly rate: string;
  readonly name: string;
  readonly reasonCode?: string;
  readonly reason?: string;
}

const NAMED: Readonly<Record<string, Named>> = tableOf({
  'BG-20': { code: 'BT-95', rate: 'BT-96', name: 'X-AllowanceCategoryName' },
  'BG-21': {
    code: 'BT-102',
    rate: 'BT-103',
    name: 'X-ChargeCategoryName',
    reasonCode: 'X-ChargeExemptionCode',
    reason: 'X-ChargeExemption',
  },
  'BG-23': { code: 'BT-118', rate: 'BT-119', name: 'X-CategoryName' },
  'BG-30': {
    code: 'BT-151',
    rate: 'BT-152',
    name: 'X-ItemCategoryName',
    reasonCode: 'X-ItemExemptionCode',
    reason: 'X-ItemExemption',
  },
});

const fits = ({ category, percent }: CategoryName, code: string, rate: string): boolean =>
  category === code && (percent === undefined || Number(percent) === Number(rate));

/** A national code of the document counts before the usual one; the name of a category is its end. */
function withOwnReason(usual: CategoryName, own: string): CategoryName {
  const list = usual.reason?.slice(0, usual.reason.indexOf('-') + 1);
  if (!list || own === usual.reason || !own.startsWith(list)) return usual;
  return { ...usual, name: own.slice(list.length), reason: own };
}

const rateKey = (code: string, rate: string | undefined): string => `${code}|${Number(rate ?? '0')}`;

/** Breakdowns by category, also with the rate, also with the reason; the first of each. */
function breakdownsOf(invoice: TermGroup): ReadonlyMap<string, TermGroup> {
  const index = new Map<string, TermGroup>();
  for (const group of invoice.groupsOf('BG-23')) {
    const code = group.value('BT-118')?.value ?? '';
    const withRate = rateKey(code, group.value('BT-119')?.value);
    for (const key of [code, withRate, `${withRate}|${group.value('BT-121')?.value ?? ''}`]) {
      if (!index.has(key)) index.set(key, group);
    }
  }
  return index;
}

function nameCategory(builder: TermBuilder, group: TermGroup, breakdowns: ReadonlyMap<string, TermGroup>): void {
  const named = Object.hasOwn(NAMED, group.id) ? NAMED[group.id] : undefined;
  const code = named && group.value(named.code)?.value;
  if (!named || code === undefined) return;
  const rate = group.value(named.rate)?.value ?? '0';
  const usual = builder.ways.categories?.find((name) => fits(name, code, rate));
  const place = placeOf(group) ?? [];
  const tax = place.at(-2) === 'taxes' ? place : [...place, 'taxes', 0];
  const reason = builder.text([...tax, 'ext', 'cef-vatex']) ?? '';
  const withRate = rateKey(code, rate);
  const own = group.id === 'BG-23' ? group : (breakdowns.get(`${withRate}|${reason}`) ?? breakdowns.get(withRate));
  const row = usual && withOwnReason(usual, own?.value('BT-121')?.value ?? '');
  if (row) builder.add(group, named.name, row.name);
  if (row && group.id === 'BG-23' && row.reason !== undefined) {
    const [was] = group.valuesOf('BT-121');
    group.values = group.values.filter(({ term }) => term !== 'BT-121');
    group.values.push(new TermValue('BT-121', row.reason, undefined, was?.from, row.reason));
  }
  if (!builder.ways.reasonsOfItems || !named.reason || !named.reasonCode || !row) return;
  const breakdown = breakdowns.get(code);
  builder.add(group, named.reasonCode, breakdown?.value('BT-121')?.value);
  builder.add(group, named.reason, breakdown?.value('BT-120')?.value);
}
