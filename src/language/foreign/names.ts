/**
 * How other programs name what an invoice says, letters and digits alone, in lower case; the surest first. From the public descriptions of Stripe,
 * QuickBooks Online, Xero, Zoho Books, Lexware Office, Chargebee, Oracle, WooCommerce and Shopify, and from what people call such members in snake and camel case.
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
  order: ['ponumber', 'purchaseorder', 'purchaseordernumber', 'orderreference', 'reference', 'referencenumber'],
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

/** Where a party stands by itself. */
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
  /** Whom the invoice is with: the buyer, or the seller of one that was received. */
  other: ['contact'],
} as const;

/** Where an address of the buyer stands that may have a name in it. */
export const BUYER_ADDRESS = ['billing', 'billingaddress', 'billaddr', 'address'];

/** What members about a party begin with that stand beside the others. */
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

/** Members of a line that hold more of it. */
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

/** What one costs, where its price is a thing of several members. */
export const WITHIN_PRICE = ['netamount', 'amount', 'value'] as const;

/** What building works out, so that nobody takes it over. */
export const CALCULATED =
  /^(?:sub_?total|total|amount|tax_?total|vat|balance|paid|line_?(?:amount|total)|item_?total|tax_?amount|net|gross)|(?:totals?|_due|_paid|amount|balance|amt)$/i;

/** Countries whose general sales tax is called otherwise than VAT. */
export const TAX_NAMES: Readonly<Record<string, string>> = {
  US: 'ST',
  AU: 'GST',
  CA: 'GST',
  IN: 'GST',
  NZ: 'GST',
  SG: 'GST',
};

/** Currencies that Stripe counts in whole units, and those that it counts in thousandths; all others in hundredths. */
export const WHOLE = /^(?:BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/;
export const THOUSANDTHS = /^(?:BHD|JOD|KWD|OMR|TND)$/;
