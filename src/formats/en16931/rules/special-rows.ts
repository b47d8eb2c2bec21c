import { about, at, code, needs, needsOneOf, oneOf, only, rows } from '../../rules/kit/verbs.ts';
import type { RowOptions } from '../../rules/kit/row.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import type { InvoiceTerms, TermGroup } from '../term-tree.ts';
import { eachBreakdown } from './breakdowns.ts';
import { ALLOWANCE, CHARGE, LINE, codeIn, entriesOf, has, taxGroups, type Site } from './categories.ts';
import { isVat } from './constraints.ts';
import { en16931Messages } from './messages.ts';
import type { Subject } from './rule.ts';

/** The invoice, if its breakdown has a category. */
const withEntryOf = (code: string): Finder => ({
  name: 'the invoice',
  like: '',
  find: (invoice) => (entriesOf(code)(invoice).length > 0 ? [invoice.invoice] : []),
});

/** In CII the delivery date itself, in UBL more than one character of it, or any content of the period. */
const deliveredWhen = (_: Subject, invoice: InvoiceTerms): boolean =>
  invoice.syntax === 'ubl'
    ? (invoice.value('BT-72')?.text.length ?? 0) > 1 ||
      invoice.groups('BG-14').some(({ values }) => values.length > 0) ||
      has(invoice, 'BT-8')
    : has(invoice, 'BT-72', 'BT-73', 'BT-74');

const deliveredWhere = (_: Subject, invoice: InvoiceTerms): boolean =>
  invoice.syntax === 'ubl' ? (invoice.value('BT-80')?.text.length ?? 0) > 1 : has(invoice, 'BT-80');

/** Nothing in these places has another category; CII checks all elements of one kind at once. */
const onlyO =
  (ubl: readonly Site[], cii: readonly Site[], entries: 'never' | 'ubl' | 'both' | 'cii') =>
  (_: Subject, invoice: InvoiceTerms): boolean => {
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

const splitPayment: Finder = {
  name: 'the invoice',
  like: '',
  find: (invoice) => (bearsAnywhere(invoice, 'B') ? [invoice.invoice] : []),
};

const ofK: RowOptions = { given: { term: 'BT-118', text: 'K' } };

/** Rows of only some categories: intra-community supplies, not subject to VAT, split payment. */
export const SPECIAL_ROWS = rows(
  at(
    withEntryOf('K'),
    needsOneOf('BR-IC-11', ['BT-72', 'BG-14'], ofK, { ...about('BT-72', 'BT-73', 'BT-74'), by: deliveredWhen }),
    needs('BR-IC-12', 'BT-80', ofK, { by: deliveredWhere }),
  ),
  at(
    withEntryOf('O'),
    only('BR-O-11', 'BT-118', 'O', { by: onlyO([], [LINE], 'both') }),
    only('BR-O-12', 'BT-151', 'O', { by: onlyO([LINE], [LINE], 'cii') }),
    only('BR-O-13', 'BT-95', 'O', { by: onlyO([ALLOWANCE], [ALLOWANCE, CHARGE], 'never') }),
    only('BR-O-14', 'BT-102', 'O', { by: onlyO([CHARGE], [ALLOWANCE, CHARGE], 'never') }),
  ),
  at(
    splitPayment,
    oneOf('BR-B-01', ['BT-40', 'BT-55', 'BT-69', 'BT-80', 'BT-159'], 'IT', {
      terms: ['BT-40', 'BT-55', 'BT-151'],
      by: (_, invoice) => countryIs('IT')(invoice),
    }),
    code(
      'BR-B-02',
      ['BT-118', 'BT-151', 'BT-95', 'BT-102'],
      { fault: en16931Messages.standardBesideSplit, requirement: en16931Messages.mustNotBeStandard },
      { by: (_, invoice) => !bearsAnywhere(invoice, 'S') },
    ),
  ),
);
