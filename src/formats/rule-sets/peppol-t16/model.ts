import {
  ADDRESS,
  ATTACHMENT,
  CLASSIFICATION,
  CONTACT,
  ENDPOINT,
  IDENTIFICATION,
  LEGAL_NAME,
  NUMBERED_PROPERTY,
  PERIOD,
  WHOLE_ADDRESS,
} from '../../peppol/documents/shared-models.ts';

const PARTY = `Party!(${IDENTIFICATION} PartyName(Name!) PostalAddress(${ADDRESS}))`;
const SENT = `${ENDPOINT} ${IDENTIFICATION} PostalAddress(${ADDRESS}) ${LEGAL_NAME}`;
/** The only address with an optional country. */
const PLACE = ADDRESS.replace('Country!', 'Country');

/** The content of a despatch advice. */
export const MODEL = `
DespatchAdvice(
  CustomizationID! ProfileID!=urn:fdc:peppol.eu:poacc:bis:despatch_advice:3 ID! IssueDate! IssueTime Note
  OrderReference(ID!)
  ${ATTACHMENT}
  DespatchSupplierParty!(Party!(${SENT} ${CONTACT}))
  DeliveryCustomerParty!(Party!(${SENT}) Delivery${CONTACT})
  BuyerCustomerParty(${PARTY})
  SellerSupplierParty(${PARTY})
  OriginatorCustomerParty(${PARTY})
  Shipment(
    ID! Information GrossWeightMeasure(@unitCode!:UNIT) GrossVolumeMeasure(@unitCode!:UNIT)
    TotalTransportHandlingUnitQuantity
    Consignment(
      ID! Information
      CarrierParty(${IDENTIFICATION} PartyName(Name!) Person(IdentityDocumentReference!(ID! DocumentType))))
    ShipmentStage(TransportModeCode!:TRANSPORT_MODE)
    Delivery(
      TrackingID
      EstimatedDeliveryPeriod(${PERIOD})
      DeliveryParty(${IDENTIFICATION} PartyName!(Name!) PostalAddress(${WHOLE_ADDRESS}) ${CONTACT})
      Despatch(ActualDespatchDate ActualDespatchTime DespatchAddress(ID ${PLACE}))))
  DespatchLine!(
    ID! Note DeliveredQuantity!(@unitCode!:UNIT) OutstandingQuantity(@unitCode!:UNIT) OutstandingReason
    OrderLineReference!(LineID! SalesOrderLineID OrderReference(ID!))
    DocumentReference(ID! DocumentType)
    Item!(
      Name!
      BuyersItemIdentification(ID!)
      SellersItemIdentification(ID! ExtendedID)
      StandardItemIdentification(ID!(@schemeID!:IDENTIFIER) ExtendedID)
      ${CLASSIFICATION}
      HazardousItem(UNDGCode:DANGER HazardClassID)
      ${NUMBERED_PROPERTY}
      ItemInstance(
        ProductTraceID(@schemeID:TRACE_SCHEME) ManufactureDate BestBeforeDate SerialID
        AdditionalItemProperty(Name! Value!)
        LotIdentification(LotNumberID ExpiryDate)))
    Shipment(
      ID!=NA
      TransportHandlingUnit(
        ID(@schemeID:HANDLING_SCHEME) TransportHandlingUnitTypeCode:PACKAGING HazardousRiskIndicator ShippingMarks
        MeasurementDimension(AttributeID!:DIMENSION Measure(@unitCode!:UNIT))
        Package(ID! PackagingTypeCode:PACKAGING)))))
`;
