/** Parts shared by several models. */

export const ENDPOINT = 'EndpointID!(@schemeID!:ADDRESS)';
export const IDENTIFICATION = 'PartyIdentification(ID!(@schemeID:IDENTIFIER))';

export const LEGAL_NAME = 'PartyLegalEntity!(RegistrationName!)';
export const CONTACT = 'Contact(Name Telephone ElectronicMail)';
export const PERIOD = 'StartDate StartTime EndDate EndTime';

const address = (line: string): string =>
  `StreetName AdditionalStreetName CityName PostalZone CountrySubentity AddressLine(${line}) Country!(IdentificationCode!:COUNTRY)`;

export const ADDRESS = address('Line');
/** An address line that must have content. */
export const WHOLE_ADDRESS = address('Line!');

const SCHEME = '@schemeDataURI @schemeID @schemeVersionID';
export const CLASSIFICATION =
  'CommodityClassification(ItemClassificationCode(@listID!:CLASSIFICATION @listVersionID @name))';
export const PROPERTY = `Name! NameCode(@listID!) Value! ValueQuantity(@unitCode!:UNIT) ValueQualifier`;
export const NUMBERED_PROPERTY = `AdditionalItemProperty(ID(${SCHEME}) ${PROPERTY})`;
export const TAX_CATEGORY = 'ID! Percent TaxScheme!(ID!)';
export const ATTACHMENT = `AdditionalDocumentReference(ID! DocumentType
  Attachment(EmbeddedDocumentBinaryObject(@mimeCode!:FILE @filename!) ExternalReference(URI!)))`;
