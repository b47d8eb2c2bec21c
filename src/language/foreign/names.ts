/**
 * Names that other programs give to the parts of an invoice, reduced to lower-case letters and digits, the most
 * reliable first. Sources: the public descriptions of Stripe, QuickBooks Online, Xero, Zoho Books, Lexware Office,
 * Chargebee, Oracle, WooCommerce and Shopify, and common names in snake and camel case.
 */
export const HEAD = {
  code: [
    'invoicenumber',
    'docnumber',
    'creditnotenumber',
    'invoiceno',
    'invoicenum',
    'documentnumber',
    'vouchernumber',
    'transactionnumber',
    'number',
    'billnumber',
  ],
  date: [
    'invoicedate',
    'issuedate',
    'issuedon',
    'issuedat',
    'txndate',
    'voucherdate',
    'transactiondate',
    'effectiveat',
    'datestring',
    'documentdate',
    'dateissued',
    'date',
    'created',
    'createdat',
    'datecreated',
  ],
  due: ['duedate', 'duedatestring', 'paymentduedate', 'dueon', 'duedateutc', 'datedue'],
  currency: ['currencycode', 'currency', 'currencyref', 'invoicecurrency', 'invoicecurrencycode'],
  order: ['ponumber', 'purchaseorder', 'purchaseordernumber', 'orderreference'],
  reference: ['buyerreference', 'customerreference', 'yourreference', 'reference', 'referencenumber'],
  note: ['notes', 'note', 'customermemo', 'memo', 'comments', 'message', 'description', 'footer'],
  lines: [
    'lineitems',
    'lines',
    'line',
    'invoicelines',
    'receivablesinvoicelines',
    'invoiceitems',
    'items',
    'positions',
    'products',
    'entries',
    'rows',
    'details',
  ],
} as const;

/** Members that wrap an invoice, or a list of them. */
export const WRAPPERS = [
  'invoice',
  'invoices',
  'data',
  'object',
  'document',
  'creditnote',
  'creditnotes',
  'bill',
  'order',
  'orders',
  'result',
  'response',
];

/** Members that hold a party. */
export const PARTIES = {
  supplier: [
    'supplier',
    'seller',
    'vendor',
    'vendorref',
    'issuer',
    'biller',
    'merchant',
    'company',
    'from',
    'sender',
    'organization',
    'billfrom',
  ],
  customer: ['customer', 'buyer', 'client', 'billto', 'recipient', 'customerref', 'receiver', 'debtor', 'to'],
  /** The other party: the buyer, or the seller of a received invoice. */
  other: ['contact'],
} as const;

/** Members with an address of the buyer, which may include a name. */
export const BUYER_ADDRESS = ['billing', 'billingaddress', 'billaddr', 'address'];

/** Prefixes of members about a party that are directly in the invoice. */
export const PREFIXES = {
  supplier: ['supplier', 'seller', 'vendor', 'issuer', 'company', 'account', 'from', 'merchant'],
  customer: ['customer', 'buyer', 'client', 'billing', 'billto', 'billtocustomer', 'bill', 'recipient'],
} as const;

export const PARTY = {
  name: [
    'company',
    'companyname',
    'name',
    'displayname',
    'legalname',
    'businessname',
    'organizationname',
    'fullname',
    'value',
  ],
  taxId: [
    'vatnumber',
    'vatid',
    'taxid',
    'taxnumber',
    'taxidentificationnumber',
    'vatno',
    'vatregnum',
    'vatregno',
    'gstin',
    'gstno',
    'abn',
    'nif',
    'cif',
    'rfc',
    'taxids',
    'vat',
  ],
  first: ['firstname', 'givenname'],
  last: ['lastname', 'familyname', 'surname'],
  email: ['email', 'emailaddress', 'emailaddr', 'mail'],
  phone: ['phone', 'phonenumber', 'telephone', 'tel'],
  address: ['address', 'addresses', 'billingaddress', 'postaladdress', 'addr'],
  country: ['countrycode', 'country'],
} as const;

export const ADDRESS = {
  street: ['line1', 'addressline1', 'address1', 'street', 'street1', 'streetaddress', 'address'],
  street_extra: ['line2', 'addressline2', 'address2', 'street2', 'supplement'],
  locality: ['city', 'town', 'locality'],
  region: ['state', 'region', 'province', 'countrysubdivisioncode', 'statecode', 'county'],
  code: ['postalcode', 'zip', 'zipcode', 'postcode', 'zippostalcode'],
  country: ['countrycode', 'country'],
} as const;

/** Members that hold further members of a line. */
export const WITHIN_LINE = [
  'salesitemlinedetail',
  'unitprice',
  'pricing',
  'price',
  'item',
  'product',
  'itemref',
  'plan',
];

export const LINE = {
  quantity: ['quantity', 'qty', 'quantityinvoiced', 'hours', 'count', 'units'],
  name: ['name', 'description', 'title', 'itemname', 'productname', 'product', 'item', 'text', 'label'],
  price: [
    'unitprice',
    'unitamountdecimal',
    'unitamount',
    'unitcost',
    'priceperunit',
    'netunitprice',
    'unitpricenet',
    'unitsellingprice',
    'price',
    'rate',
    'cost',
  ],
  amount: ['lineamount', 'itemtotal', 'linetotal', 'amount', 'net', 'netamount', 'total'],
  percent: [
    'taxpercentage',
    'taxpercent',
    'taxratepercentage',
    'vatpercent',
    'vatpercentage',
    'vatrate',
    'taxrate',
    'gstrate',
    'vat',
    'percentage',
  ],
  taxAmount: ['taxamount', 'vatamount', 'totaltax'],
  discount: ['discountrate', 'discountpercent', 'discountpercentage'],
  ref: ['sku', 'itemcode', 'productcode', 'articlenumber', 'partnumber'],
} as const;

/** The amount in a unit price that is an object. */
export const WITHIN_PRICE = ['netamount', 'amount', 'value'] as const;

/** Members that building calculates, so they are not taken over. */
export const CALCULATED =
  /^(?:sub_?total|total|amount|tax_?total|vat|balance|paid|line_?(?:amount|total)|item_?total|tax_?amount|net|gross)|(?:totals?|_due|_paid|amount|balance|amt)$/i;

/** Countries whose general sales tax is not called VAT. */
export const TAX_NAMES: Readonly<Record<string, string>> = {
  US: 'ST',
  AU: 'GST',
  CA: 'GST',
  IN: 'GST',
  NZ: 'GST',
  SG: 'GST',
};

/** Currencies that Stripe counts in whole units, and in thousandths; all others are in hundredths. */
export const WHOLE = /^(?:BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/;
export const THOUSANDTHS = /^(?:BHD|JOD|KWD|OMR|TND)$/;
