import { elementsOf, found } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { Place } from '../../rules/kit/row.ts';
import { at, byElement, exact, length, missingIsWrong, rows } from '../../rules/kit/verbs.ts';
import { textOf } from '../../xml/xml-tree.ts';
import { BUYER, BUYER_IN_KSA, isNote, isSimplified, isStandard, SELLER, SELLER_ADDRESS, typesNamed } from './facts.ts';
import { categoriesOfLines } from './tax-places.ts';

/** Maximum lengths of texts. Some are checked from the other party's address, and only if that exists. */
type Length = readonly [
  number: string,
  term: string,
  place: Place,
  path: string,
  least: number,
  most: number,
  when?: (invoice: InvoiceTerms) => boolean,
];

const types: Place = { name: 'InvoiceTypeCode', find: typesNamed('01', '02') };
const ofNotes = (place: string): Place => ({
  name: place,
  find: (invoice) => (isNote(invoice) ? elementsOf(place)(invoice) : []),
});
const LINES = 'InvoiceLine CreditNoteLine';
const adjustments = (parent: string, indicator: string): string =>
  `${parent}/AllowanceCharge[ChargeIndicator~${indicator}]`;
const CONTACT = 'AccountingCustomerParty/Party/Contact';
const NAME = `${BUYER}/PartyLegalEntity/RegistrationName`;

const LENGTHS: readonly Length[] = [
  ['1', 'BT-1', '/', 'ID', 0, 127],
  ['3', 'BT-13', '/', 'OrderReference/ID', 0, 127],
  ['4', 'BT-35', SELLER_ADDRESS, 'StreetName', 1, 1000],
  ['5', 'BT-12', '/', 'ContractDocumentReference/ID', 0, 127],
  ['6', 'BT-36', SELLER_ADDRESS, 'AdditionalStreetName', 0, 127],
  ['7', 'BT-37', SELLER_ADDRESS, 'CityName', 1, 127],
  ['8', 'BT-39', '/', 'AccountingSupplierParty/Party/PostalAddress/CountrySubentity', 0, 127],
  ['9', 'BT-36', BUYER_IN_KSA, `${SELLER}/PostalAddress/CitySubdivisionName`, 1, 127],
  ['10', 'BT-27', '/', 'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName', 1, 1000],
  ['11', 'BT-51', SELLER_ADDRESS, `${BUYER}/PostalAddress/AdditionalStreetName`, 0, 127],
  ['12', 'BT-44', types, NAME, 1, 1000, isStandard],
  ['13', 'BT-82', ofNotes('PaymentMeans/InstructionNote'), '.', 1, 1000],
  ['14', 'BT-20', types, '//PaymentMeans/PayeeFinancialAccount/PaymentNote', 1, 1000],
  ['15', 'BT-84', types, '//PaymentMeans/PayeeFinancialAccount/ID', 0, 127],
  [
    '16',
    'BT-120',
    // Officially only another rule judges education and health.
    '/*/TaxTotal/TaxSubtotal/TaxCategory[ID~Z|E|O][!TaxExemptionReasonCode=VATEX-SA-EDU|VATEX-SA-HEA]',
    'TaxExemptionReason',
    1,
    1000,
  ],
  ['17', 'BT-126', 'InvoiceLine', 'ID', 1, 6],
  ['18', 'BT-130', LINES, 'InvoicedQuantity/@unitCode', 0, 127],
  ['19', 'BT-153', LINES, 'Item/Name', 3, 1000],
  ['20', 'BT-157', 'InvoiceLine', 'Item/StandardItemIdentification/ID', 0, 127],
  ['21', 'BT-150', 'InvoiceLine', 'Price/BaseQuantity/@unitCode', 0, 127],
  ['22', 'BT-25', ofNotes('BillingReference'), 'InvoiceDocumentReference/ID', 1, 5000],
  ['24', 'BT-50', types, `${BUYER}/PostalAddress/StreetName`, 0, 1000, isSimplified],
  ['26', 'BT-52', types, `${BUYER}/PostalAddress/CityName`, 0, 127],
  ['27', 'BT-54', '/', 'AccountingCustomerParty/Party/PostalAddress/CountrySubentity', 0, 127],
  ['29', 'BT-51', BUYER_IN_KSA, `${BUYER}/PostalAddress/CitySubdivisionName`, 0, 127, isStandard],
  ['30', 'BT-156', 'InvoiceLine', 'Item/BuyersItemIdentification/ID', 0, 127],
  ['31', 'BT-155', 'InvoiceLine', 'Item/SellersItemIdentification/ID', 0, 127],
  ['32', 'BT-44', types, NAME, 0, 1000, isSimplified],
  ['33', 'BT-104', adjustments('/Invoice', 'true|1'), 'AllowanceChargeReason', 1, 1000],
  ['34', 'BT-144', adjustments('/Invoice/InvoiceLine', 'true|1'), 'AllowanceChargeReason', 1, 1000],
  ['35', 'BT-97', adjustments('/Invoice', 'false|0'), 'AllowanceChargeReason', 1, 1000],
  ['36', 'BT-139', adjustments('/Invoice/InvoiceLine', 'false|0'), 'AllowanceChargeReason', 1, 1000],
  ['37', 'BT-56', CONTACT, 'Name', 0, 1000],
  ['38', 'BT-56', CONTACT, 'Note', 0, 1000],
  [
    '39',
    'BT-120',
    { name: 'InvoiceLine/TaxTotal/TaxSubtotal/TaxCategory', find: categoriesOfLines('Z', 'E', 'O') },
    'TaxExemptionReason',
    1,
    1000,
  ],
  ['2', 'BT-22', '/Invoice', 'Note', 0, 1000],
];

/** In characters of Unicode. */
const fits = (text: string, least: number, most: number): boolean =>
  text.length >= least && !(text.length > most && [...text].length > most);

/** Parts of a buyer's address that a tax invoice needs. */
const needed = (number: string, term: string, place: Place, path: string, most?: number) =>
  at(
    place,
    length(
      `BR-KSA-F-06-C${number}`,
      `${BUYER}/PostalAddress/${path}`,
      { least: 1, ...(most !== undefined && { most }) },
      exact,
      missingIsWrong,
      {
        terms: [term],
        when: isStandard,
        ...byElement((element) => {
          const [text] = found(element, `${BUYER}/PostalAddress/${path}`).map(textOf);
          return text !== undefined && fits(text, 1, most ?? Infinity);
        }),
      },
    ),
  );

export const LENGTH_ROWS = rows(
  ...LENGTHS.map(([number, term, place, path, least, most, when]) =>
    at(
      place,
      length(`BR-KSA-F-06-C${number}`, path, { least, most }, exact, {
        terms: [term],
        ...(when && { when }),
        ...byElement((element) => found(element, path).every((node) => fits(textOf(node), least, most))),
      }),
    ),
  ),
  needed('23', 'BT-50', types, 'StreetName', 1000),
  needed('25', 'BT-52', types, 'CityName'),
  needed('28', 'BT-51', BUYER_IN_KSA, 'CitySubdivisionName'),
  at(
    'InvoiceTypeCode',
    length('BR-KSA-F-06-C40', '@name', { least: 7, most: 9 }, exact, missingIsWrong, { terms: ['BT-3'] }),
  ),
);
