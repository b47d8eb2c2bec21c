import type { InvoiceTerms, TermGroup } from '../term-tree.ts';
import { eachBreakdown } from './breakdowns.ts';
import { ALLOWANCE, CHARGE, LINE, codeIn, entriesOf, has, taxGroups, type Site } from './categories.ts';
import { isVat } from './constraints.ts';
import { rule, type TermRule } from './rule.ts';

const intraCommunity = (invoice: InvoiceTerms): readonly TermGroup[] => entriesOf('K')(invoice).slice(0, 1);

/** In CII the delivery date itself, in UBL more than one character of it, or any content of the period. */
const deliveredWhen = (_: TermGroup, invoice: InvoiceTerms): boolean =>
  invoice.syntax === 'ubl'
    ? (invoice.value('BT-72')?.text.length ?? 0) > 1 ||
      invoice.groups('BG-14').some(({ values }) => values.length > 0) ||
      has(invoice, 'BT-8')
    : has(invoice, 'BT-72', 'BT-73', 'BT-74');

const deliveredWhere = (_: TermGroup, invoice: InvoiceTerms): boolean =>
  invoice.syntax === 'ubl' ? (invoice.value('BT-80')?.text.length ?? 0) > 1 : has(invoice, 'BT-80');

const notSubject = (invoice: InvoiceTerms): readonly TermGroup[] => entriesOf('O')(invoice).slice(0, 1);

/** Nothing in these places has another category; CII checks all elements of one kind at once. */
const onlyO =
  (ubl: readonly Site[], cii: readonly Site[], entries: 'never' | 'ubl' | 'both' | 'cii') =>
  (_: TermGroup, invoice: InvoiceTerms): boolean => {
    const isUbl = invoice.syntax === 'ubl';
    const other = (isUbl ? ubl : cii).some((site) =>
      taxGroups(site, invoice).some((group) => {
        const code = group.value(site.category);
        return code && (isUbl ? code.plain : code.text) !== 'O' && (!isUbl || isVat(group.value(site.scheme), 'ubl'));
      }),
    );
    const looksAtEntries = entries === 'both' || entries === invoice.syntax;
    return !other && !(looksAtEntries && eachBreakdown(invoice).some((entry) => isOtherThanO(entry, invoice)));
  };

/** In CII for any tax. */
function isOtherThanO(entry: TermGroup, { syntax }: InvoiceTerms): boolean {
  const code = codeIn(entry.value('BT-118'), syntax);
  return code !== undefined && code !== 'O' && (syntax === 'cii' || isVat(entry.value('BT-118-0'), syntax));
}

const countryIs = (code: string) => (invoice: InvoiceTerms) =>
  ['BT-40', 'BT-55', 'BT-69', 'BT-80', 'BT-159'].every((term) =>
    invoice.values(term).every(({ text }) => text === code),
  );

function bearsAnywhere(invoice: InvoiceTerms, code: string): boolean {
  return ['BT-151', 'BT-95', 'BT-102', 'BT-118'].some((term) => invoice.values(term).some(({ text }) => text === code));
}

const splitPayment = (invoice: InvoiceTerms): readonly TermGroup[] =>
  bearsAnywhere(invoice, 'B') ? [invoice.invoice] : [];

/** Rules of only some categories: intra-community supplies, not subject to VAT, split payment. */
export const specialRules: readonly TermRule[] = [
  rule('BR-IC-11', {
    terms: ['BT-72', 'BT-73', 'BT-74'],
    say: 'An intra-community supply (K) says when it was delivered, or the invoicing period',
    on: intraCommunity,
    must: deliveredWhen,
  }),
  rule('BR-IC-12', {
    terms: ['BT-80'],
    say: 'An intra-community supply (K) says the country of delivery',
    on: intraCommunity,
    must: deliveredWhere,
  }),
  rule('BR-O-11', {
    terms: ['BT-118'],
    say: 'Beside what is not subject to VAT (O), the VAT breakdown has no other entry',
    on: notSubject,
    must: onlyO([], [LINE], 'both'),
  }),
  rule('BR-O-12', {
    terms: ['BT-151'],
    say: 'With a breakdown that is not subject to VAT (O), every line is not subject to VAT',
    on: notSubject,
    must: onlyO([LINE], [LINE], 'cii'),
  }),
  rule('BR-O-13', {
    terms: ['BT-95'],
    say: 'With a breakdown that is not subject to VAT (O), every allowance is not subject to VAT',
    on: notSubject,
    must: onlyO([ALLOWANCE], [ALLOWANCE, CHARGE], 'never'),
  }),
  rule('BR-O-14', {
    terms: ['BT-102'],
    say: 'With a breakdown that is not subject to VAT (O), every charge is not subject to VAT',
    on: notSubject,
    must: onlyO([CHARGE], [ALLOWANCE, CHARGE], 'never'),
  }),
  rule('BR-B-01', {
    terms: ['BT-40', 'BT-55', 'BT-151'],
    say: 'Split payment (B) is for domestic invoices of Italy alone',
    on: splitPayment,
    must: (_, invoice) => countryIs('IT')(invoice),
  }),
  rule('BR-B-02', {
    terms: ['BT-118', 'BT-151', 'BT-95', 'BT-102'],
    say: 'An invoice with split payment (B) has nothing at the standard rate (S)',
    on: splitPayment,
    must: (_, invoice) => !bearsAnywhere(invoice, 'S'),
  }),
];
