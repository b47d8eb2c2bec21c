import type { RefusalCode } from '../../refusal-code.ts';
import { blocks, NOT_SAID, warns } from './nav-row.codes.ts';

const SUPPLIER = 'supplier.tax_id.code';
const CUSTOMER = 'customer.tax_id.code';
const REGISTER = { basis: 'register' } as const;
const QUERY = 'Ask queryTaxpayer for the tax number before you issue the invoice.';
const ONE_IDENTITY =
  'A domestic customer is named by customerTaxNumber alone; set customerVatStatus to OTHER for any other customer.';
const APART = 'Correct whichever of the two is wrong; an invoice to oneself is not reported.';
const GROUP =
  'The tax number of a VAT group has 5 as its ninth digit, that of its member 4: put the group into taxNumber and the member into groupMemberTaxNumber.';

const county = (party: string, element: string, whose: string, place?: string): RefusalCode =>
  warns(
    `INCORRECT_COUNTY_CODE_${party}`,
    element,
    `The last two digits of the tax number of ${whose} are no county code.`,
    'Use a county code of NAV: 02 to 20, 22 to 44 or 51. Copy the tax number from the register.',
    place === undefined ? {} : { place },
  );

const country = (party: string, element: string, whose: string, place?: string): RefusalCode =>
  warns(
    `INCORRECT_COUNTRY_CODE_${party}`,
    element,
    `The address of ${whose} has a country code that does not exist.`,
    'Use a code of ISO 3166-1 with two letters.',
    place === undefined ? {} : { place },
  );

const vatCode = (party: string, element: string, meaning: string, next: string, place?: string): RefusalCode =>
  warns(`INCORRECT_VAT_CODE_${party}`, element, meaning, next, place === undefined ? {} : { place });

