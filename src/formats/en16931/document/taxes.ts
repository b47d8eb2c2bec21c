import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';
import { decode } from './leaf-rows.ts';
import { CODECS } from './codecs.ts';
import type { Draft, Path } from './draft.ts';
import { GST_KEYS, TERRITORIAL_TAXES, UNCHARGED_RATES, VAT_KEYS } from './vocabulary.ts';
import { xmlMessages } from '../../reading/messages.ts';

/** The terms of a tax. */
export interface TaxTerms {
  readonly category: string;
  readonly rate: string;
  readonly type: string;
  /** The national name of the category. */
  readonly name?: string;
}

export const LINE_TAX: TaxTerms = {
  category: 'BT-151',
  rate: 'BT-152',
  type: 'BT-151-0',
  name: 'X-ItemCategoryName',
};
export const ALLOWANCE_TAX: TaxTerms = {
  category: 'BT-95',
  rate: 'BT-96',
  type: 'BT-95-0',
  name: 'X-AllowanceCategoryName',
};
export const CHARGE_TAX: TaxTerms = {
  category: 'BT-102',
  rate: 'BT-103',
  type: 'BT-102-0',
  name: 'X-ChargeCategoryName',
};

/** Puts the taxes of a line, discount or charge; the exemption reason comes from the breakdown of its category. */
export function putTaxes(draft: Draft, group: TermGroup, at: Path, terms: TaxTerms, invoice: InvoiceTerms): void {
  const category = group.value(terms.category);
  const type = group.value(terms.type);
  const rate = group.value(terms.rate);
  if (!category && !rate && !type) return;
  const entry = [...at, 'taxes', 0];
  const code = category?.value ?? '';
  if (ofUnregistered(invoice) && rate?.decimal?.isZero() === false && (!type || type.value === 'VAT')) {
    draft.put([...entry, 'cat'], 'VAT', type);
    draft.put([...entry, 'key'], 'exempt');
    draft.put([...entry, 'ext', 'untdid-tax-category'], CODECS.code.read(code), category);
    // The category says the rate, so writing gives it back.
    if (UNCHARGED_RATES[code] === String(Number(rate.value))) draft.implied(rate, xmlMessages.notRegistered);
    else draft.left(rate, xmlMessages.notRegistered);
    return;
  }
  const territorial = TERRITORIAL_TAXES[code];
  const isVat = !type || type.value === 'VAT' || type.value === '';
  if (territorial && isVat) {
    draft.put([...entry, 'cat'], territorial, category);
    draft.implied(type, xmlMessages.byCategory);
  } else {
    draft.put([...entry, 'cat'], CODECS.code.read(type?.value ?? '') ?? 'VAT', type);
    const key = isVat ? VAT_KEYS[code] : isGst(invoice, type) ? GST_KEYS[code] : undefined;
    if (key && key !== 'standard') draft.put([...entry, 'key'], key, category);
    else if (key) draft.implied(category, xmlMessages.standardRate);
    else draft.put([...entry, 'ext', 'untdid-tax-category'], CODECS.code.read(code), category);
    if (key === 'standard' && category) draft.taken(category, [...entry, 'cat']);
  }
  putRate(draft, rate, entry, code);
  const name = terms.name === undefined ? undefined : group.value(terms.name)?.value;
  const reason = breakdownOf(invoice, code, rate?.value, name)?.value('BT-121');
  if (reason) draft.put([...entry, 'ext', 'cef-vatex'], decode(draft, reason, 'code'), reason);
}

/** Only PINT has categories of GST. */
const isGst = (invoice: InvoiceTerms, type: TermValue | undefined): boolean =>
  type?.value === 'GST' && (invoice.value('BT-24')?.value.startsWith('urn:peppol:pint:') ?? false);

/** Whether the seller is a tax-exempt enterprise (PINT Japan): the rates of the lines charge nothing. */
export const ofUnregistered = (invoice: InvoiceTerms): boolean =>
  invoice.value('BT-24')?.value.startsWith('urn:peppol:pint:nontaxinvoice-') ?? false;

/** Categories without tax; a rate of zero means nothing there. */
const UNTAXED: ReadonlySet<string> = new Set(['E', 'AE', 'K', 'G', 'O']);

function putRate(draft: Draft, rate: TermValue | undefined, entry: Path, category: string): void {
  const percent = decode(draft, rate, 'percent');
  if (percent === undefined) return;
  if (percent === '0%' && UNTAXED.has(category)) draft.implied(rate, xmlMessages.untaxed);
  else draft.put([...entry, 'percent'], percent, rate);
}

function breakdownOf(
  invoice: InvoiceTerms,
  category: string,
  rate: string | undefined,
  name: string | undefined,
): TermGroup | undefined {
  const known = invoice.fact(breakdownsOf);
  const key = `${category}|${rateOf(rate)}`;
  return known.get(`${key}|${name ?? ''}`) ?? known.get(key) ?? known.get(category);
}

/** Breakdowns by category, also with the rate, also with the national name; the first of each. */
function breakdownsOf(invoice: InvoiceTerms): ReadonlyMap<string, TermGroup> {
  const index = new Map<string, TermGroup>();
  for (const group of invoice.groups('BG-23')) {
    const category = group.value('BT-118')?.value ?? '';
    const withRate = `${category}|${rateOf(group.value('BT-119')?.value)}`;
    for (const key of [category, withRate, `${withRate}|${group.value('X-CategoryName')?.value ?? ''}`]) {
      if (!index.has(key)) index.set(key, group);
    }
  }
  return index;
}

function rateOf(rate: string | undefined): string {
  return CODECS.percent.read(rate ?? '') ?? '0%';
}

/** The codes of exemption by category. */
function reasonsOf(invoice: InvoiceTerms): ReadonlyMap<string, ReadonlySet<string>> {
  const reasons = new Map<string, Set<string>>();
  for (const group of invoice.groups('BG-23')) {
    const code = group.value('BT-121')?.value;
    if (code === undefined) continue;
    const category = group.value('BT-118')?.value ?? '';
    const known = reasons.get(category) ?? new Set();
    reasons.set(category, known.add(code));
  }
  return reasons;
}

/** Exemption reasons in words become notes about the tax; building calculates the figures. */
export function putBreakdown(draft: Draft, invoice: InvoiceTerms): void {
  const reasons = invoice.fact(reasonsOf);
  for (const group of invoice.groups('BG-23')) {
    const category = group.value('BT-118');
    const reason = group.value('BT-120');
    const code = group.value('BT-121');
    const text = decode(draft, reason);
    const type = group.value('BT-118-0');
    const key = (isGst(invoice, type) ? GST_KEYS : VAT_KEYS)[category?.value ?? ''];
    if (text !== undefined && reason) {
      const entry = ['tax', 'notes', draft.count(['tax', 'notes'])];
      draft.put([...entry, 'cat'], CODECS.code.read(type?.value ?? '') ?? 'VAT');
      if (key) draft.put([...entry, 'key'], key);
      else draft.put([...entry, 'ext', 'untdid-tax-category'], CODECS.code.read(category?.value ?? ''));
      // The note of one reason among several of a category names it.
      if (code && (reasons.get(category?.value ?? '')?.size ?? 0) > 1)
        draft.put([...entry, 'ext', 'cef-vatex'], decode(draft, code, 'code'));
      draft.put([...entry, 'text'], text, reason);
    }
    if (code && !draft.fateOf(code)) draft.left(code, xmlMessages.noSuchCategory);
  }
}
