import type { RefusalCode } from '../../refusal-code.ts';
import { adds, warns } from './nav-row.codes.ts';

const REGISTER = { basis: 'register' } as const;
const LIST = 'Look the number up in the list of its kind, or leave the product code out.';
const CASE = 'Correct the VAT case of the line, or the status and the tax number of the customer.';
const POSTAL = 'Compare postal code and town with the list of the Hungarian post.';
const RATE = 'Give HUF for one unit of the currency; for HUF itself it is 1.';
const CANCEL =
  'Cancel with the amounts of the original and its modifications, with the sign turned, or modify instead of cancelling.';

/** The VAT cases that NAV compares with the customer, and what each means. */
const CASES = {
  KBAET: 'an exempt supply of goods within the Community',
  KBAUK: 'an exempt supply of a new means of transport within the Community',
  EAM: 'an exempt export of goods',
  EUFAD37: 'a reverse charge in another member state by section 37',
  EUFADE: 'another reverse charge in a member state',
  EUE: 'a supply in another member state without reverse charge',
} as const;

const placeOf = (name: string) =>
  name.startsWith('EU') ? 'lineVatRate/vatOutOfScope' : 'lineVatRate/vatExemption/case';

const status = (name: keyof typeof CASES, wrong: string, simplified = ''): RefusalCode =>
  warns(
    `INCORRECT_LINE_DATA_VAT_STATUS_VAT_DATA_MISMATCH_${name}${simplified}`,
    placeOf(name),
    `A line is ${CASES[name]}, and the status of the customer is ${wrong}.`,
    CASE,
    { place: 'lines.*.taxes' },
  );

const number = (name: keyof typeof CASES, wrong: string, simplified = ''): RefusalCode =>
  warns(
    `INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_${name}${simplified}`,
    placeOf(name),
    `A line is ${CASES[name]}, and the customer is named by ${wrong}.`,
    CASE,
    { place: 'lines.*.taxes' },
  );

const product = (kind: string, list: string): RefusalCode =>
  warns(
    `INCORRECT_LINE_DATA_PRODUCTCODE_${kind}`,
    'line/productCodes/productCode',
    `A product code of a line is not in the list of ${list}.`,
    LIST,
    { ...REGISTER, place: 'lines.*.item.identities' },
  );

const town = (party: string, whose: string, element: string, place?: string): RefusalCode =>
  warns(
    `INCORRECT_CITY_ZIP_CODE_${party}`,
    element,
    `Postal code and town in the address of ${whose} do not belong together.`,
    POSTAL,
    { ...REGISTER, ...(place !== undefined && { place }) },
  );

const cancelled = (end: string, element: string, what: string): RefusalCode =>
  adds(
    `INCONSISTENT_MODIFICATION_DATA_${end}`,
    element,
    `The cancellation does not bring ${what} of the invoice and its modifications to zero.`,
    CANCEL,
    REGISTER,
  );

const OTHER_THAN_EU = 'another tax number than that of the European Union';
const THIRD = 'the tax number of a third country';
const EU = 'a VAT number of the European Union';
const SIMPLIFIED = '_SIMPLIFIED';

