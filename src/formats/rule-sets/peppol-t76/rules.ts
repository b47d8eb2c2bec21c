import { each } from '../../en16931/rules/elements.ts';
import { elementsOf, has, textsAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { EVERY_DOCUMENT_RULES } from '../../peppol/documents/every-document-rules.ts';
import { named, specification } from '../../peppol/documents/facts.ts';
import { uniqueLines } from '../../peppol/documents/line-numbers.ts';
import { modelRules } from '../../peppol/documents/model-rules.ts';
import {
  CLASSIFICATION,
  ENDPOINT,
  IDENTIFICATION,
  PERIOD,
  PROPERTY,
  TAX_CATEGORY,
} from '../../peppol/documents/shared-models.ts';
import { currenciesOfInvoice, normal, peppol } from '../../peppol/peppol-rule.ts';
import { attributeOf } from '../../xml/xml-tree.ts';

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

const registered = (code: string, party: string, who: string): TermRule =>
  named(code, who, elementsOf(`${party}/Party`), 'PartyLegalEntity/RegistrationName', 'PartyIdentification/ID');

const lines = (code: string, status: string, what: string, isWanted: boolean): TermRule =>
  peppol(
    code,
    [],
    `An order that is ${what} (${status}) is answered with${isWanted ? '' : 'out'} lines`,
    each('OrderResponseCode'),
    (told) => normal(told.text) !== status || has(told, '../OrderLine') === isWanted,
  );

/**
 * Peppol's rules on an order response.
 *
 * Source: PEPPOLBIS-T76 of 2026.5, read 2026-11-25.
 */
export const PEPPOL_T76_RULES: readonly TermRule[] = [
  ...EVERY_DOCUMENT_RULES,
  ...modelRules('PEPPOL-T76-B', MODEL),
  registered('PEPPOL-T76-R001', 'BuyerCustomerParty', 'buyer'),
  registered('PEPPOL-T76-R002', 'SellerSupplierParty', 'seller'),
  uniqueLines('PEPPOL-T76-R003'),
  peppol(
    'PEPPOL-T76-R004',
    [],
    'The period of a delivery does not end before it begins',
    each('PromisedDeliveryPeriod'),
    (period) => {
      const [first] = [...textsAt(period, 'StartDate')].sort();
      const last = [...textsAt(period, 'EndDate')].sort().at(-1);
      return first === undefined || last === undefined || last >= first;
    },
  ),
  peppol(
    'PEPPOL-T76-R005',
    [],
    'Every price is in the currency of the order response',
    each('PriceAmount'),
    (price, invoice) => currenciesOfInvoice(invoice).has(attributeOf(price, 'currencyID')?.value ?? ''),
  ),
  specification('PEPPOL-T76-R006', 'urn:fdc:peppol.eu:poacc:trns:order_response:3'),
  lines('PEPPOL-T76-R007', 'CA', 'conditionally accepted', true),
  lines('PEPPOL-T76-R008', 'AP', 'accepted', false),
  lines('PEPPOL-T76-R009', 'RE', 'rejected', false),
  lines('PEPPOL-T76-R010', 'AB', 'acknowledged', false),
];
