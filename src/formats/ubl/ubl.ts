import { implied, term } from '../mapping/notation.ts';
import type { Row, Table } from '../mapping/row.ts';
import { attribute } from '../mapping/notation.ts';
import { EXTENSION_NAMESPACES, extensions } from './extensions.ts';
import { creditNoteLine, date, invoiceLine } from './lines.ts';
import { UBL_CREDIT_NOTE, UBL_INVOICE, UBL_NAMESPACES } from './namespaces.ts';
import { customer, delivery, payee, representative, supplier } from './parties.ts';
import {
  additionalReferences,
  billingReference,
  contractReference,
  creditProjectReference,
  despatchReference,
  invoicePeriod,
  orderReference,
  originatorReference,
  projectReference,
  receiptReference,
} from './references.ts';
import {
  creditPaymentMeans,
  documentAllowance,
  documentCharge,
  monetaryTotal,
  paymentMeans,
  paymentTerms,
  prepayment,
  taxTotals,
} from './settlement.ts';

const opening: readonly Row[] = [
  extensions,
  implied('cbc:UBLVersionID'),
  term('cbc:CustomizationID', 'BT-24'),
  term('cbc:ProfileID', 'BT-23'),
  term('cbc:ID', 'BT-1'),
  term('cbc:UUID', 'X-UUID'),
  date('cbc:IssueDate', 'BT-2'),
  term('cbc:IssueTime', 'X-IssueTime'),
];

const notes: Row = { name: 'cbc:Note', group: 'BG-1', term: 'BT-22', form: 'subject-note' };
const taxPointDate = date('cbc:TaxPointDate', 'BT-7');

const currenciesAndReferences: readonly Row[] = [
  term('cbc:DocumentCurrencyCode', 'BT-5'),
  term('cbc:TaxCurrencyCode', 'BT-6'),
  term('cbc:AccountingCost', 'BT-19'),
  implied('cbc:LineCountNumeric'),
  term('cbc:BuyerReference', 'BT-10'),
  invoicePeriod,
  orderReference,
  billingReference,
  despatchReference,
  receiptReference,
];

const parties: readonly Row[] = [supplier, customer, payee, representative, delivery];

/** UBL 2.1 Invoice and CreditNote with the binding of EN 16931-3-2, in the order of their schemas. */
export const UBL: Table = {
  syntax: 'ubl',
  namespaces: UBL_NAMESPACES,
  inner: EXTENSION_NAMESPACES,
  roots: [
    {
      name: 'Invoice',
      namespace: UBL_INVOICE,
      rows: [
        ...opening,
        date('cbc:DueDate', 'BT-9'),
        term('cbc:InvoiceTypeCode', 'BT-3', { attributes: [attribute('name', 'X-InvoiceKind')] }),
        notes,
        taxPointDate,
        ...currenciesAndReferences,
        originatorReference,
        contractReference,
        ...additionalReferences,
        projectReference,
        ...parties,
        paymentMeans,
        paymentTerms,
        prepayment,
        documentCharge,
        documentAllowance,
        ...taxTotals,
        monetaryTotal,
        invoiceLine,
      ],
    },
    {
      name: 'CreditNote',
      namespace: UBL_CREDIT_NOTE,
      rows: [
        ...opening,
        taxPointDate,
        term('cbc:CreditNoteTypeCode', 'BT-3', { attributes: [attribute('name', 'X-InvoiceKind')] }),
        notes,
        ...currenciesAndReferences,
        contractReference,
        creditProjectReference,
        ...additionalReferences,
        originatorReference,
        ...parties,
        creditPaymentMeans,
        paymentTerms,
        documentCharge,
        documentAllowance,
        ...taxTotals,
        monetaryTotal,
        creditNoteLine,
      ],
    },
  ],
};
