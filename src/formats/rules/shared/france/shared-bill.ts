import { below, each, elementsAt, type Where } from '../../../en16931/rules/elements.ts';
import { elementsOf } from '../../../en16931/rules/paths.ts';
import { once } from '../../../en16931/rules/once.ts';
import type { InvoiceTerms } from '../../../en16931/term-tree.ts';
import { attributeOf, type XmlElement } from '../../../xml/xml-tree.ts';
import { schemeOf } from './facts.ts';
import { inUbl, textAt, textsAt } from './texts.ts';

/**
 * Invoices of several sellers, or of mutual invoicing: a line without parent, marked GROUP, represents each inner
 * invoice, and the lines below it belong to that invoice.
 */
export interface BilledLines {
  /** Every line. */
  readonly lines: Where;
  /** Where rules on lines that represent an invoice report faults. */
  readonly groups: Where;
  readonly lineOf: (place: XmlElement) => XmlElement;
  /** Lines of the inner invoice; context of the rules on them. */
  readonly details: Where;
  readonly id: (line: XmlElement) => string;
  readonly parents: (line: XmlElement, invoice: InvoiceTerms) => readonly string[];
  readonly status: (line: XmlElement, invoice: InvoiceTerms) => string | undefined;
  /** Refers to the invoice itself, which defines the line. */
  readonly isOwn: (line: XmlElement, invoice: InvoiceTerms) => boolean;
  readonly hasStatus: (line: XmlElement, status: string, invoice: InvoiceTerms) => boolean;
  /** Counts towards its parent: its status is not INFORMATION. */
  readonly counts: (line: XmlElement, invoice: InvoiceTerms) => boolean;
  /** Of the seller of the line: its name, legal registration and country. */
  readonly seller: (line: XmlElement) => { readonly name: string; readonly number: string; readonly country: string };
  /** Number of the inner invoice (AFL), and its framework (AVV). */
  readonly references: (line: XmlElement, scheme: 'AFL' | 'AVV') => readonly XmlElement[];
  /** Numbers that an inner invoice must not have, in text order. */
  readonly numbers: Where;
  readonly net: (line: XmlElement) => readonly string[];
  readonly tax: (line: XmlElement, currency: string) => string;
  readonly gross: (line: XmlElement) => string | undefined;
  readonly exemption: (line: XmlElement) => string;
  /** VAT subtotals of the outer invoice: exemption reason and tax. */
  readonly subtotals: (root: XmlElement) => readonly { readonly reason: string; readonly tax: string }[];
  /** An earlier invoice that the line refers to. */
  readonly hasEarlier: (line: XmlElement, part: 'number' | 'date', invoice: InvoiceTerms) => boolean;
  readonly numberOfInvoice: (root: XmlElement) => string;
}

const inCurrency = (amounts: readonly XmlElement[], currency: string): string =>
  amounts.find((element) => attributeOf(element, 'currencyID')?.value === currency)?.text ?? '';

// ── UBL ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const ownNumber = once(({ root }) => (root ? textAt(root, 'ID') : ''));
const REFERENCE = 'InvoiceDocumentReference';

/** References of a line to the invoice itself, which define the line. */
const ownReferences = (line: XmlElement, invoice: InvoiceTerms): readonly XmlElement[] =>
  below(line, 'BillingReference').filter((element) => textsAt(element, `${REFERENCE}/ID`).includes(ownNumber(invoice)));

const isGroup = (reference: XmlElement): boolean =>
  textsAt(reference, `${REFERENCE}/DocumentStatusCode`).includes('GROUP') &&
  below(reference, 'BillingReferenceLine/ID').length === 0;

const parentOf = (element: XmlElement): XmlElement => element.parent ?? element;

