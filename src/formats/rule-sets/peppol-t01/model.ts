import {
  ADDRESS,
  ATTACHMENT,
  CLASSIFICATION,
  CONTACT,
  ENDPOINT,
  IDENTIFICATION,
  NUMBERED_PROPERTY,
  PERIOD,
  TAX_CATEGORY,
  WHOLE_ADDRESS,
} from '../../peppol/documents/shared-models.ts';

const NAME = 'PartyName(Name!)';
const LEGAL = `(
  RegistrationName! CompanyID(@schemeID:IDENTIFIER) RegistrationAddress(CityName Country!(IdentificationCode!:COUNTRY)))`;
const TAX_NUMBER = 'PartyTaxScheme(CompanyID! TaxScheme!(ID!))';
const amount = (name: string): string => `${name}(@currencyID!:CURRENCY)`;
const LOCATION = `Address!(${WHOLE_ADDRESS})`;
const WANTED = `(${PERIOD})`;
const REASON = 'AllowanceChargeReasonCode:ALLOWANCE_REASON|CHARGE_REASON';
const REASONED = `MultiplierFactorNumeric ${amount('Amount!')} ${amount('BaseAmount')}`;

/** What an order holds. */
export const MODEL = `
Order(
  CustomizationID! ProfileID! ID! SalesOrderID IssueDate! IssueTime OrderTypeCode:ORDER_KIND Note
  DocumentCurrencyCode!:CURRENCY CustomerReference AccountingCost
  ValidityPeriod(EndDate!)
  QuotationDocumentReference(ID!)
  OrderDocumentReference(ID!)
  OriginatorDocumentReference(ID!)
  CatalogueReference(ID!)
  ${ATTACHMENT}
  Contract(ID!)
  ProjectReference(ID!)
  BuyerCustomerParty!(
    Party!(
      ${ENDPOINT} ${IDENTIFICATION} ${NAME} PostalAddress(${ADDRESS}) ${TAX_NUMBER} PartyLegalEntity!${LEGAL} ${CONTACT}))
  SellerSupplierParty!(
    Party!(${ENDPOINT} ${IDENTIFICATION} ${NAME} PostalAddress!(${ADDRESS}) PartyLegalEntity!${LEGAL} ${CONTACT}))
  OriginatorCustomerParty(Party!(${IDENTIFICATION} ${NAME} ${CONTACT}))
  AccountingCustomerParty(
    Party!(
      ${ENDPOINT.replace('!', '')} ${IDENTIFICATION} ${NAME} PostalAddress!(${ADDRESS}) ${TAX_NUMBER}
      PartyLegalEntity!${LEGAL} ${CONTACT}))
  Delivery(
    DeliveryLocation(ID(@schemeID:IDENTIFIER) Name ${LOCATION})
    RequestedDeliveryPeriod${WANTED}
    DeliveryParty(${IDENTIFICATION} PartyName!(Name!) PostalAddress(${WHOLE_ADDRESS}) ${CONTACT})
    Despatch(RequestedDespatchDate! RequestedDespatchTime)
    Shipment(ID! ShippingPriorityLevelCode:PRIORITY TransportHandlingUnit(ShippingMarks)))
  DeliveryTerms(ID SpecialTerms DeliveryLocation(ID!))
  PaymentTerms(Note!)
  AllowanceCharge(
    ChargeIndicator!:BOOLEAN ${REASON} AllowanceChargeReason! ${REASONED} TaxCategory(${TAX_CATEGORY}))
  TaxTotal(${amount('TaxAmount!')})
  AnticipatedMonetaryTotal(
    ${amount('LineExtensionAmount!')} ${amount('TaxExclusiveAmount')} ${amount('TaxInclusiveAmount')}
    ${amount('AllowanceTotalAmount')} ${amount('ChargeTotalAmount')} ${amount('PrepaidAmount')}
    ${amount('PayableRoundingAmount')} ${amount('PayableAmount!')})
  OrderLine!(
    Note
    LineItem!(
      ID! Quantity!(@unitCode!:UNIT) ${amount('LineExtensionAmount')} PartialDeliveryIndicator:BOOLEAN AccountingCost
      Delivery(ID(@schemeID:IDENTIFIER) DeliveryLocation(Name ${LOCATION}) RequestedDeliveryPeriod!${WANTED})
      OriginatorParty(${IDENTIFICATION} ${NAME})
      AllowanceCharge(ChargeIndicator! ${REASON} AllowanceChargeReason ${REASONED})
      Price(
        ${amount('PriceAmount!')} BaseQuantity(@unitCode:UNIT)
        AllowanceCharge(ChargeIndicator!=false ${amount('Amount!')} ${amount('BaseAmount')}))
      Item!(
        Description Name!
        BuyersItemIdentification(ID!)
        SellersItemIdentification(ID!)
        ManufacturersItemIdentification(ID!)
        StandardItemIdentification(ID!(@schemeID!:IDENTIFIER))
        ItemSpecificationDocumentReference(ID!)
        ${CLASSIFICATION}
        ClassifiedTaxCategory(${TAX_CATEGORY})
        ${NUMBERED_PROPERTY}
        ItemInstance(SerialID LotIdentification(LotNumberID))))
    QuotationLineReference(LineID!)))
`;
