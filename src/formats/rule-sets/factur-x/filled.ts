import { isWritten } from '../../en16931/rules/paths.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { at, byElement, filled, onlyIn, rows, type Unplaced } from '../../rules/kit/verbs.ts';
import { rowOf } from '../../rules/shared/functions/en16931-rows.ts';

/** Rules of EN 16931 whose value must not be empty. Factur-X accepts a blank, which EN 16931 does not. */

const AGREEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement';
const SETTLEMENT = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
const LINE = 'IncludedSupplyChainTradeLineItem';
const CLASS = 'SpecifiedTradeProduct/DesignatedProductClassification';

const written = (id: string, path: string): Unplaced =>
  filled(
    id,
    path,
    { terms: rowOf('cii', id).terms },
    byElement((element: XmlElement) => isWritten(element, path)),
  );

export const FILLED_ROWS = onlyIn(
  'cii',
  rows(
    at(
      '/',
      written('BR-01', 'ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
      written('BR-02', 'ExchangedDocument/ID'),
      written('BR-03', 'ExchangedDocument/IssueDateTime/DateTimeString[@format=102]'),
      written('BR-04', 'ExchangedDocument/TypeCode'),
      written('BR-05', `${SETTLEMENT}/InvoiceCurrencyCode`),
      written('BR-06', `${AGREEMENT}/SellerTradeParty/Name`),
      written('BR-07', `${AGREEMENT}/BuyerTradeParty/Name`),
      written('BR-09', '//SellerTradeParty/PostalTradeAddress/CountryID'),
      written('BR-11', '//BuyerTradeParty/PostalTradeAddress/CountryID'),
    ),
    at(LINE, written('BR-21', 'AssociatedDocumentLineDocument/LineID'), written('BR-25', 'SpecifiedTradeProduct/Name')),
    at('AdditionalReferencedDocument', written('BR-52', 'IssuerAssignedID')),
    at(`${SETTLEMENT}/InvoiceReferencedDocument`, written('BR-55', 'IssuerAssignedID')),
    at('SellerTaxRepresentativeTradeParty', written('BR-56', 'SpecifiedTaxRegistration/ID[@schemeID=VA]')),
    at(
      'ApplicableHeaderTradeDelivery[ShipToTradeParty/PostalTradeAddress]',
      written('BR-57', 'ShipToTradeParty/PostalTradeAddress/CountryID'),
    ),
    at(`${LINE}[SpecifiedTradeProduct/GlobalID]`, written('BR-64', 'SpecifiedTradeProduct/GlobalID/@schemeID')),
    at(`${LINE}[${CLASS}]`, written('BR-65', `${CLASS}/ClassCode/@listID`)),
  ),
);
