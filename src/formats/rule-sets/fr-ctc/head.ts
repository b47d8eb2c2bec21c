import { once } from '../../en16931/rules/once.ts';
import { below } from '../../en16931/rules/elements.ts';
import { normal } from '../../peppol/peppol-rule.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { ADVANCES, PAID, schemeOf } from '../../rules/shared/france/facts.ts';
import { textAt, textsAt } from '../../rules/shared/france/texts.ts';

/** Header data for French rules, in both syntaxes; texts as written. */
export interface Head {
  readonly types: readonly string[];
  readonly frameworks: readonly string[];
  /** Its treatment: the text of notes marked BAR. In UBL the mark is in the note itself. */
  readonly treatments: readonly string[];
  readonly issued: string | undefined;
  readonly due: readonly string[];
  readonly currencies: readonly string[];
  readonly taxCurrencies: readonly string[];
  readonly taxInEuro: string;
  readonly paid: string;
  readonly total: string;
  readonly payable: string;
  readonly sellers: readonly XmlElement[];
  readonly buyers: readonly XmlElement[];
  /** The seller is a single taxable person of several members (scheme 0231). */
  readonly isSingleTaxpayer: boolean;
  readonly memberNotes: readonly string[];
  readonly hasRepresentative: boolean;
  readonly representativeNumber: string;
}

const withCurrency = (elements: readonly XmlElement[], currency: string): string =>
  elements.find((element) => element.attributes.some(({ name, value }) => name === 'currencyID' && value === currency))
    ?.text ?? '';

const withScheme = (elements: readonly XmlElement[], scheme: string): readonly XmlElement[] =>
  elements.filter((element) => schemeOf(element) === scheme);

/** The text after a mark in a UBL note: `#BAR#B2B#`, up to the next hash. */
export function marked(notes: string, mark: string): string {
  const at = notes.indexOf(mark);
  if (at < 0) return '';
  const behind = notes.slice(at + mark.length);
  const end = behind.indexOf('#');
  return end < 0 ? behind : behind.slice(0, end);
}

export const notesOfUbl = (root: XmlElement): string => textsAt(root, 'Note').join('');

const subject = (root: XmlElement, code: string): readonly XmlElement[] =>
  below(root, 'ExchangedDocument/IncludedNote').filter((note) => textsAt(note, 'SubjectCode').includes(code));
export const notesOfCii = (document: XmlElement, code: string): readonly XmlElement[] =>
  below(document, 'IncludedNote').filter((note) => textsAt(note, 'SubjectCode').includes(code));

function ublHead(root: XmlElement): Head {
  const notes = notesOfUbl(root);
  const sellers = below(root, 'AccountingSupplierParty/Party');
  const representative = below(root, 'TaxRepresentativeParty/PartyTaxScheme');
  const total = (name: string) => textAt(root, `LegalMonetaryTotal/${name}`);
  return {
    types: [...textsAt(root, 'InvoiceTypeCode'), ...textsAt(root, 'CreditNoteTypeCode')],
    frameworks: textsAt(root, 'ProfileID'),
    treatments: [marked(notes, '#BAR#')].filter((text) => text !== ''),
    issued: textsAt(root, 'IssueDate')[0],
    due: textsAt(root, 'DueDate'),
    currencies: textsAt(root, 'DocumentCurrencyCode'),
    taxCurrencies: textsAt(root, 'TaxCurrencyCode'),
    taxInEuro: withCurrency(below(root, 'TaxTotal/TaxAmount'), 'EUR'),
    paid: total('PrepaidAmount'),
    total: total('TaxInclusiveAmount'),
    payable: total('PayableAmount'),
    sellers,
    buyers: below(root, 'AccountingCustomerParty/Party'),
    isSingleTaxpayer: sellers.some((seller) => withScheme(below(seller, 'PartyIdentification/ID'), '0231').length > 0),
    memberNotes: [marked(notes, '#TXD#')],
    hasRepresentative: representative.length > 0,
    representativeNumber: textAt(representative[0], 'CompanyID'),
  };
}

function ciiHead(root: XmlElement): Head {
  const [trade] = below(root, 'SupplyChainTradeTransaction');
  const settlement = trade && below(trade, 'ApplicableHeaderTradeSettlement')[0];
  const agreement = trade && below(trade, 'ApplicableHeaderTradeAgreement')[0];
  const sums = settlement && below(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')[0];
  const sellers = agreement ? below(agreement, 'SellerTradeParty') : [];
  const representatives = agreement ? below(agreement, 'SellerTaxRepresentativeTradeParty') : [];
  const numbers = representatives.flatMap((element) => withScheme(below(element, 'SpecifiedTaxRegistration/ID'), 'VA'));
  return {
    types: textsAt(root, 'ExchangedDocument/TypeCode'),
    frameworks: textsAt(root, 'ExchangedDocumentContext/BusinessProcessSpecifiedDocumentContextParameter/ID'),
    treatments: subject(root, 'BAR').flatMap((note) => textsAt(note, 'Content')),
    issued: textsAt(root, 'ExchangedDocument/IssueDateTime/DateTimeString')[0],
    due: textsAt(settlement, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
    currencies: textsAt(settlement, 'InvoiceCurrencyCode'),
    taxCurrencies: textsAt(settlement, 'TaxCurrencyCode'),
    taxInEuro: sums ? withCurrency(below(sums, 'TaxTotalAmount'), 'EUR') : '',
    paid: textAt(sums, 'TotalPrepaidAmount'),
    total: textAt(sums, 'GrandTotalAmount'),
    payable: textAt(sums, 'DuePayableAmount'),
    sellers,
    buyers: agreement ? below(agreement, 'BuyerTradeParty') : [],
    isSingleTaxpayer: sellers.some((seller) => withScheme(below(seller, 'GlobalID'), '0231').length > 0),
    memberNotes: subject(root, 'TXD').flatMap((note) => textsAt(note, 'Content')),
    hasRepresentative: representatives.length > 0,
    representativeNumber: numbers[0]?.text ?? '',
  };
}

/** The rules do not apply to an invoice that has no element yet. */
export const headOf = once(
  ({ root, syntax }): Head | undefined => root && (syntax === 'cii' ? ciiHead(root) : ublHead(root)),
);

export const isPaid = ({ frameworks }: Head): boolean => frameworks.some((code) => PAID.has(code));
export const isAdvance = ({ types }: Head): boolean => types.some((code) => ADVANCES.has(code));

const isOf = (head: Head | undefined, codes: readonly string[]): boolean =>
  head !== undefined && codes.includes(normal(head.frameworks[0] ?? ''));

/** Several sellers on one invoice. */
export const hasSellers = once((invoice) => isOf(headOf(invoice), ['B8', 'S8', 'M8']));
/** Seller and buyer invoice each other in one invoice. */
export const isMutual = once((invoice) => isOf(headOf(invoice), ['B9', 'S9', 'M9']));
