import { codeList } from '../../en16931/rules/code-lists.ts';
import { count, elementsOf, found, has, hasOneOf, textAt } from '../../en16931/rules/paths.ts';
import { each, type Where } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { needs, silent, when } from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { isOf } from './transaction.ts';

/** Rules of PINT United Arab Emirates on parties. */
const seller = elementsOf('AccountingSupplierParty/Party');
const buyer = elementsOf('AccountingCustomerParty/Party');
/** Officially only another rule judges addresses of sellers and buyers. */
const otherAddresses: Where = (invoice) =>
  each('PostalAddress')(invoice).filter(
    ({ parent }) =>
      parent?.name !== 'Party' || !/^Accounting(?:Supplier|Customer)Party$/.test(parent.parent?.name ?? ''),
  );

/** Numbers of the seller under another scheme than VAT, or under one that is not named. */
const otherTaxNumbers: Where = (invoice) =>
  taxNumbers(invoice).filter(({ parent }) => textAt(parent, 'TaxScheme/ID').toUpperCase() !== 'VAT');
const taxNumbers = elementsOf('AccountingSupplierParty/Party/PartyTaxScheme[TaxScheme]/CompanyID');

/** Kinds of legal registrations: trade licence, commercial licence, Emirates ID, passport, cabinet decision. */
const OF_SELLERS = 'TL|EID|PAS|CD';
const OF_BUYERS = `${OF_SELLERS}|CL`;

const LEGAL = 'PartyLegalEntity/CompanyID';
const TAX_NUMBER = 'PartyTaxScheme/CompanyID';
/** The party's network address is a number of the Emirates. */
const isNational = (party: XmlElement): boolean => has(party, 'EndpointID[@schemeID=0235]');
const hasLegal = (party: XmlElement): boolean => has(party, LEGAL);
const begins = (party: XmlElement): boolean => /^[19]/.test(textAt(party, 'EndpointID'));

/** The issuer of a passport is given as a country. */
const isCountry = (code: string): boolean => codeList('COUNTRIES').has(code) && code !== '1A' && code !== 'XI';
const passport = (code: string, term: string, on: Where): TermRule =>
  when(
    code,
    [term],
    'A passport comes with the country that issued it',
    on,
    (party) => has(party, `${LEGAL}[@schemeAgencyID=PAS]`),
    (party) => found(party, `${LEGAL}/@schemeAgencyName`).some((name) => isCountry(textOf(name))),
  );
const licence = (code: string, term: string, on: Where): TermRule =>
  when(
    code,
    [term],
    'A trade licence comes with who issued it',
    on,
    (party) => has(party, `${LEGAL}[@schemeAgencyID=TL]`),
    (party) => has(party, `${LEGAL}/@schemeAgencyName`),
  );
const kindOfRegistration = (code: string, term: string, on: Where): TermRule =>
  when(
    code,
    [term],
    'The legal registration says of which kind it is',
    on,
    (party) => isNational(party) && hasLegal(party),
    (party) => has(party, `${LEGAL}/@schemeAgencyID`),
  );

const EMIRATES = 'AUH|DXB|SHJ|UAQ|FUJ|AJM|RAK';

