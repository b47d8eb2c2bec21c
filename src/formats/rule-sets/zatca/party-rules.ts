import { normal } from '../../en16931/rules/blanks.ts';
import { outermost } from '../../en16931/rules/elements.ts';
import { elementsOf, found, foundElements, has, isTold, isWritten } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { needs } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { BUYER_SCHEMES, SELLER_SCHEMES } from './codes.ts';
import {
  BUYER,
  buyer,
  buyerInKsa,
  firstText,
  isSimplifiedSummary,
  isStandard,
  isVatNumber,
  isPostalCode,
  SELLER,
  seller,
  sellerAddress,
  typesNamed,
} from './facts.ts';

/** ZATCA's rules on seller and buyer: numbers and addresses. */
const VAT_NUMBER = 'PartyTaxScheme/CompanyID';
const NAME = 'PartyLegalEntity/RegistrationName';
const NUMBER = 'PartyIdentification/ID';

const parties = elementsOf('AccountingSupplierParty', 'AccountingCustomerParty');
const buyerNumbers = elementsOf('AccountingCustomerParty/Party/PartyIdentification/ID');

/** The official rules search in a list written as text, so part of an entry matches. */
const isOf = (schemes: string, scheme: string): boolean => scheme.length > 2 && schemes.includes(scheme);
const schemeOf = (number: XmlElement | undefined): string => (number && attributeOf(number, 'schemeID')?.value) ?? '';
const tenDigits = (number: XmlElement, beginning: string): boolean =>
  /^\d{10}$/.test(number.text) && number.text.startsWith(beginning);

/** Numbers of a kind have ten digits, some with a prescribed first digit. */
const ofBuyer = (code: string, scheme: string, what: string, beginning: string): TermRule =>
  pint(
    code,
    ['BT-46'],
    `${what} (${scheme}) has ten digits and begins with ${beginning}`,
    buyerNumbers,
    (number) => normal(schemeOf(number)) !== scheme || tenDigits(number, beginning),
  );
const ofEither = (code: string, scheme: string, what: string, beginning = ''): TermRule =>
  pint(
    code,
    ['BT-29', 'BT-46'],
    `${what} (${scheme}) has ten digits${beginning === '' ? '' : ` and begins with ${beginning}`}`,
    parties,
    (party) => {
      const [number] = foundElements(party, `Party/${NUMBER}`);
      return !number || normal(schemeOf(number)) !== scheme || tenDigits(number, beginning);
    },
  );

const schemesOf = (party: XmlElement): ReadonlySet<string> =>
  new Set((party.name === 'AccountingSupplierParty' ? SELLER_SCHEMES : BUYER_SCHEMES).split(' '));

/** Eight consecutive ascending, descending or equal digits. */
const MADE_UP = /01234567|12345678|23456789|76543210|87654321|98765432|(\d)\1{7}/;

const ofStandard = (
  code: string,
  terms: readonly string[],
  say: string,
  on: typeof buyer,
  isRight: (element: XmlElement) => boolean,
): TermRule => pint(code, terms, say, on, (element, invoice) => !isStandard(invoice) || isRight(element));

const ADDRESS = ['StreetName', 'BuildingNumber', 'PostalZone', 'CityName', 'CitySubdivisionName'];
const COUNTRY = 'Country/IdentificationCode';

const sellerRules: readonly TermRule[] = [
  pint(
    'BR-KSA-39',
    ['BT-31'],
    'The seller has a VAT number',
    outermost,
    (root) =>
      isWritten(root, `AccountingSupplierParty/Party/${VAT_NUMBER}`) &&
      has(root, 'AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme[ID~VAT]'),
  ),
  pint(
    'BR-KSA-40',
    ['BT-31'],
    'The VAT number of the seller has fifteen digits, the first and the last 3',
    elementsOf('AccountingSupplierParty/Party/PartyTaxScheme/TaxScheme[ID=VAT]'),
    (tax) => !has(tax, `${SELLER}/${VAT_NUMBER}`) || isVatNumber(firstText(tax, `${SELLER}/${VAT_NUMBER}`)),
  ),
  pint(
    'BR-KSA-08',
    ['BT-29'],
    `The seller has another number, of the kind ${SELLER_SCHEMES.replaceAll(' ', ', ')}`,
    outermost,
    (root) => {
      const [number] = foundElements(root, `AccountingSupplierParty/Party/${NUMBER}`);
      return number !== undefined && isOf(SELLER_SCHEMES, normal(schemeOf(number)));
    },
  ),
  needs(
    'BR-KSA-09',
    ['BT-35', 'BT-36', 'BT-37', 'BT-38', 'BT-40'],
    'The address of the seller has street, building, district, city, postal code and country',
    sellerAddress,
    ...ADDRESS,
    COUNTRY,
  ),
  pint('BR-KSA-37', ['BT-35'], 'The number of the building of the seller has four digits', seller, (party) =>
    /^\d{4}$/.test(firstText(party, 'PostalAddress/BuildingNumber')),
  ),
  pint('BR-KSA-66', ['BT-38'], 'The postal code of the seller has five digits', sellerAddress, (address) =>
    isPostalCode(firstText(address, 'PostalZone')),
  ),
  pint(
    'BR-CUSTOM-VALIDATION-01',
    ['BT-31', 'BT-48'],
    'Seller and buyer have different VAT numbers',
    outermost,
    (root) => {
      const own = new Set(found(root, `AccountingSupplierParty/Party/${VAT_NUMBER}`).map(textOf));
      const others = found(root, `AccountingCustomerParty/Party/${VAT_NUMBER}`).map(textOf);
      return !others.some((number) => number !== '' && own.has(number));
    },
  ),
];

