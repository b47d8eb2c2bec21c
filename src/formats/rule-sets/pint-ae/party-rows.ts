import { codeList } from '../../en16931/rules/code-lists.ts';
import { each } from '../../en16931/rules/elements.ts';
import { found, has, hasOneOf, textAt } from '../../en16931/rules/paths.ts';
import type { Form } from '../../rules/kit/row.ts';
import type { Finder } from '../../rules/kit/subject.ts';
import {
  about,
  any,
  at,
  atMost,
  byElement,
  exact,
  form,
  listed,
  missingIsWrong,
  needs,
  needsOneOf,
  never,
  oneOf,
  rows,
  unique,
} from '../../rules/kit/verbs.ts';
import { textOf, type XmlElement } from '../../xml/xml-tree.ts';
import { isOf, ofKind } from './transaction.ts';

/** Rows of PINT United Arab Emirates on parties. */
const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const LEGAL = 'PartyLegalEntity/CompanyID';
const AGENCY = `${LEGAL}/@schemeAgencyID`;
const TAX_NUMBER = 'PartyTaxScheme/CompanyID';
/** The party's network address is a number of the Emirates. */
const NATIONAL = '[EndpointID[@schemeID=0235]]';

/** Officially only another rule judges addresses of sellers and buyers. */
const otherAddresses: Finder = {
  name: 'PostalAddress in the Emirates of other parties',
  find: (invoice) =>
    each('PostalAddress')(invoice).filter(
      (address) =>
        has(address, 'Country/IdentificationCode[.=AE]') &&
        (address.parent?.name !== 'Party' ||
          !/^Accounting(?:Supplier|Customer)Party$/.test(address.parent.parent?.name ?? '')),
    ),
};

/** Kinds of legal registrations: trade licence, commercial licence, Emirates ID, passport, cabinet decision. */
const OF_SELLERS = 'TL EID PAS CD';
const OF_BUYERS = `${OF_SELLERS} CL`;

const begins = (party: XmlElement): boolean => /^[19]/.test(textAt(party, 'EndpointID'));

/** The issuer of a passport is given as a country. */
const isCountry = (country: string): boolean => codeList('COUNTRIES').has(country) && !['1A', 'XI'].includes(country);
const passport = (id: string, term: string, party: string) =>
  at(
    `${party}[${LEGAL}[@schemeAgencyID=PAS]]`,
    oneOf(id, `${LEGAL}/@schemeAgencyName`, listed('ISO 3166-1', [], 'COUNTRIES'), any, exact, missingIsWrong, {
      ...about(term),
      ...byElement((element) => found(element, `${LEGAL}/@schemeAgencyName`).some((name) => isCountry(textOf(name)))),
    }),
  );
const licence = (id: string, term: string, party: string) =>
  at(`${party}[${LEGAL}[@schemeAgencyID=TL]]`, needs(id, `${LEGAL}/@schemeAgencyName`, about(term)));
const kindOfRegistration = (id: string, term: string, party: string) =>
  at(`${party}${NATIONAL}[${LEGAL}]`, needs(id, AGENCY, about(term)));

const VAT_NUMBER: Form = { fits: (number) => /^1\d{12}03$/.test(number), like: '100123456789003' };
const TIN: Form = { fits: (number) => /^1\d{9}$/.test(number), like: '1001234567' };

const ADDRESS = ['StreetName', 'CityName', 'CountrySubentity'];

