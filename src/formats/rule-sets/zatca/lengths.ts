import { each, outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, found } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { textOf } from '../../xml/xml-tree.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import {
  BUYER,
  buyerInKsa,
  invoiceRoot,
  isSimplified,
  isStandard,
  SELLER,
  sellerAddress,
  typesNamed,
} from './facts.ts';
import { categoriesOfLines } from './tax-places.ts';

/** Maximum lengths of texts. Some are checked from the other party's address, and only if that exists. */
type Row = readonly [
  number: string,
  term: string,
  what: string,
  on: Where,
  path: string,
  least: number,
  most: number,
  when?: (invoice: InvoiceTerms) => boolean,
];

const types = typesNamed('01', '02');
const notes = (invoice: InvoiceTerms): ReturnType<Where> =>
  invoiceRoot(invoice).filter((root) =>
    found(root, 'InvoiceTypeCode').some((code) => ['381', '383'].includes(textOf(code))),
  );
const lines = each('InvoiceLine');
const invoicesAllowances = elementsOf('/Invoice/AllowanceCharge[ChargeIndicator~false|0]');
const invoicesCharges = elementsOf('/Invoice/AllowanceCharge[ChargeIndicator~true|1]');
const linesAllowances = elementsOf('/Invoice/InvoiceLine/AllowanceCharge[ChargeIndicator~false|0]');
const linesCharges = elementsOf('/Invoice/InvoiceLine/AllowanceCharge[ChargeIndicator~true|1]');
const contacts = elementsOf('AccountingCustomerParty/Party/Contact');

const ROWS: readonly Row[] = [
  ['1', 'BT-1', 'The number of the invoice', outermost, 'ID', 0, 127],
  ['3', 'BT-13', 'The number of the order', outermost, 'OrderReference/ID', 0, 127],
  ['4', 'BT-35', 'The street of the seller', sellerAddress, 'StreetName', 1, 1000],
  ['5', 'BT-12', 'The number of the contract', outermost, 'ContractDocumentReference/ID', 0, 127],
  ['6', 'BT-36', 'The additional street of the seller', sellerAddress, 'AdditionalStreetName', 0, 127],
  ['7', 'BT-37', 'The city of the seller', sellerAddress, 'CityName', 1, 127],
  [
    '8',
    'BT-39',
    'The province of the seller',
    outermost,
    'AccountingSupplierParty/Party/PostalAddress/CountrySubentity',
    0,
    127,
  ],
  ['9', 'BT-36', 'The district of the seller', buyerInKsa, `${SELLER}/PostalAddress/CitySubdivisionName`, 1, 127],
  [
    '10',
    'BT-27',
    'The name of the seller',
    outermost,
    'AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName',
    1,
    1000,
  ],
  [
    '11',
    'BT-51',
    'The additional street of the buyer',
    sellerAddress,
    `${BUYER}/PostalAddress/AdditionalStreetName`,
    0,
    127,
  ],
  ['12', 'BT-44', 'The name of the buyer', types, `${BUYER}/PartyLegalEntity/RegistrationName`, 1, 1000, isStandard],
  [
    '13',
    'BT-82',
    'The reason of a credit or debit note',
    (invoice) => (notes(invoice).length > 0 ? elementsOf('PaymentMeans/InstructionNote')(invoice) : []),
    '.',
    1,
    1000,
  ],
  ['14', 'BT-20', 'A note on the payment', types, '//PaymentMeans/PayeeFinancialAccount/PaymentNote', 1, 1000],
  ['15', 'BT-84', 'The account of the payment', types, '//PaymentMeans/PayeeFinancialAccount/ID', 0, 127],
  [
    '16',
    'BT-120',
    'The reason of an exemption',
    // Officially only another rule judges education and health.
    elementsOf('/*/TaxTotal/TaxSubtotal/TaxCategory[ID~Z|E|O][!TaxExemptionReasonCode=VATEX-SA-EDU|VATEX-SA-HEA]'),
    'TaxExemptionReason',
    1,
    1000,
  ],
  ['17', 'BT-126', 'The number of a line', lines, 'ID', 1, 6],
  [
    '18',
    'BT-130',
    'The unit of a quantity',
    each('InvoiceLine', 'CreditNoteLine'),
    'InvoicedQuantity/@unitCode',
    0,
    127,
  ],
  ['19', 'BT-153', 'The name of an item', each('InvoiceLine', 'CreditNoteLine'), 'Item/Name', 3, 1000],
  ['20', 'BT-157', 'The standard number of an item', lines, 'Item/StandardItemIdentification/ID', 0, 127],
  ['21', 'BT-150', 'The unit of a base quantity', lines, 'Price/BaseQuantity/@unitCode', 0, 127],
  [
    '22',
    'BT-25',
    'The number of the corrected invoice',
    (invoice) => (notes(invoice).length > 0 ? each('BillingReference')(invoice) : []),
    'InvoiceDocumentReference/ID',
    1,
    5000,
  ],
  ['24', 'BT-50', 'The street of the buyer', types, `${BUYER}/PostalAddress/StreetName`, 0, 1000, isSimplified],
  ['26', 'BT-52', 'The city of the buyer', types, `${BUYER}/PostalAddress/CityName`, 0, 127],
  [
    '27',
    'BT-54',
    'The province of the buyer',
    outermost,
    'AccountingCustomerParty/Party/PostalAddress/CountrySubentity',
    0,
    127,
  ],
  [
    '29',
    'BT-51',
    'The district of the buyer',
    buyerInKsa,
    `${BUYER}/PostalAddress/CitySubdivisionName`,
    0,
    127,
    isStandard,
  ],
  ['30', 'BT-156', 'The number of an item at the buyer', lines, 'Item/BuyersItemIdentification/ID', 0, 127],
  ['31', 'BT-155', 'The number of an item at the seller', lines, 'Item/SellersItemIdentification/ID', 0, 127],
  ['32', 'BT-44', 'The name of the buyer', types, `${BUYER}/PartyLegalEntity/RegistrationName`, 0, 1000, isSimplified],
  ['33', 'BT-104', 'The reason of a charge', invoicesCharges, 'AllowanceChargeReason', 1, 1000],
  ['34', 'BT-144', 'The reason of a charge on a line', linesCharges, 'AllowanceChargeReason', 1, 1000],
  ['35', 'BT-97', 'The reason of an allowance', invoicesAllowances, 'AllowanceChargeReason', 1, 1000],
  ['36', 'BT-139', 'The reason of an allowance on a line', linesAllowances, 'AllowanceChargeReason', 1, 1000],
  ['37', 'BT-56', 'The name of the contact of the buyer', contacts, 'Name', 0, 1000],
  ['38', 'BT-56', 'A note on the contact of the buyer', contacts, 'Note', 0, 1000],
  [
    '39',
    'BT-120',
    'The reason of an exemption of a line',
    categoriesOfLines('Z', 'E', 'O'),
    'TaxExemptionReason',
    1,
    1000,
  ],
];