export const partyRules: readonly TermRule[] = [
  passport('ibr-010-ae', 'BT-47', buyer),
  passport('ibr-012-ae', 'BT-30', seller),
  silent('ibr-011-ae', ['BT-47'], 'A passport comes with the country that issued it'),
  silent('ibr-013-ae', ['BT-30'], 'A passport comes with the country that issued it'),
  licence('ibr-101-ae', 'BT-47', buyer),
  licence('ibr-172-ae', 'BT-30', seller),
  kindOfRegistration('ibr-180-ae', 'BT-47', buyer),
  kindOfRegistration('ibr-181-ae', 'BT-30', seller),
  when(
    'ibr-149-ae',
    ['BT-48', 'BT-49'],
    'A buyer whose address in the network begins with neither 1 nor 9 has a tax number',
    buyer,
    (party) => !has(party, 'EndpointID[@schemeID!=0235]') && has(party, 'EndpointID'),
    (party) => begins(party) || has(party, TAX_NUMBER),
  ),
  pint(
    'ibr-179-ae',
    ['BT-48'],
    'The buyer has at most one tax number',
    buyer,
    (party) => count(party, TAX_NUMBER) <= 1,
  ),
  when(
    'ibr-135-ae',
    ['BT-46', 'BT-48'],
    'A buyer in the Emirates has an identifier or a tax number, unless goods are exported',
    buyer,
    (party) =>
      isNational(party) &&
      !isOf(party.parent?.parent, 'export') &&
      !/^1\d{9}$/.test(found(party, 'EndpointID').map(textOf)[0] ?? ''),
    (party) => hasOneOf(party, 'PartyIdentification/ID', TAX_NUMBER),
  ),
  when(
    'ibr-183-ae',
    ['BT-47'],
    `The kind of legal registration of a buyer is one of ${OF_BUYERS.replaceAll('|', ', ')}`,
    buyer,
    (party) => hasLegal(party) && isNational(party) && !begins(party),
    (party) => has(party, `${LEGAL}[@schemeAgencyID=${OF_BUYERS}]`),
  ),
  when(
    'ibr-177-ae',
    ['BT-31'],
    'A disclosed agent has a tax number',
    seller,
    (party) => isOf(party.parent?.parent, 'disclosedAgent'),
    (party) => has(party, TAX_NUMBER),
  ),
  pint(
    'ibr-178-ae',
    ['BT-31', 'BT-32'],
    'The seller has one registration of a tax, or one of VAT and one of another',
    seller,
    (party) => {
      const taxes = count(party, 'PartyTaxScheme');
      return taxes < 2 || (taxes === 2 && count(party, 'PartyTaxScheme[TaxScheme/ID=VAT]') === 1);
    },
  ),
  when(
    'ibr-150-ae',
    ['BT-30'],
    'A seller in the network of the Emirates has a legal registration',
    seller,
    isNational,
    hasLegal,
  ),
  when(
    'ibr-173-ae',
    ['BT-30'],
    `The kind of legal registration of a seller in the Emirates is one of ${OF_SELLERS.replaceAll('|', ', ')}`,
    seller,
    (party) => hasLegal(party) && isNational(party) && has(party, 'PostalAddress/Country/IdentificationCode[.=AE]'),
    (party) => has(party, `${LEGAL}[@schemeAgencyID=${OF_SELLERS}]`),
  ),
  needs(
    'ibr-143-ae',
    ['BT-35', 'BT-37', 'BT-39'],
    'The address of the seller has street, city and emirate',
    elementsOf('AccountingSupplierParty/Party/PostalAddress'),
    'StreetName',
    'CityName',
    'CountrySubentity',
  ),
  needs(
    'ibr-144-ae',
    ['BT-50', 'BT-52', 'BT-54'],
    'The address of the buyer has street, city and emirate',
    elementsOf('AccountingCustomerParty/Party/PostalAddress'),
    'StreetName',
    'CityName',
    'CountrySubentity',
  ),
  when(
    'ibr-128-ae',
    ['BT-39', 'BT-54'],
    `An address in the Emirates names one of them: ${EMIRATES.replaceAll('|', ', ')}`,
    otherAddresses,
    (address) => has(address, 'Country/IdentificationCode[.=AE]'),
    (address) => has(address, `CountrySubentity[.=${EMIRATES}]`),
  ),
  pint(
    'ibr-132-ae',
    ['BT-31', 'BT-48'],
    'A VAT number of the Emirates has fifteen digits, begins with 1 and ends in 03',
    elementsOf('Party[PostalAddress/Country/IdentificationCode=AE]/PartyTaxScheme[TaxScheme/ID~~VAT]/CompanyID'),
    ({ text }) => /^1\d{12}03$/.test(text),
  ),
  pint(
    'ibr-148-ae',
    ['BT-32'],
    'A tax identification number has ten digits and begins with 1',
    otherTaxNumbers,
    ({ text }) => /^1\d{9}$/.test(text),
  ),
  pint(
    'ibr-133-ae',
    [],
    'The scheme of a tax is VAT, unless the seller has a tax identification number',
    elementsOf('TaxScheme/ID'),
    (id) =>
      id.text === 'VAT' ||
      found(id, '//AccountingSupplierParty/Party/PartyTaxScheme/CompanyID').some((number) =>
        /^1\d{9}$/.test(textOf(number).trim()),
      ),
  ),
];
