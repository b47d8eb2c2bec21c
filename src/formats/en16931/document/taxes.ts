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
}

export const LINE_TAX: TaxTerms = { category: 'BT-151', rate: 'BT-152', type: 'BT-151-0' };
export const ALLOWANCE_TAX: TaxTerms = { category: 'BT-95', rate: 'BT-96', type: 'BT-95-0' };
export const CHARGE_TAX: TaxTerms = { category: 'BT-102', rate: 'BT-103', type: 'BT-102-0' };

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
  const reason = breakdownOf(invoice, code, rate?.value)?.value('BT-121');
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

function breakdownOf(invoice: InvoiceTerms, category: string, rate: string | undefined): TermGroup | undefined {
  const known = invoice.fact(breakdownsOf);
  return known.get(`${category}|${rateOf(rate)}`) ?? known.get(category);
}

/** Breakdowns by category, and by category and rate; the first of each. */
function breakdownsOf(invoice: InvoiceTerms): ReadonlyMap<string, TermGroup> {
  const index = new Map<string, TermGroup>();
  for (const group of invoice.groups('BG-23')) {
    const category = group.value('BT-118')?.value ?? '';
    for (const key of [category, `${category}|${rateOf(group.value('BT-119')?.value)}`]) {
      if (!index.has(key)) index.set(key, group);
    }
  }
  return index;
}

function rateOf(rate: string | undefined): string {
  return CODECS.percent.read(rate ?? '') ?? '0%';
}

/** Exemption reasons in words become notes about the tax; building calculates the figures. */
export function putBreakdown(draft: Draft, invoice: InvoiceTerms): void {
  for (const group of invoice.groups('BG-23')) {
    const category = group.value('BT-118');
    const reason = group.value('BT-120');
    const text = decode(draft, reason);
    const type = group.value('BT-118-0');
    const key = (isGst(invoice, type) ? GST_KEYS : VAT_KEYS)[category?.value ?? ''];
    if (text !== undefined && reason) {
      const entry = ['tax', 'notes', draft.count(['tax', 'notes'])];
      draft.put([...entry, 'cat'], CODECS.code.read(type?.value ?? '') ?? 'VAT');
      if (key) draft.put([...entry, 'key'], key);
      else draft.put([...entry, 'ext', 'untdid-tax-category'], CODECS.code.read(category?.value ?? ''));
      draft.put([...entry, 'text'], text, reason);
    }
    const code = group.value('BT-121');
    if (code && !draft.fateOf(code)) draft.left(code, xmlMessages.noSuchCategory);
  }
}