/** Warnings of the interface specification, annex I, beyond the lists of messages. */
export const NAV_CONDITION_CODES: readonly RefusalCode[] = [
  warns(
    'INCORRECT_HEAD_DATA_CUSTOMER_GROUPMEMBER_TAXNUMBER',
    'customerVatData/groupMemberTaxNumber',
    'The number of a VAT group stands where the member that buys is named.',
    'Put the group into customerTaxNumber and the member into groupMemberTaxNumber.',
    { place: 'customer.tax_id.code' },
  ),
  warns(
    'INCORRECT_HEAD_DATA_CASH_ACCOUNTING_INDICATOR',
    'invoiceDetail/cashAccountingIndicator',
    'The invoice says cash accounting, and NAV has not recorded it for the supplier.',
    'Set cashAccountingIndicator to false, or have the choice recorded by NAV.',
    REGISTER,
  ),
  town('FISCAL_REPRESENTATIVE', 'the fiscal representative', 'fiscalRepresentativeAddress/postalCode'),
  town('SUPPLIER', 'the supplier', 'supplierAddress/city', 'supplier.addresses'),
  town('CUSTOMER', 'the customer', 'customerAddress/city', 'customer.addresses'),
  warns(
    'INCONSISTENT_MODIFICATION_DATA_MODIFICATIONINDEX_UNREAL',
    'invoiceReference/modificationIndex',
    'The number of the modification is above 1,000.',
    'Number the modifications of an invoice 1, 2, 3 in the order of their issue.',
  ),
  warns(
    'INCORRECT_HEAD_DATA_CURRENCY_CODE_HUF',
    'invoiceDetail/exchangeRate',
    'The currency is HUF, and the exchange rate is not 1.',
    RATE,
    { place: 'exchange_rates' },
  ),
  warns(
    'INCORRECT_HEAD_DATA_EXCHANGE_RATE_1',
    'invoiceDetail/currencyCode',
    'The exchange rate is 1, and the currency is not HUF.',
    RATE,
    { place: 'exchange_rates' },
  ),
  warns(
    'INCORRECT_HEAD_DATA_EXCHANGERATE_EXTREME',
    'invoiceDetail/exchangeRate',
    'The exchange rate is far from what the currency is worth; for EUR NAV takes 250 to 500.',
    RATE,
    { place: 'exchange_rates' },
  ),
  product('VTSZ', 'customs tariff numbers'),
  product('SZJ', 'the former numbers of services'),
  product('TESZOR', 'TESZOR numbers'),
  status('KBAET', 'not OTHER'),
  status('KBAET', 'not OTHER', SIMPLIFIED),
  status('KBAUK', 'DOMESTIC'),
  status('KBAUK', 'DOMESTIC', SIMPLIFIED),
  status('EUFAD37', 'not OTHER'),
  status('EUFADE', 'not OTHER'),
  number('KBAET', OTHER_THAN_EU),
  number('KBAET', OTHER_THAN_EU, SIMPLIFIED),
  number('KBAUK', OTHER_THAN_EU),
  number('KBAUK', OTHER_THAN_EU, SIMPLIFIED),
  number('EAM', EU),
  number('EAM', EU, SIMPLIFIED),
  number('EUFAD37', OTHER_THAN_EU),
  number('EUFADE', THIRD),
  number('EUE', THIRD),
  warns(
    'INCORRECT_PRODUCT_FEE_DATA_CUSTOMER_TAXPAYERID',
    'obligatedTaxNumber/taxpayerId',
    'The tax number of who owes the product fee does not exist.',
    'Copy the tax number from the register.',
    REGISTER,
  ),
  warns(
    'INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR_SUMMARY_SIMPLIFIED',
    'summarySimplified/vatRate/marginSchemeIndicator',
    'Lines and summary of a simplified invoice do not agree on the kind of margin scheme.',
    'Build the summary from the lines.',
    { place: 'totals.taxes' },
  ),
  warns(
    'INCONSISTENT_MODIFICATION_DATA_STORNO_ALREADY_EXISTS',
    'invoiceReference/originalInvoiceNumber',
    'The invoice that is changed was cancelled already.',
    'Issue a new invoice; a cancelled one takes no further change.',
    { ...REGISTER, place: 'preceding' },
  ),
  cancelled('NETAMOUNT_NOT_ZERO_NORMAL', 'summaryNormal/invoiceNetAmount', 'the net amount'),
  cancelled('AMOUNT_NOT_ZERO_SIMPLIFIED', 'summarySimplified/invoiceGrossAmount', 'the gross amount'),
  cancelled('VATAMOUNT_NOT_ZERO', 'summaryNormal/invoiceVatAmount', 'the VAT'),
  cancelled('VATAMOUNT_NOT_ZERO_HUF', 'summaryNormal/invoiceVatAmountHUF', 'the VAT in HUF'),
];
