import { elementsOf, has, isWritten } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { outermost, type Where } from '../../en16931/rules/elements.ts';
import { rowOf } from '../fr-extended-ctc/taken.ts';
import { sentence as french } from '../fr-ctc/words.ts';

/**
 * Rules whose value must not be empty. Factur-X accepts a blank, which EN 16931 does not. A row has the id, the elements
 * it judges, the path of the value, and for some a path that must exist for the rule to apply.
 */
type Filled = readonly [code: string, on: Where, path: string, where?: string];

const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const lines = elementsOf('IncludedSupplyChainTradeLineItem');

const FILLED: readonly Filled[] = [
  ['BR-01', outermost, 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'],
  ['BR-02', outermost, 'ExchangedDocument/ID'],
  ['BR-03', outermost, 'ExchangedDocument/IssueDateTime/DateTimeString[@format=102]'],
  ['BR-04', outermost, 'ExchangedDocument/TypeCode'],
  ['BR-05', outermost, `${SETTLEMENT}/InvoiceCurrencyCode`],
  ['BR-06', outermost, `${AGREEMENT}/SellerTradeParty/Name`],
  ['BR-07', outermost, `${AGREEMENT}/BuyerTradeParty/Name`],
  ['BR-09', outermost, '//SellerTradeParty/PostalTradeAddress/CountryID'],
  ['BR-11', outermost, '//BuyerTradeParty/PostalTradeAddress/CountryID'],
  ['BR-21', lines, 'AssociatedDocumentLineDocument/LineID'],
  ['BR-25', lines, 'SpecifiedTradeProduct/Name'],
  ['BR-52', elementsOf('AdditionalReferencedDocument'), 'IssuerAssignedID'],
  ['BR-55', elementsOf(`${SETTLEMENT}/InvoiceReferencedDocument`), 'IssuerAssignedID'],
  ['BR-56', elementsOf('SellerTaxRepresentativeTradeParty'), 'SpecifiedTaxRegistration/ID[@schemeID=VA]'],
  [
    'BR-57',
    elementsOf('ApplicableHeaderTradeDelivery'),
    'ShipToTradeParty/PostalTradeAddress/CountryID',
    'ShipToTradeParty/PostalTradeAddress',
  ],
  ['BR-64', lines, 'SpecifiedTradeProduct/GlobalID/@schemeID', 'SpecifiedTradeProduct/GlobalID'],
  [
    'BR-65',
    lines,
    'SpecifiedTradeProduct/DesignatedProductClassification/ClassCode/@listID',
    'SpecifiedTradeProduct/DesignatedProductClassification',
  ],
];

export const filledRules: readonly TermRule[] = FILLED.map(([code, on, path, where]) => {
  const { terms, say = code } = rowOf('cii', code);
  return french(
    'cii',
    code,
    terms,
    say,
    (invoice) => (where === undefined ? on(invoice) : on(invoice).filter((element) => has(element, where))),
    (element) => isWritten(element, path),
  );
});