export const ublLines: BilledLines = {
  lines: elementsOf(...inUbl('#').split(' ')),
  groups: (invoice) =>
    ublLines.lines(invoice).flatMap((line) => ownReferences(line, invoice).filter((reference) => isGroup(reference))),
  lineOf: parentOf,
  details: (invoice) => ublLines.lines(invoice).filter((line) => ublLines.hasStatus(line, 'DETAIL', invoice)),
  id: (line) => textAt(line, 'ID'),
  parents: (line, invoice) =>
    ownReferences(line, invoice).flatMap((reference) => textsAt(reference, 'BillingReferenceLine/ID')),
  isOwn: (line, invoice) => ownReferences(line, invoice).length > 0,
  status: (line, invoice) =>
    ownReferences(line, invoice).flatMap((element) => textsAt(element, `${REFERENCE}/DocumentStatusCode`))[0],
  hasStatus: (line, status, invoice) =>
    ownReferences(line, invoice).some((element) =>
      textsAt(element, `${REFERENCE}/DocumentStatusCode`).includes(status),
    ),
  counts: (line, invoice) =>
    ownReferences(line, invoice).some((element) =>
      textsAt(element, `${REFERENCE}/DocumentStatusCode`).some((status) => status !== 'INFORMATION'),
    ),
  seller: (line) => ({
    name: textAt(line, 'Item/ManufacturerParty/PartyLegalEntity/RegistrationName'),
    number: textAt(line, 'Item/ManufacturerParty/PartyLegalEntity/CompanyID'),
    country: textAt(line, 'Item/ManufacturerParty/PostalAddress/Country/IdentificationCode'),
  }),
  references: (line, scheme) =>
    below(line, 'DocumentReference')
      .filter((element) => textsAt(element, 'DocumentTypeCode').includes('130'))
      .flatMap((element) => below(element, 'ID').filter((id) => schemeOf(id) === scheme)),
  numbers: (invoice) =>
    each('DocumentReference')(invoice)
      .filter((element) => textsAt(element, 'DocumentTypeCode').includes('130'))
      .flatMap((element) => below(element, 'ID').filter((id) => schemeOf(id) === 'AFL')),
  net: (line) => textsAt(line, 'LineExtensionAmount'),
  tax: (line, currency) => inCurrency(below(line, 'TaxTotal/TaxAmount'), currency),
  gross: (line) => textsAt(line, 'TaxInclusiveLineExtensionAmount')[0],
  exemption: (line) => textAt(line, 'Item/ClassifiedTaxCategory/TaxExemptionReason'),
  subtotals: (root) =>
    below(root, 'TaxTotal/TaxSubtotal')
      .filter((element) => textsAt(element, 'TaxCategory/TaxScheme/ID').includes('VAT'))
      .map((element) => ({
        reason: textAt(element, 'TaxCategory/TaxExemptionReason'),
        tax: textAt(element, 'TaxAmount'),
      })),
  hasEarlier: (line, part, invoice) =>
    below(line, 'BillingReference')
      .filter((element) => textsAt(element, `${REFERENCE}/ID`).some((number) => number !== ownNumber(invoice)))
      .some((element) => below(element, `${REFERENCE}/${part === 'number' ? 'ID' : 'IssueDate'}`).length > 0),
  numberOfInvoice: (root) => textAt(root, 'ID'),
};