export const isLongerThan = (text: string, most: number): boolean => text.length > most && [...text].length > most;
const fits = (text: string, least: number, most: number): boolean => text.length >= least && !isLongerThan(text, most);

const within = (least: number, most: number): string =>
  least === 0 ? `at most ${most} characters` : `${least} to ${most} characters`;

/** Both required parts of a buyer's address in a tax invoice. */
const needed = (number: string, term: string, what: string, on: Where, path: string, most = Infinity): TermRule =>
  pint(
    `BR-KSA-F-06-C${number}`,
    [term],
    `A tax invoice has ${what} of the buyer${most === Infinity ? '' : `, in at most ${most} characters`}`,
    on,
    (at, invoice) => {
      const [text] = found(at, `${BUYER}/PostalAddress/${path}`).map(textOf);
      return !isStandard(invoice) || (text !== undefined && fits(text, 1, most));
    },
  );

export const lengthRules: readonly TermRule[] = [
  ...ROWS.map(([number, term, what, on, path, least, most, when]) =>
    pint(`BR-KSA-F-06-C${number}`, [term], `${what} has ${within(least, most)}`, on, (at, invoice) => {
      if (when && !when(invoice)) return true;
      return found(at, path).every((node) => fits(textOf(node), least, most));
    }),
  ),
  pint('BR-KSA-F-06-C2', ['BT-22'], 'A note has at most 1000 characters', outermost, (root) =>
    found(root.name === 'Invoice' ? root : undefined, 'Note').every((node) => !isLongerThan(textOf(node), 1000)),
  ),
  needed('23', 'BT-50', 'the street', types, 'StreetName', 1000),
  needed('25', 'BT-52', 'the city', types, 'CityName'),
  needed('28', 'BT-51', 'the district', buyerInKsa, 'CitySubdivisionName'),
  pint(
    'BR-KSA-F-06-C40',
    ['BT-3'],
    'The name of the type code has 7 to 9 characters',
    each('InvoiceTypeCode'),
    (code) => {
      const [name] = found(code, '@name').map(textOf);
      return name !== undefined && name.length >= 7 && name.length <= 9;
    },
  ),
];
