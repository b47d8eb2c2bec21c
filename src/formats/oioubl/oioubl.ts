import { group, implied, inside, term } from '../mapping/notation.ts';
import type { Row, Table } from '../mapping/row.ts';
import { date } from '../ubl/lines.ts';
import { UBL_CREDIT_NOTE, UBL_INVOICE, UBL_NAMESPACES } from '../ubl/namespaces.ts';
import { invoicePeriod, projectReference } from '../ubl/references.ts';
import { creditNoteLine, invoiceLine } from './lines.ts';
import { customer, delivery, payee, representative, supplier } from './parties.ts';
import { always, ofList, ofScheme } from './parts.ts';
import {
  documentAllowance,
  documentCharge,
  monetaryTotal,
  paymentMeans,
  paymentTerms,
  prepayment,
  taxTotals,
} from './settlement.ts';

const opening: readonly Row[] = [
  ...always('cbc:UBLVersionID', '2.1'),
  term('cbc:CustomizationID', 'BT-24'),
  term('cbc:ProfileID', 'BT-23', { attributes: ofScheme('profileid-1.2') }),
  term('cbc:ID', 'BT-1'),
  { name: 'cbc:CopyIndicator', fixed: 'false', readOnly: true },
  term('cbc:UUID', 'X-UUID'),
  date('cbc:IssueDate', 'BT-2'),
  term('cbc:IssueTime', 'X-IssueTime'),
];

const type = (name: string): Row => term(name, 'BT-3', { attributes: ofList('invoicetypecode-1.1') });
const note: Row = { name: 'cbc:Note', group: 'BG-1', term: 'BT-22' };
const currency = term('cbc:DocumentCurrencyCode', 'BT-5', {
  attributes: [
    { name: 'listID', implied: true },
    { name: 'listAgencyID', implied: true },
  ],
});

/** A referenced document; another rule excludes its kind. */
const reference = (name: string, id: string, day?: string): Row =>
  inside(name, [term('cbc:ID', id), implied('cbc:UUID'), ...(day === undefined ? [] : [date('cbc:IssueDate', day)])], {
    each: id,
  });

const orderReference = inside('cac:OrderReference', [
  term('cbc:ID', 'BT-13', { otherwise: 'n/a', most: 1 }),
  term('cbc:SalesOrderID', 'BT-14'),
  implied('cbc:UUID'),
  date('cbc:IssueDate', 'X-OrderDate'),
]);

const preceding = (name: string, more: Partial<Row> = {}): Row =>
  inside(name, [term('cbc:ID', 'BT-25'), implied('cbc:UUID'), date('cbc:IssueDate', 'BT-26')], more);
const billingReference = group('cac:BillingReference', 'BG-3', [
  preceding('cac:InvoiceDocumentReference'),
  ...['cac:SelfBilledInvoiceDocumentReference', 'cac:CreditNoteDocumentReference', 'cac:ReminderDocumentReference'].map(
    (name) => preceding(name, { readOnly: true }),
  ),
]);

const additionalReference = group('cac:AdditionalDocumentReference', 'BG-24', [
  term('cbc:ID', 'BT-122'),
  term('cbc:UUID', 'X-AttachmentUUID'),
  implied('cbc:DocumentTypeCode'),
  term('cbc:DocumentType', 'BT-123', { otherwise: 'Supporting Document' }),
  inside('cac:Attachment', [
    term('cbc:EmbeddedDocumentBinaryObject', 'BT-125', {
      attributes: [
        { name: 'mimeCode', term: 'BT-125-1' },
        { name: 'filename', term: 'BT-125-2' },
      ],
    }),
    inside('cac:ExternalReference', [term('cbc:URI', 'BT-124')]),
  ]),
]);

const references: readonly Row[] = [
  term('cbc:AccountingCost', 'BT-19'),
  term('cbc:BuyerReference', 'BT-10'),
  invoicePeriod,
  orderReference,
  billingReference,
  reference('cac:DespatchDocumentReference', 'BT-16', 'X-DespatchDate'),
  reference('cac:ReceiptDocumentReference', 'BT-15', 'X-ReceivingDate'),
];
const contract = reference('cac:ContractDocumentReference', 'BT-12', 'X-ContractDate');
const tender = reference('cac:OriginatorDocumentReference', 'BT-17', 'X-TenderDate');
const taxCurrency = term('cbc:TaxCurrencyCode', 'BT-6');
const taxPoint = date('cbc:TaxPointDate', 'BT-7');
const parties: readonly Row[] = [supplier, customer, payee, representative, delivery];
const sums: readonly Row[] = [documentCharge, documentAllowance, ...taxTotals, monetaryTotal];

/**
 * OIOUBL 2.1, the format of Danish public bodies: UBL with its own codes, schemes and totals, in the order of the
 * schema.
 *
 * Source: rules and code lists of release 1.17.2 of 2026-05-01, read 2026-11-25.
 */
export const OIOUBL: Table = {
  syntax: 'ubl',
  namespaces: UBL_NAMESPACES,
  roots: [
    {
      name: 'Invoice',
      namespace: UBL_INVOICE,
      rows: [
        ...opening,
        date('cbc:DueDate', 'BT-9', { unless: 'BG-16', most: 1 }),
        type('cbc:InvoiceTypeCode'),
        note,
        taxPoint,
        currency,
        taxCurrency,
        ...references,
        tender,
        contract,
        additionalReference,
        projectReference,
        ...parties,
        paymentMeans,
        paymentTerms,
        prepayment,
        ...sums,
        invoiceLine,
      ],
    },
    {
      name: 'CreditNote',
      namespace: UBL_CREDIT_NOTE,
      rows: [
        ...opening,
        taxPoint,
        type('cbc:CreditNoteTypeCode'),
        note,
        currency,
        taxCurrency,
        ...references,
        contract,
        additionalReference,
        tender,
        ...parties,
        paymentMeans,
        paymentTerms,
        ...sums,
        creditNoteLine,
      ],
    },
  ],
};