// ── CII ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const SETTLEMENT = 'SpecifiedLineTradeSettlement';
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementLineMonetarySummation`;
const SELLER = 'SpecifiedLineTradeAgreement/ItemSellerTradeParty';
const LINE = 'AssociatedDocumentLineDocument';
const lines = elementsAt('SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem');
const statuses = (line: XmlElement): readonly string[] => textsAt(line, `${LINE}/LineStatusReasonCode`);

export const ciiLines: BilledLines = {
  lines,
  groups: (invoice) =>
    lines(invoice).filter(
      (line) => statuses(line).includes('GROUP') && below(line, `${LINE}/ParentLineID`).length === 0,
    ),
  lineOf: (line) => line,
  details: (invoice) => lines(invoice).filter((line) => statuses(line).includes('DETAIL')),
  id: (line) => textAt(line, `${LINE}/LineID`),
  parents: (line) => textsAt(line, `${LINE}/ParentLineID`),
  isOwn: (line) => statuses(line).length > 0,
  status: (line) => statuses(line)[0],
  hasStatus: (line, status) => statuses(line).includes(status),
  counts: (line) => statuses(line).some((status) => status !== 'INFORMATION'),
  seller: (line) => ({
    name: textAt(line, `${SELLER}/Name`),
    number: textAt(line, `${SELLER}/SpecifiedLegalOrganization/ID`),
    country: textAt(line, `${SELLER}/PostalTradeAddress/CountryID`),
  }),
  references: (line, scheme) =>
    below(line, `${SETTLEMENT}/AdditionalReferencedDocument`)
      .filter(
        (element) =>
          textsAt(element, 'ReferenceTypeCode').includes(scheme) && textsAt(element, 'TypeCode').includes('130'),
      )
      .flatMap((element) => below(element, 'IssuerAssignedID')),
  numbers: each('IssuerAssignedID'),
  net: (line) => textsAt(line, `${SUMS}/LineTotalAmount`),
  tax: (line, currency) => inCurrency(below(line, `${SUMS}/TaxTotalAmount`), currency),
  gross: (line) => textsAt(line, `${SUMS}/GrandTotalAmount`)[0],
  exemption: (line) => textAt(line, `${SETTLEMENT}/ApplicableTradeTax/ExemptionReason`),
  subtotals: (root) =>
    below(root, 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement/ApplicableTradeTax')
      .filter((element) => textsAt(element, 'TypeCode').includes('VAT'))
      .map((element) => ({ reason: textAt(element, 'ExemptionReason'), tax: textAt(element, 'CalculatedAmount') })),
  hasEarlier: (line, part) =>
    below(
      line,
      `${SETTLEMENT}/InvoiceReferencedDocument/${part === 'number' ? 'IssuerAssignedID' : 'FormattedIssueDateTime/DateTimeString'}`,
    ).length > 0,
  numberOfInvoice: (root) => textAt(root, 'ExchangedDocument/ID'),
};

const MAKER = 'Item/ManufacturerParty';
/** What rules on a line name, by syntax. */
export const LINE_PATHS = {
  ubl: {
    status: 'BillingReference/InvoiceDocumentReference/DocumentStatusCode',
    parent: 'BillingReference/BillingReferenceLine/ID',
    name: `${MAKER}/PartyLegalEntity/RegistrationName`,
    number: `${MAKER}/PartyLegalEntity/CompanyID`,
    country: `${MAKER}/PostalAddress/Country/IdentificationCode`,
    net: 'LineExtensionAmount',
    tax: 'TaxTotal/TaxAmount',
    gross: 'TaxInclusiveLineExtensionAmount',
    object: 'DocumentReference[ID/@schemeID=AFL]/ID',
    reason: 'Item/ClassifiedTaxCategory/TaxExemptionReason',
    earlierNumber: 'BillingReference/InvoiceDocumentReference/ID',
    earlierDate: 'BillingReference/InvoiceDocumentReference/IssueDate',
  },
  cii: {
    status: 'AssociatedDocumentLineDocument/LineStatusReasonCode',
    parent: 'AssociatedDocumentLineDocument/ParentLineID',
    name: `${SELLER}/Name`,
    number: `${SELLER}/SpecifiedLegalOrganization/ID`,
    country: `${SELLER}/PostalTradeAddress/CountryID`,
    net: `${SUMS}/LineTotalAmount`,
    tax: `${SUMS}/TaxTotalAmount`,
    gross: `${SUMS}/GrandTotalAmount`,
    object: `${SETTLEMENT}/AdditionalReferencedDocument[ReferenceTypeCode=AFL]/IssuerAssignedID`,
    reason: `${SETTLEMENT}/ApplicableTradeTax/ExemptionReason`,
    earlierNumber: `${SETTLEMENT}/InvoiceReferencedDocument/IssuerAssignedID`,
    earlierDate: `${SETTLEMENT}/InvoiceReferencedDocument/FormattedIssueDateTime/DateTimeString`,
  },
} as const;
