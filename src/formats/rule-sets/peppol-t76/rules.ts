import { textsAt } from '../../en16931/rules/paths.ts';
import { EVERY_DOCUMENT_ROWS } from '../../peppol/documents/every-document-rules.ts';
import { specification } from '../../peppol/documents/facts.ts';
import { uniqueLines } from '../../peppol/documents/line-numbers.ts';
import { modelRows } from '../../peppol/documents/model-rules.ts';
import {
  CLASSIFICATION,
  ENDPOINT,
  IDENTIFICATION,
  PERIOD,
  PROPERTY,
  TAX_CATEGORY,
} from '../../peppol/documents/shared-models.ts';
import { currenciesOfInvoice } from '../../peppol/peppol-rule.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { at, byElement, equals, forbids, needs, needsOneOf, onlyIn, ordered, rows } from '../../rules/kit/verbs.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';

const PARTY = `Party!(${ENDPOINT} ${IDENTIFICATION} PartyLegalEntity(RegistrationName!))`;
const DELIVERY = `Delivery(PromisedDeliveryPeriod!(${PERIOD}))`;
const STANDARD = 'StandardItemIdentification(ID!(@schemeID!:IDENTIFIER))';
const MODEL = `
OrderResponse(
  CustomizationID! ProfileID!=urn:fdc:peppol.eu:poacc:bis:ordering:3 ID! SalesOrderID IssueDate! IssueTime
  OrderResponseCode!:ORDER_STATUS Note DocumentCurrencyCode!:CURRENCY CustomerReference OrderReference!(ID!)
  SellerSupplierParty!(${PARTY})
  BuyerCustomerParty!(${PARTY})
  ${DELIVERY}
  OrderLine(
    LineItem!(
      ID! Note LineStatusCode!:LINE_STATUS Quantity(@unitCode!:UNIT) MaximumBackorderQuantity
      ${DELIVERY}
      Price(PriceAmount!(@currencyID!:CURRENCY) BaseQuantity(@unitCode!:UNIT))
      Item!(Name! BuyersItemIdentification(ID!) SellersItemIdentification(ID!) ${STANDARD}))
    SellerSubstitutedLineItem(
      ID!
      Item!(
        Name SellersItemIdentification(ID!) ${STANDARD} ${CLASSIFICATION}
        ClassifiedTaxCategory(${TAX_CATEGORY})
        AdditionalItemProperty(${PROPERTY})))
    OrderLineReference!(LineID!)))
`;

/** The earliest beginning and the latest end count. */
const isInOrder = (period: XmlElement): boolean => {
  const [first] = [...textsAt(period, 'StartDate')].sort();
  const last = [...textsAt(period, 'EndDate')].sort().at(-1);
  return first === undefined || last === undefined || last >= first;
};

const NAMES = ['PartyLegalEntity/RegistrationName', 'PartyIdentification/ID'];

/**
 * Peppol's rules on an order response.
 *
 * Source: PEPPOLBIS-T76 of 2026.5, read 2026-11-25.
 */
export const PEPPOL_T76_RULES = rulesOf(
  onlyIn(
    'ubl',
    rows(
      EVERY_DOCUMENT_ROWS,
      modelRows('PEPPOL-T76-B', MODEL),
      at('BuyerCustomerParty/Party', needsOneOf('PEPPOL-T76-R001', NAMES)),
      at('SellerSupplierParty/Party', needsOneOf('PEPPOL-T76-R002', NAMES)),
      uniqueLines('PEPPOL-T76-R003'),
      at('PromisedDeliveryPeriod', ordered('PEPPOL-T76-R004', 'StartDate', 'EndDate', byElement(isInOrder))),
      at(
        'PriceAmount',
        equals(
          'PEPPOL-T76-R005',
          '@currencyID',
          '/*/DocumentCurrencyCode',
          byElement((price, invoice) =>
            currenciesOfInvoice(invoice).has(attributeOf(price, 'currencyID')?.value ?? ''),
          ),
        ),
      ),
      at('CustomizationID', specification('PEPPOL-T76-R006', 'urn:fdc:peppol.eu:poacc:trns:order_response:3')),
      at('OrderResponseCode[.~CA]', needs('PEPPOL-T76-R007', '../OrderLine')),
      at('OrderResponseCode[.~AP]', forbids('PEPPOL-T76-R008', '../OrderLine')),
      at('OrderResponseCode[.~RE]', forbids('PEPPOL-T76-R009', '../OrderLine')),
      at('OrderResponseCode[.~AB]', forbids('PEPPOL-T76-R010', '../OrderLine')),
    ),
  ),
);