/** Validations of the parties of an invoice. */
export const NAV_PARTY_CODES: readonly RefusalCode[] = [
  blocks(
    'CUSTOMER_COMMUNITY_TAXNUMBER_NOT_EXPECTED',
    'customerVatData/communityVatNumber',
    'A domestic customer has a VAT number of the European Union.',
    ONE_IDENTITY,
    { place: CUSTOMER },
  ),
  blocks(
    'CUSTOMER_THIRD_STATE_TAXNUMBER_NOT_EXPECTED',
    'customerVatData/thirdStateTaxId',
    'A domestic customer has a tax number of a country outside the European Union.',
    ONE_IDENTITY,
    { place: CUSTOMER },
  ),
  blocks('CUSTOMER_INFO_MISSING', 'customerInfo', 'The invoice names no customer.', 'Add customerInfo.', {
    place: 'customer',
  }),
  blocks(
    'CUSTOMER_NOT_IDENTICAL',
    'batchInvoice',
    'The invoices of a batch modification have different customers.',
    'Send a batch modification for each customer.',
  ),
  blocks(
    'CUSTOMER_NOT_ASSIGNED',
    'customerTaxNumber',
    'The tax number of the customer is one that NAV does not let stand there.',
    'Check the tax number with the customer and with queryTaxpayer.',
    { ...REGISTER, ...NOT_SAID, place: CUSTOMER },
  ),
  blocks(
    'CUSTOMER_DATA_NOT_EXPECTED',
    'customerInfo',
    'The customer is a private person, and the report names them.',
    'Leave name, address and tax number out of the report where customerVatStatus is PRIVATE_PERSON.',
    { place: 'customer' },
  ),
  blocks(
    'CUSTOMER_DATA_EXPECTED',
    'customerInfo',
    'The customer is no private person, and name or address is missing.',
    'Add customerName and customerAddress, or set customerVatStatus to PRIVATE_PERSON.',
    { place: 'customer' },
  ),
  blocks(
    'MISSING_CUSTOMER_DOMESTIC_TAXNUMBER',
    'customerVatData/customerTaxNumber',
    'A domestic customer that is a VAT payer has no tax number.',
    'Add the Hungarian tax number, at least its first eight digits.',
    { place: CUSTOMER },
  ),
  blocks(
    'DOMESTIC_TAXNUMBER_EXPECTED_REVERSE_CHARGE',
    'customerVatData/customerTaxNumber',
    'The invoice has a line under domestic reverse charge, and the customer has no Hungarian tax number.',
    'Add the tax number of the customer, or choose another VAT case.',
    { place: CUSTOMER },
  ),
  warns(
    'MISSING_HEAD_DATA_CUSTOMER',
    'customerInfo',
    'The tax number of the customer, or its first eight digits, is missing.',
    'Add the tax number of the customer.',
    { place: CUSTOMER },
  ),
  warns(
    'MISSING_HEAD_DATA_INVOICE_VAT_AMOUNT_HUF',
    'customerTaxNumber',
    'The VAT of the invoice is such that the tax number of the customer has to be reported, and it is missing.',
    'Add the tax number of the customer.',
    { place: CUSTOMER },
  ),
  warns(
    'MISSING_HEAD_DATA_CUSTOMER_TAXNUMBER',
    'customerTaxNumber',
    'A line is under domestic reverse charge, and the tax number of the customer is missing.',
    'Add the tax number of the customer.',
    { place: CUSTOMER },
  ),
  blocks(
    'SUPPLIER_CUSTOMER_MATCH_TAXPAYER',
    'customerTaxNumber',
    'Supplier and customer have the same tax number.',
    APART,
    { ...NOT_SAID, place: CUSTOMER },
  ),
  warns(
    'SUPPLIER_CUSTOMER_MATCH_BANKACCOUNT',
    'customerBankAccountNumber',
    'Supplier and customer have the same bank account.',
    'Correct the account that is wrong; that of the customer may be left out.',
    NOT_SAID,
  ),
  warns('SUPPLIER_CUSTOMER_MATCH_NAME', 'customerName', 'Supplier and customer have the same name.', APART, {
    ...NOT_SAID,
    place: 'customer.name',
  }),
  warns(
    'SUPPLIER_FISCAL_MATCH_TAXPAYER',
    'fiscalRepresentativeTaxNumber',
    'Supplier and fiscal representative have the same tax number.',
    'Name the representative, or leave fiscalRepresentativeInfo out.',
    NOT_SAID,
  ),
  warns(
    'SUPPLIER_FISCAL_MATCH_NAME',
    'fiscalRepresentativeName',
    'Supplier and fiscal representative have the same name.',
    'Name the representative, or leave fiscalRepresentativeInfo out.',
    NOT_SAID,
  ),
  county('SUPPLIER', 'supplierTaxNumber/countyCode', 'the supplier', SUPPLIER),
  county('SUPPLIER_GROUPMEMBER', 'supplierInfo/groupMemberTaxNumber', 'the group member that supplies'),
  county('CUSTOMER', 'customerTaxNumber/countyCode', 'the customer', CUSTOMER),
  county('CUSTOMER_GROUPMEMBER', 'customerTaxNumber/groupMemberTaxNumber', 'the group member that buys'),
  county('FISCALREPRESENTATIVE', 'fiscalRepresentativeTaxNumber', 'the fiscal representative'),
  county('TAXNUMBEROFOBLIGATOR', 'taxNumberOfObligator', 'who owes the product fee'),
  country('SUPPLIERADDRESS', 'supplierAddress', 'the supplier', 'supplier.addresses.0.country'),
  country('CUSTOMERADDRESS', 'customerAddress', 'the customer', 'customer.addresses.0.country'),
  country('FISCALREPRESENTATIVEADDRESS', 'fiscalRepresentativeAddress', 'the fiscal representative'),
  vatCode(
    'SUPPLIER',
    'supplierTaxNumber/vatCode',
    'The supplier is named by the tax number of a member of a VAT group.',
    GROUP,
    SUPPLIER,
  ),
  vatCode(
    'SUPPLIER_GROUPMEMBER_MISSING',
    'supplierInfo/groupMemberTaxNumber',
    'The supplier is a VAT group, and the member that supplies is not named.',
    GROUP,
  ),
  vatCode(
    'SUPPLIER_GROUPMEMBER',
    'supplierInfo/groupMemberTaxNumber',
    'The tax number of the group member that supplies does not have 4 as its ninth digit.',
    GROUP,
  ),
  vatCode(
    'CUSTOMER',
    'customerTaxNumber/vatCode',
    'The customer is named by the tax number of a member of a VAT group.',
    GROUP,
    CUSTOMER,
  ),
  vatCode(
    'CUSTOMER_GROUPMEMBER',
    'customerTaxNumber/groupMemberTaxNumber',
    'The tax number of the group member that buys does not have 4 as its ninth digit.',
    GROUP,
  ),
  vatCode(
    'FISCALREPRESENTATIVE',
    'fiscalRepresentativeTaxNumber/vatCode',
    'The ninth digit of the tax number of the fiscal representative is none that a representative has.',
    'It is 1, 2 or 4; copy the tax number from the register.',
  ),
  vatCode(
    'TAXNUMBEROFOBLIGATOR',
    'taxNumberOfObligator/vatCode',
    'The ninth digit of the tax number of who owes the product fee is wrong.',
    'Copy the tax number from the register.',
  ),
  warns(
    'INCORRECT_HEAD_DATA_SUPPLIER_COMMUNITY_VAT_NUMBER',
    'supplierInfo/communityVatNumber',
    'The eight digits of the EU VAT number of the supplier are not the first eight of its tax number.',
    'Write HU and the first eight digits of the tax number.',
    { place: SUPPLIER },
  ),
  warns(
    'INCORRECT_HEAD_DATA_SUPPLIER_GROUPMEMBER_TAXPAYERID',
    'supplierTaxNumber',
    'The tax number given for the supplier is that of a member of a VAT group.',
    GROUP,
    { ...REGISTER, place: SUPPLIER },
  ),
  warns(
    'INCORRECT_HEAD_DATA_CUSTOMER_TAX_NUMBER',
    'customerTaxNumber',
    'The tax number of the customer does not exist.',
    QUERY,
    {
      ...REGISTER,
      place: CUSTOMER,
    },
  ),
  warns(
    'INCORRECT_HEAD_DATA_CUSTOMER_TAXPAYERID',
    'customerTaxNumber',
    'The customer is not an active taxpayer.',
    QUERY,
    { ...REGISTER, place: CUSTOMER },
  ),
  warns(
    'INCORRECT_HEAD_DATA_CUSTOMER_GROUPMEMBER_TAXPAYERID',
    'customerTaxNumber',
    'The tax number given for the customer is that of a member of a VAT group.',
    GROUP,
    { ...REGISTER, place: CUSTOMER },
  ),
  warns(
    'INCORRECT_HEAD_DATA_CUSTOMER_COMMUNITY_VAT_NUMBER',
    'customerVatData/communityVatNumber',
    'The EU VAT number of the customer is not a valid one.',
    'Check it in VIES, with the two letters of its country before it.',
    { ...REGISTER, place: CUSTOMER },
  ),
  warns(
    'INCORRECT_HEAD_DATA_FISCAL_REPRESENTATIVE_TAX_NUMBER',
    'fiscalRepresentativeTaxNumber',
    'The tax number of the fiscal representative does not exist.',
    QUERY,
    REGISTER,
  ),
  warns(
    'INCORRECT_HEAD_DATA_FISCALREPRESENTATIVE',
    'fiscalRepresentativeInfo',
    'A fiscal representative is named, although the tax number of the supplier does not end in the county code 51.',
    'Leave fiscalRepresentativeInfo out.',
  ),
];
