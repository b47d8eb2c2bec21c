import {
  about,
  at,
  atMost,
  byElement,
  checked,
  exact,
  filled,
  form,
  missingIsWrong,
  needs,
  one,
  warns,
} from '../../rules/kit/verbs.ts';
import { once } from '../../en16931/rules/once.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { Check, RowOptions } from '../../rules/kit/row.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { isGreekNumber } from '../identifier-checks.ts';
import { nationalRules } from '../national-rules.ts';
import { all, normal, text, written } from '../peppol-rule.ts';
import {
  BUYER,
  SELLER,
  supplierAnywhereIn,
  supplierOf,
  taxCountryOfCustomer,
  taxCountryOfSupplier,
  taxCountryOfSupplierAlone,
  vatSchemesOf,
} from './country-facts.ts';

/** Peppol's rules for sellers taxed in Greece, in UBL, by their ids. */

const GREEK = new Set(['GR', 'EL']);
const isGreek = (invoice: InvoiceTerms): boolean => GREEK.has(taxCountryOfSupplier(invoice));
const areGreek = (invoice: InvoiceTerms): boolean => isGreek(invoice) && GREEK.has(taxCountryOfCustomer(invoice));

/** The six parts of the number of a Greek invoice: `tax number|date|branch|type|series|number`. */
const partsOf = (id: string): readonly string[] => (id === '' ? [] : id.split('|'));

/** A rule on a part of the number. */
const part = (
  id: string,
  turn: number,
  isRight: (text: string, invoice: InvoiceTerms) => boolean,
  ...terms: string[]
) =>
  form(
    id,
    '.',
    { fits: () => false, like: '123456783|31/12/2026|0|1.1|A|1' },
    byElement((number, invoice) => isRight(partsOf(number.text)[turn] ?? '', invoice)),
    about('BT-1', ...terms),
  );

const taxNumbers = once((invoice) =>
  [supplierOf(invoice), childOf(invoice.root, 'TaxRepresentativeParty')]
    .flatMap(vatSchemesOf)
    .map((scheme) => written(scheme, 'CompanyID')?.slice(2, 11)),
);

/** Day, month and year of the issue. */
const dayOfIssue = once(({ root }) => (written(root, 'IssueDate') ?? '').split('-').slice(0, 3).reverse().join('/'));

/** Beginnings of dates from 1900 to 2099. */
const DAY = /^(?:0?[1-9]|[12]\d|3[01])[-\\/ ]?(?:0?[1-9]|1[0-2])[-\\/ ]?(?:19|20)\d{2}/;

const TYPES = new Set(['1.1', '1.6', '2.1', '2.4', '5.1', '5.2']);

const MARK = 'AdditionalDocumentReference[DocumentDescription=##M.AR.K##]';

/** The documents with an address to look the invoice up. */
const addresses = {
  name: 'addresses of the invoice',
  find: ({ root }: InvoiceTerms): readonly XmlElement[] =>
    all(root, 'AdditionalDocumentReference').filter((document) =>
      all(document, 'DocumentDescription').some(({ text: own }) => own === '##INVOICE|URL##'),
    ),
};
const ADDRESS = 'AdditionalDocumentReference/Attachment/ExternalReference/URI';

const inGreece: RowOptions = { when: supplierAnywhereIn('GR') };

/** Named, though with blanks. */
const isNamed = byElement((party) => (childOf(childOf(party, 'PartyName'), 'Name')?.text ?? '') !== '');

const VAT: Check = { kind: 'ΑΦΜ', fits: (id) => id.startsWith('EL') && isGreekNumber(id.slice(2)) };

const hasOneGreekVat = byElement((party) => {
  const [id, ...more] = all(party, 'PartyTaxScheme')
    .filter((scheme) => text(scheme, 'TaxScheme', 'ID') === 'VAT')
    .flatMap((scheme) => all(scheme, 'CompanyID'));
  return id !== undefined && more.length === 0 && VAT.fits(id.text);
});
const VAT_ID = 'PartyTaxScheme[TaxScheme/ID~VAT]/CompanyID';

/** An electronic address is the tax number of the party (9933). */
const address = (id: string, party: string, term: string) =>
  at(
    `${party}/EndpointID`,
    checked(
      id,
      '.',
      { kind: 'ΑΦΜ', fits: isGreekNumber },
      byElement((own) => attributeOf(own, 'schemeID')?.value === '9933' && isGreekNumber(own.text)),
      { terms: [term] },
    ),
  );

export const greeceRules: readonly TermRule[] = nationalRules(
  'ubl',
  [
    isGreek,
    at(
      '/*/ID',
      form(
        'GR-R-001-1',
        '.',
        { fits: (id) => partsOf(id).length === 6, like: '123456783|31/12/2026|0|1.1|A|1' },
        exact,
        { terms: ['BT-1'] },
      ),
      part(
        'GR-R-001-2',
        0,
        (first, invoice) => normal(first).length === 9 && isGreekNumber(first) && taxNumbers(invoice).includes(first),
        'BT-31',
        'BT-63',
      ),
      part(
        'GR-R-001-3',
        1,
        (date, invoice) => DAY.test(date) && date.split('/').slice(0, 3).join('/') === dayOfIssue(invoice),
        'BT-2',
      ),
      part('GR-R-001-4', 2, (branch) => /^(?:\+?\d+|-0+)$/.test(normal(branch))),
      part('GR-R-001-5', 3, (type) => TYPES.has(type)),
      part('GR-R-001-6', 4, (series) => series !== ''),
      part('GR-R-001-7', 5, (number) => number !== ''),
    ),
    at(
      SELLER,
      needs('GR-R-002', 'PartyName/Name', isNamed, { terms: ['BT-28'] }),
      checked('GR-S-011', VAT_ID, VAT, missingIsWrong, hasOneGreekVat, warns, { terms: ['BT-31'] }),
    ),
    at(`${SELLER}/${VAT_ID}`, checked('GR-R-003', '.', VAT, exact, { terms: ['BT-31'] })),
    at('/', one('GR-R-004-1', MARK, inGreece, { terms: ['BT-122'] })),
    at(
      `/*/${MARK}/ID`,
      form('GR-R-004-2', '.', { fits: (mark) => /^[1-9]/.test(mark), like: '400001234567890' }, exact, inGreece, {
        terms: ['BT-122'],
      }),
    ),
    at(
      '/',
      one('GR-S-008-1', ADDRESS, inGreece, warns, {
        terms: ['BT-124'],
        by: (_, invoice) => addresses.find(invoice).length === 1,
      }),
      atMost('GR-R-008-2', 1, ADDRESS, inGreece, {
        terms: ['BT-124'],
        by: (_, invoice) => addresses.find(invoice).length <= 1,
      }),
    ),
    at(addresses, filled('GR-R-008-3', 'Attachment/ExternalReference/URI', { terms: ['BT-124'] })),
    at(BUYER, needs('GR-R-005', 'PartyName/Name', isNamed, { terms: ['BT-45'] })),
  ],
  [
    areGreek,
    at(BUYER, checked('GR-R-006', VAT_ID, VAT, missingIsWrong, hasOneGreekVat, { terms: ['BT-48'] })),
    address('GR-R-010', BUYER, 'BT-49'),
  ],
  // Ignoring the representative.
  [(invoice) => GREEK.has(taxCountryOfSupplierAlone(invoice)), address('GR-R-009', SELLER, 'BT-34')],
);