const buyerRules: readonly TermRule[] = [
  pint(
    'BR-KSA-14',
    ['BT-46'],
    `The number of the buyer is of the kind ${BUYER_SCHEMES.replaceAll(' ', ', ')}`,
    buyerNumbers,
    (number) => isOf(BUYER_SCHEMES, normal(schemeOf(number))),
  ),
  ofBuyer('BR-KSA-F-07', 'TIN', 'A tax identification number', '3'),
  ofBuyer('BR-KSA-F-10', 'NAT', 'A national number', '1'),
  ofBuyer('BR-KSA-F-11', 'IQA', 'The number of a residence permit', '2'),
  ofEither('BR-KSA-F-08', 'CRN', 'The number of a commercial registration'),
  ofEither('BR-KSA-F-09', '700', 'A unified number', '7'),
  pint('BR-KSA-F-12', ['BT-29', 'BT-46'], 'The kind of a number has no blanks around it', parties, (party) => {
    const [number] = foundElements(party, `Party/${NUMBER}`);
    const scheme = schemeOf(number);
    return scheme === normal(scheme) || !schemesOf(party).has(normal(scheme).toUpperCase());
  }),
  pint('BR-KSA-F-13', ['BT-29', 'BT-46'], 'The number of a party is not made up', parties, (party) =>
    foundElements(party, `Party/${NUMBER}`).every((number) => {
      const text = normal(number.text);
      return (
        !schemesOf(party).has(normal(schemeOf(number)).toUpperCase()) || !/^\d+$/.test(text) || !MADE_UP.test(text)
      );
    }),
  ),
  ofStandard('BR-KSA-42', ['BT-44'], 'A tax invoice has the name of the buyer', buyer, (party) =>
    isWritten(party, NAME),
  ),
  ofStandard(
    'BR-KSA-81',
    ['BT-46', 'BT-48'],
    'The buyer of a tax invoice has a VAT number or another one',
    buyer,
    (party) => has(party, VAT_NUMBER) || isTold(party, NUMBER),
  ),
  pint(
    'BR-KSA-44',
    ['BT-48'],
    'The VAT number of the buyer has fifteen digits, the first and the last 3',
    elementsOf(`AccountingCustomerParty/Party/${VAT_NUMBER}`),
    ({ text }) => text === '' || isVatNumber(text),
  ),
  ofStandard(
    'BR-KSA-99',
    ['BT-48'],
    'The VAT number of the buyer, where it is written, is not blank',
    elementsOf(`AccountingCustomerParty/Party/${VAT_NUMBER}`),
    ({ text }) => normal(text) !== '',
  ),
  pint(
    'BR-KSA-10',
    ['BT-50', 'BT-52', 'BT-55'],
    'A tax invoice has street, city and country of the buyer',
    typesNamed('01', '02'),
    (code, invoice) =>
      !isStandard(invoice) ||
      ['StreetName', 'CityName', COUNTRY].every((path) => isWritten(code, `${BUYER}/PostalAddress/${path}`)),
  ),
  ofStandard(
    'BR-KSA-63',
    ['BT-50', 'BT-51', 'BT-52', 'BT-53', 'BT-55'],
    'The address of a buyer in Saudi Arabia has street, building, district, city, postal code and country',
    buyerInKsa,
    (country) => [...ADDRESS, COUNTRY].every((path) => isTold(country, `${BUYER}/PostalAddress/${path}`)),
  ),
  ofStandard(
    'BR-KSA-67',
    ['BT-53'],
    'The postal code of a buyer in Saudi Arabia has five digits',
    buyerInKsa,
    (country) => isPostalCode(firstText(country, `${BUYER}/PostalAddress/PostalZone`)),
  ),
  pint(
    'BR-KSA-71',
    ['BT-44'],
    'A simplified summary has the name of the buyer',
    typesNamed('02'),
    (code, invoice) => !isSimplifiedSummary(invoice) || isTold(code, `//AccountingCustomerParty/Party/${NAME}`),
  ),
  pint(
    'BR-KSA-25',
    ['BT-44', 'BT-121'],
    'A simplified invoice on education or health has the name of the buyer',
    typesNamed('02'),
    (code) => {
      const reasons = found(code, '//TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode').map(textOf);
      return (
        reasons.length === 0 ||
        !reasons.every((reason) => ' VATEX-SA-HEA VATEX-SA-EDU '.includes(reason)) ||
        isWritten(code, `//AccountingCustomerParty/Party/${NAME}`)
      );
    },
  ),
  pint(
    'BR-KSA-49',
    ['BT-46', 'BT-121'],
    'Education and health are sold to a buyer with a national number (NAT)',
    elementsOf('TaxTotal/TaxSubtotal/TaxCategory[TaxExemptionReasonCode=VATEX-SA-EDU|VATEX-SA-HEA]'),
    (category) => has(category, `${BUYER}/${NUMBER}[@schemeID=NAT]`),
  ),
  pint(
    'BR-KSA-85',
    ['BT-57'],
    'The telephone number of the buyer has 5 to 16 figures and begins with 0 or +',
    elementsOf('AccountingCustomerParty/Party/Contact'),
    (contact) => /^(?:[0+]\d{4,15})?$/.test(firstText(contact, 'Telephone')),
  ),
];

export const partyRules: readonly TermRule[] = [...sellerRules, ...buyerRules];