export const PARTY_ROWS = rows(
  passport('ibr-010-ae', 'BT-47', BUYER),
  passport('ibr-012-ae', 'BT-30', SELLER),
  at('/', never('ibr-011-ae', ['BT-47']), never('ibr-013-ae', ['BT-30'])),
  licence('ibr-101-ae', 'BT-47', BUYER),
  licence('ibr-172-ae', 'BT-30', SELLER),
  kindOfRegistration('ibr-180-ae', 'BT-47', BUYER),
  kindOfRegistration('ibr-181-ae', 'BT-30', SELLER),
  at(
    `${BUYER}[EndpointID][!EndpointID[@schemeID!=0235]]`,
    needs('ibr-149-ae', TAX_NUMBER, {
      ...about('BT-48', 'BT-49'),
      ...byElement((party) => begins(party) || has(party, TAX_NUMBER)),
    }),
  ),
  at(BUYER, atMost('ibr-179-ae', 1, TAX_NUMBER, { terms: ['BT-48'] })),
  at(
    `${BUYER}${NATIONAL}`,
    needsOneOf('ibr-135-ae', ['PartyIdentification/ID', TAX_NUMBER], {
      terms: ['BT-46', 'BT-48'],
      when: ({ root }) => !isOf(root, 'export'),
      ...byElement(
        (party) =>
          TIN.fits(found(party, 'EndpointID').map(textOf)[0] ?? '') ||
          hasOneOf(party, 'PartyIdentification/ID', TAX_NUMBER),
      ),
    }),
  ),
  at(
    `${BUYER}${NATIONAL}[${LEGAL}]`,
    oneOf('ibr-183-ae', AGENCY, OF_BUYERS, any, exact, missingIsWrong, {
      ...about('BT-47'),
      ...byElement(
        (party) => begins(party) || has(party, `${LEGAL}[@schemeAgencyID=${OF_BUYERS.replaceAll(' ', '|')}]`),
      ),
    }),
  ),
  at(
    SELLER,
    needs('ibr-177-ae', TAX_NUMBER, { terms: ['BT-31'], when: ofKind('disclosedAgent') }),
    // One registration, or one for VAT and another one.
    unique('ibr-178-ae', 'PartyTaxScheme/TaxScheme/ID', {
      ...about('BT-31', 'BT-32'),
      ...byElement((party) => {
        const [all, ofVat] = ['PartyTaxScheme', 'PartyTaxScheme[TaxScheme/ID=VAT]'].map(
          (path) => found(party, path).length,
        );
        return (all ?? 0) < 2 || (all === 2 && ofVat === 1);
      }),
    }),
  ),
  at(`${SELLER}${NATIONAL}`, needs('ibr-150-ae', LEGAL, { terms: ['BT-30'] })),
  at(
    `${SELLER}${NATIONAL}[${LEGAL}][PostalAddress/Country/IdentificationCode=AE]`,
    oneOf('ibr-173-ae', AGENCY, OF_SELLERS, any, exact, missingIsWrong, about('BT-30')),
  ),
  at(`${SELLER}/PostalAddress`, needs('ibr-143-ae', ADDRESS, { terms: ['BT-35', 'BT-37', 'BT-39'] })),
  at(`${BUYER}/PostalAddress`, needs('ibr-144-ae', ADDRESS, { terms: ['BT-50', 'BT-52', 'BT-54'] })),
  at(
    otherAddresses,
    oneOf(
      'ibr-128-ae',
      'CountrySubentity',
      'AUH DXB SHJ UAQ FUJ AJM RAK',
      any,
      exact,
      missingIsWrong,
      about('BT-39', 'BT-54'),
    ),
  ),
  at(
    'Party[PostalAddress/Country/IdentificationCode=AE]/PartyTaxScheme[TaxScheme/ID~~VAT]/CompanyID',
    form('ibr-132-ae', '.', VAT_NUMBER, exact, about('BT-31', 'BT-48')),
  ),
  at(
    `${SELLER}/PartyTaxScheme[TaxScheme][!TaxScheme/ID~~VAT]/CompanyID`,
    form('ibr-148-ae', '.', TIN, exact, about('BT-32')),
  ),
  at(
    'TaxScheme/ID',
    oneOf('ibr-133-ae', '.', 'VAT', exact, {
      terms: [],
      ...byElement(
        (scheme) =>
          scheme.text === 'VAT' ||
          found(scheme, `//${SELLER}/${TAX_NUMBER}`).some((node) => TIN.fits(textOf(node).trim())),
      ),
    }),
  ),
);
