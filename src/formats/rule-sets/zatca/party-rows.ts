import { normal } from '../../en16931/rules/blanks.ts';
import { found, foundElements, has, hasText, isWritten } from '../../en16931/rules/paths.ts';
import type { Form, Place } from '../../rules/kit/row.ts';
import {
  about,
  at,
  byElement,
  differs,
  exact,
  filled,
  form,
  missingIsWrong,
  needs,
  needsOneOf,
  oneOf,
  rows,
} from '../../rules/kit/verbs.ts';
import { attributeOf, textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { BUYER_SCHEMES, SELLER_SCHEMES } from './codes.ts';
import {
  BUYER,
  BUYER_IN_KSA,
  firstText,
  isSimplifiedSummary,
  isStandard,
  POSTAL_CODE,
  SELLER,
  SELLER_ADDRESS,
  typesNamed,
  VAT_NUMBERS,
} from './facts.ts';

/** ZATCA's rows on seller and buyer: numbers and addresses. */
const VAT_NUMBER = 'PartyTaxScheme/CompanyID';
const NAME = 'PartyLegalEntity/RegistrationName';
const NUMBER = 'PartyIdentification/ID';
const BUYER_PARTY = 'AccountingCustomerParty/Party';
const SELLER_PARTY = 'AccountingSupplierParty/Party';
const types: Place = { name: 'InvoiceTypeCode', find: typesNamed('01', '02') };
const simplifiedTypes: Place = { name: 'InvoiceTypeCode', find: typesNamed('02') };

/** The official rules search in a list written as text, so part of an entry matches. */
const isOf = (schemes: string, scheme: string): boolean => scheme.length > 2 && schemes.includes(scheme);
const schemeOf = (number: XmlElement | undefined): string => (number && attributeOf(number, 'schemeID')?.value) ?? '';
const schemesOf = (party: XmlElement): ReadonlySet<string> =>
  new Set((party.name === 'AccountingSupplierParty' ? SELLER_SCHEMES : BUYER_SCHEMES).split(' '));

const tenDigits = (beginning: string): Form => ({
  fits: (text) => /^\d{10}$/.test(text) && text.startsWith(beginning),
  like: `${beginning}123456789`.slice(0, 10).padEnd(10, '0'),
});
/** Numbers of a kind have ten digits, some with a prescribed first digit. */
const ofBuyer = (id: string, scheme: string, beginning: string) =>
  at(`${BUYER_PARTY}/${NUMBER}[@schemeID~${scheme}]`, form(id, '.', tenDigits(beginning), exact, { terms: ['BT-46'] }));
/** Of several numbers the first counts. */
const ofEither = (id: string, scheme: string, beginning = '') =>
  at(
    'AccountingSupplierParty AccountingCustomerParty',
    form(id, `Party/${NUMBER}`, tenDigits(beginning), exact, {
      ...about('BT-29', 'BT-46'),
      ...byElement((party) => {
        const [number] = foundElements(party, `Party/${NUMBER}`);
        return !number || normal(schemeOf(number)) !== scheme || tenDigits(beginning).fits(number.text);
      }),
    }),
  );

/** Not eight consecutive ascending, descending or equal digits. */
const MADE_UP = /01234567|12345678|23456789|76543210|87654321|98765432|(\d)\1{7}/;
const REAL: Form = { fits: (number) => !/^\d+$/.test(number) || !MADE_UP.test(number), like: '1010010000' };
const SCHEME: Form = { fits: (scheme) => scheme === normal(scheme), like: 'CRN' };
const BUILDING: Form = { fits: (number) => /^\d{4}$/.test(number), like: '1234' };
const TELEPHONE: Form = { fits: (number) => /^(?:[0+]\d{4,15})?$/.test(number), like: '+966112345678' };

const ADDRESS = ['StreetName', 'BuildingNumber', 'PostalZone', 'CityName', 'CitySubdivisionName'];
const COUNTRY = 'Country/IdentificationCode';
const ofBuyersAddress = (path: string): string => `${BUYER}/PostalAddress/${path}`;
const EDUCATION_OR_HEALTH = ['VATEX-SA-HEA', 'VATEX-SA-EDU'];

export const PARTY_ROWS = rows(
  at(
    '/',
    filled('BR-KSA-39', `${SELLER_PARTY}/${VAT_NUMBER}`, {
      terms: ['BT-31'],
      ...byElement(
        (root) =>
          isWritten(root, `${SELLER_PARTY}/${VAT_NUMBER}`) &&
          has(root, `${SELLER_PARTY}/PartyTaxScheme/TaxScheme[ID~VAT]`),
      ),
    }),
    oneOf('BR-KSA-08', `${SELLER_PARTY}/${NUMBER}/@schemeID`, SELLER_SCHEMES, missingIsWrong, {
      ...about('BT-29'),
      ...byElement((root) => {
        const [number] = foundElements(root, `${SELLER_PARTY}/${NUMBER}`);
        return number !== undefined && isOf(SELLER_SCHEMES, normal(schemeOf(number)));
      }),
    }),
    differs('BR-CUSTOM-VALIDATION-01', `${BUYER_PARTY}/${VAT_NUMBER}`, `${SELLER_PARTY}/${VAT_NUMBER}`, {
      ...about('BT-31', 'BT-48'),
      ...byElement((root) => {
        const own = new Set(found(root, `${SELLER_PARTY}/${VAT_NUMBER}`).map(textOf));
        const others = found(root, `${BUYER_PARTY}/${VAT_NUMBER}`).map(textOf);
        return !others.some((number) => number !== '' && own.has(number));
      }),
    }),
  ),
  at(
    `${SELLER_PARTY}/PartyTaxScheme/TaxScheme[ID=VAT]`,
    form('BR-KSA-40', `${SELLER}/${VAT_NUMBER}`, VAT_NUMBERS, exact, { terms: ['BT-31'] }),
  ),
  at(
    SELLER_ADDRESS,
    needs('BR-KSA-09', [...ADDRESS, COUNTRY], about('BT-35', 'BT-36', 'BT-37', 'BT-38', 'BT-40')),
    form('BR-KSA-66', 'PostalZone', POSTAL_CODE, exact, missingIsWrong, { terms: ['BT-38'] }),
  ),
  at(SELLER_PARTY, form('BR-KSA-37', 'PostalAddress/BuildingNumber', BUILDING, exact, missingIsWrong, about('BT-35'))),
  at(
    `${BUYER_PARTY}/${NUMBER}`,
    oneOf('BR-KSA-14', '@schemeID', BUYER_SCHEMES, missingIsWrong, {
      ...about('BT-46'),
      ...byElement((number) => isOf(BUYER_SCHEMES, normal(schemeOf(number)))),
    }),
  ),
  ofBuyer('BR-KSA-F-07', 'TIN', '3'),
  ofBuyer('BR-KSA-F-10', 'NAT', '1'),
  ofBuyer('BR-KSA-F-11', 'IQA', '2'),
  ofEither('BR-KSA-F-08', 'CRN'),
  ofEither('BR-KSA-F-09', '700', '7'),
  at(
    'AccountingSupplierParty AccountingCustomerParty',
    form('BR-KSA-F-12', `Party/${NUMBER}/@schemeID`, SCHEME, exact, {
      ...about('BT-29', 'BT-46'),
      ...byElement((party) => {
        const [number] = foundElements(party, `Party/${NUMBER}`);
        const scheme = schemeOf(number);
        return SCHEME.fits(scheme) || !schemesOf(party).has(normal(scheme).toUpperCase());
      }),
    }),
    form('BR-KSA-F-13', `Party/${NUMBER}`, REAL, {
      ...about('BT-29', 'BT-46'),
      ...byElement((party) =>
        foundElements(party, `Party/${NUMBER}`).every(
          (number) => !schemesOf(party).has(normal(schemeOf(number)).toUpperCase()) || REAL.fits(normal(number.text)),
        ),
      ),
    }),
  ),
  at(
    BUYER_PARTY,
    filled('BR-KSA-42', NAME, {
      terms: ['BT-44'],
      when: isStandard,
      ...byElement((party) => isWritten(party, NAME)),
    }),
    needsOneOf('BR-KSA-81', [NUMBER, VAT_NUMBER], {
      terms: ['BT-46', 'BT-48'],
      when: isStandard,
      ...byElement((party) => has(party, VAT_NUMBER) || hasText(party, NUMBER)),
    }),
  ),
  at(
    `${BUYER_PARTY}/${VAT_NUMBER}`,
    form('BR-KSA-44', '.', VAT_NUMBERS, exact, {
      terms: ['BT-48'],
      ...byElement(({ text }) => text === '' || VAT_NUMBERS.fits(text)),
    }),
    filled('BR-KSA-99', '.', { terms: ['BT-48'], when: isStandard }),
  ),
  at(
    types,
    filled('BR-KSA-10', ['StreetName', 'CityName', COUNTRY].map(ofBuyersAddress), {
      terms: ['BT-50', 'BT-52', 'BT-55'],
      when: isStandard,
      ...byElement((type) =>
        ['StreetName', 'CityName', COUNTRY].every((path) => isWritten(type, ofBuyersAddress(path))),
      ),
    }),
  ),
  at(
    BUYER_IN_KSA,
    filled('BR-KSA-63', [...ADDRESS, COUNTRY].map(ofBuyersAddress), {
      ...about('BT-50', 'BT-51', 'BT-52', 'BT-53', 'BT-55'),
      when: isStandard,
      ...byElement((country) => [...ADDRESS, COUNTRY].every((path) => hasText(country, ofBuyersAddress(path)))),
    }),
    form('BR-KSA-67', ofBuyersAddress('PostalZone'), POSTAL_CODE, exact, missingIsWrong, {
      terms: ['BT-53'],
      when: isStandard,
    }),
  ),
  at(
    simplifiedTypes,
    filled('BR-KSA-71', `${BUYER}/${NAME}`, {
      terms: ['BT-44'],
      when: isSimplifiedSummary,
      ...byElement((type) => hasText(type, `${BUYER}/${NAME}`)),
    }),
    filled('BR-KSA-25', `${BUYER}/${NAME}`, {
      ...about('BT-44', 'BT-121'),
      ...byElement((type) => {
        const reasons = found(type, '//TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode').map(textOf);
        return (
          reasons.length === 0 ||
          !reasons.every((reason) => ` ${EDUCATION_OR_HEALTH.join(' ')} `.includes(reason)) ||
          isWritten(type, `${BUYER}/${NAME}`)
        );
      }),
    }),
  ),
  at(
    `TaxTotal/TaxSubtotal/TaxCategory[TaxExemptionReasonCode=${EDUCATION_OR_HEALTH.join('|')}]`,
    needs('BR-KSA-49', `${BUYER}/${NUMBER}[@schemeID=NAT]`, about('BT-46', 'BT-121')),
  ),
  at(
    `${BUYER_PARTY}/Contact`,
    form('BR-KSA-85', 'Telephone', TELEPHONE, exact, {
      terms: ['BT-57'],
      ...byElement((contact) => TELEPHONE.fits(firstText(contact, 'Telephone'))),
    }),
  ),
);
