import { once } from '../../en16931/rules/once.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { outermost, type Where } from '../../en16931/rules/elements.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { isGreekNumber } from '../identifier-checks.ts';
import { all, normal, text, written } from '../peppol-rule.ts';
import {
  customerOf,
  customerParty,
  documentsDescribedAs,
  rulesOf,
  supplierAnywhereIn,
  supplierOf,
  supplierParty,
  taxCountryOfCustomer,
  taxCountryOfSupplier,
  taxCountryOfSupplierAlone,
  vatSchemesOf,
  writtenSchemeOf,
} from './country-facts.ts';

/** Peppol's rules for sellers taxed in Greece, in UBL, by their ids. */

const GREEK = new Set(['GR', 'EL']);
const isGreek = (invoice: InvoiceTerms): boolean => GREEK.has(taxCountryOfSupplier(invoice));
const areGreek = (invoice: InvoiceTerms): boolean => isGreek(invoice) && GREEK.has(taxCountryOfCustomer(invoice));

/** The six parts of the number of a Greek invoice: `tax number|date|branch|type|series|number`. */
const partsOf = (id: XmlElement): readonly string[] => (id.text === '' ? [] : id.text.split('|'));
const part = (id: XmlElement, index: number): string => partsOf(id)[index] ?? '';

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

const numberOfInvoice: Where = ({ root }) => all(root, 'ID');

const marks = documentsDescribedAs('##M.AR.K##');
const addresses = documentsDescribedAs('##INVOICE|URL##');

const inGreece: Where = (invoice) => (supplierAnywhereIn('GR')(invoice) ? outermost(invoice) : []);

const hasName = (party: XmlElement): boolean => (childOf(childOf(party, 'PartyName'), 'Name')?.text ?? '') !== '';

const isGreekVat = (written: string): boolean => written.startsWith('EL') && isGreekNumber(written.slice(2));

const vatIdsOf = (party: XmlElement | undefined): readonly XmlElement[] =>
  all(party, 'PartyTaxScheme')
    .filter((scheme) => text(scheme, 'TaxScheme', 'ID') === 'VAT')
    .flatMap((scheme) => all(scheme, 'CompanyID'));

function hasOneGreekVat(party: XmlElement): boolean {
  const [id, ...more] = vatIdsOf(party);
  return id !== undefined && more.length === 0 && isGreekVat(id.text);
}

const addressOf = (party: XmlElement | undefined): readonly XmlElement[] => all(party, 'EndpointID');

const isGreekAddress = (id: XmlElement): boolean => writtenSchemeOf(id) === '9933' && isGreekNumber(id.text);

export const greeceRules: readonly TermRule[] = rulesOf(
  [
    isGreek,
    [
      'GR-R-001-1',
      ['BT-1'],
      'The number of a Greek invoice has six parts between vertical bars',
      numberOfInvoice,
      (id) => partsOf(id).length === 6,
    ],
    [
      'GR-R-001-2',
      ['BT-1', 'BT-31', 'BT-63'],
      'The first part of the number is the tax number of the seller or of its representative',
      numberOfInvoice,
      (id, invoice) => {
        const first = part(id, 0);
        return normal(first).length === 9 && isGreekNumber(first) && taxNumbers(invoice).includes(first);
      },
    ],
    [
      'GR-R-001-3',
      ['BT-1', 'BT-2'],
      'The second part of the number is the day of issue, as 31/12/2026',
      numberOfInvoice,
      (id, invoice) => DAY.test(part(id, 1)) && part(id, 1).split('/').slice(0, 3).join('/') === dayOfIssue(invoice),
    ],
    [
      'GR-R-001-4',
      ['BT-1'],
      'The third part of the number, the branch, is a whole number',
      numberOfInvoice,
      (id) => /^(?:\+?\d+|-0+)$/.test(normal(part(id, 2))),
    ],
    [
      'GR-R-001-5',
      ['BT-1'],
      'The fourth part of the number is a Greek type of document',
      numberOfInvoice,
      (id) => TYPES.has(part(id, 3)),
    ],
    ['GR-R-001-6', ['BT-1'], 'The fifth part of the number is not empty', numberOfInvoice, (id) => part(id, 4) !== ''],
    ['GR-R-001-7', ['BT-1'], 'The sixth part of the number is not empty', numberOfInvoice, (id) => part(id, 5) !== ''],
    ['GR-R-002', ['BT-28'], 'A Greek seller says the name it is registered under', supplierParty, hasName],
    [
      'GR-S-011',
      ['BT-31'],
      'A Greek seller has one VAT number, EL and its tax number',
      supplierParty,
      hasOneGreekVat,
      'warning',
    ],
    [
      'GR-R-003',
      ['BT-31'],
      'The VAT number of a Greek seller is EL and its tax number',
      (invoice) => vatIdsOf(supplierOf(invoice)),
      (id) => isGreekVat(id.text),
    ],
    [
      'GR-R-004-1',
      ['BT-122'],
      'A Greek invoice has one MARK (##M.AR.K##)',
      inGreece,
      (_, invoice) => marks(invoice).length === 1,
    ],
    [
      'GR-R-004-2',
      ['BT-122'],
      'The MARK of a Greek invoice is a positive number',
      (invoice) => (inGreece(invoice).length > 0 ? marks(invoice).flatMap((mark) => all(mark, 'ID')) : []),
      (id) => /^[1-9]/.test(id.text),
    ],
    [
      'GR-S-008-1',
      ['BT-124'],
      'A Greek invoice has an address to look it up (##INVOICE|URL##)',
      inGreece,
      (_, invoice) => addresses(invoice).length === 1,
      'warning',
    ],
    [
      'GR-R-008-2',
      ['BT-124'],
      'A Greek invoice has no more than one address to look it up',
      inGreece,
      (_, invoice) => addresses(invoice).length <= 1,
    ],
    [
      'GR-R-008-3',
      ['BT-124'],
      'The address to look up a Greek invoice is given',
      addresses,
      (one) => (text(one, 'Attachment', 'ExternalReference', 'URI') ?? '') !== '',
    ],
    ['GR-R-005', ['BT-45'], 'A Greek seller names the buyer in full', customerParty, hasName],
  ],
  [
    areGreek,
    ['GR-R-006', ['BT-48'], 'A Greek buyer has one VAT number, EL and its tax number', customerParty, hasOneGreekVat],
    [
      'GR-R-010',
      ['BT-49'],
      'The electronic address of a Greek buyer is its tax number (9933)',
      (invoice) => addressOf(customerOf(invoice)),
      isGreekAddress,
    ],
  ],
  [
    // Ignoring the representative.
    (invoice) => GREEK.has(taxCountryOfSupplierAlone(invoice)),
    [
      'GR-R-009',
      ['BT-34'],
      'The electronic address of a Greek seller is its tax number (9933)',
      (invoice) => addressOf(supplierOf(invoice)),
      isGreekAddress,
    ],
  ],
);
