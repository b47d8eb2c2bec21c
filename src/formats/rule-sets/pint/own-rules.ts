import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { elementsNamed } from '../../en16931/rules/constraints.ts';
import { AMOUNTS, below, each, elementsAt, outermost } from '../../en16931/rules/elements.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { codeList, MIME_TYPES } from '../../en16931/rules/code-lists.ts';
import { currenciesOfInvoice } from '../../peppol/peppol-rule.ts';
import { attributeOf, childOf, type XmlElement } from '../../xml/xml-tree.ts';
import { ADDRESS_SCHEMES } from './code-lists.codes.ts';
import { kindRules } from './kinds.ts';
import { at, atMostOne, pint, written } from '../../rules/shared/functions/table.ts';

const listed = (codes: string): ReadonlySet<string> => new Set(codes.trim().split(/\s+/));
const PAYMENTS = codeList('PAYMENT_MEANS');
const ADDRESSES = listed(ADDRESS_SCHEMES);
const FILES: ReadonlySet<string> = new Set([...MIME_TYPES, 'application/xml']);

const SUPPLIER = 'AccountingSupplierParty/Party';
const seller = at(SUPPLIER);
const payee = each('PayeeParty');

/** The payee has the legal name of the seller, of the whole invoice. */
const isSeller = (one: XmlElement): boolean => {
  const names = below(one, 'PartyName/Name').map(({ text: name }) => name);
  const legal = one.parent ? below(one.parent, `${SUPPLIER}/PartyLegalEntity/RegistrationName`) : [];
  return legal.some(({ text: name }) => names.includes(name));
};

const figure = (element: XmlElement | undefined, name: string): Decimal | undefined => {
  const found = childOf(element, name);
  return found && parseDecimal(found.text);
};

/** Prices include tax: sums are then different. */
const hasTaxInside = (root: XmlElement | undefined): boolean =>
  root !== undefined &&
  below(root, 'TaxTotal/TaxIncludedIndicator').some(({ text: told }) => ['true', '1'].includes(told.trim()));

const ZERO = new Decimal(0n, 0);

const isSum = (found: Decimal | undefined, parts: readonly (Decimal | undefined)[]): boolean => {
  let sum = parts[0];
  for (const part of parts.slice(1)) if (part) sum = sum?.plus(part);
  return found !== undefined && sum !== undefined && found.equals(sum.rounded(2));
};

/** Amounts in the invoice currency. */
const ownAmounts = (invoice: Parameters<typeof currenciesOfInvoice>[0]): readonly XmlElement[] => {
  const currencies = currenciesOfInvoice(invoice);
  const isOwn = (total: XmlElement): boolean =>
    below(total, 'TaxAmount').some((one) => currencies.has(attributeOf(one, 'currencyID')?.value ?? ''));
  return [
    ...elementsNamed(invoice, ...AMOUNTS.filter((name) => name !== 'TaxableAmount')),
    ...elementsNamed(invoice, 'TaxTotal')
      .filter(isOwn)
      .flatMap((total) => [
        ...below(total, 'TaxAmount'),
        ...below(total, 'TaxSubtotal/TaxableAmount'),
        ...below(total, 'TaxSubtotal/TaxAmount'),
      ]),
  ];
};

/** Rules that differ from EN 16931, or are missing there. */
export const ownRules: readonly TermRule[] = [
  atMostOne('ibr-sr-05', ['BT-20'], 'Payment terms have at most one note', each('PaymentTerms'), 'Note'),
  pint(
    'ibr-co-14',
    ['BT-110', 'BT-117'],
    'The total tax is the sum of the taxes of the categories',
    at('Invoice/TaxTotal'),
    (total) => {
      const taxes = below(total, 'TaxSubtotal').map((one) => figure(one, 'TaxAmount'));
      return taxes.length === 0 || isSum(figure(total, 'TaxAmount'), [ZERO, ...taxes]);
    },
  ),
  written(
    'ibr-056',
    ['BT-63'],
    'A tax representative has a tax number',
    each('TaxRepresentativeParty'),
    'PartyTaxScheme/CompanyID',
  ),
  pint(
    'ibr-sr-46',
    ['BT-82'],
    'A means of payment has at most one name',
    each('PaymentMeans'),
    (one) => below(one, 'PaymentMeansCode').filter((code) => attributeOf(code, 'name')).length <= 1,
  ),
  atMostOne('ibr-sr-51', ['BT-22'], 'There is at most one note', outermost, 'Note'),
  atMostOne('ibr-sr-52', ['BT-17'], 'There is at most one tender', outermost, 'OriginatorDocumentReference/ID'),
  atMostOne(
    'ibr-sr-53',
    ['BT-162'],
    'The address of the seller has at most one further line',
    at(`${SUPPLIER}/PostalAddress`),
    'AddressLine/Line',
  ),
  atMostOne(
    'ibr-sr-54',
    ['BT-163'],
    'The address of the buyer has at most one further line',
    at('AccountingCustomerParty/Party/PostalAddress'),
    'AddressLine/Line',
  ),
  atMostOne(
    'ibr-sr-55',
    ['BT-164'],
    'The address of the tax representative has at most one further line',
    at('TaxRepresentativeParty/PostalAddress'),
    'AddressLine/Line',
  ),
  atMostOne(
    'ibr-sr-56',
    ['BT-165'],
    'The address of a delivery has at most one further line',
    at('Delivery/DeliveryLocation/Address'),
    'AddressLine/Line',
  ),
  atMostOne(
    'ibr-sr-23',
    ['BT-63'],
    'A tax representative has at most one tax number',
    each('TaxRepresentativeParty'),
    'Party/PartyTaxScheme/CompanyID',
  ),
  pint(
    'ibr-sr-19',
    ['BT-59'],
    'A payee has one name',
    payee,
    (one) => below(one, 'PartyName/Name').length <= 1 || isSeller(one),
  ),
  pint(
    'ibr-105',
    ['BT-60'],
    'A payee has at most one identifier',
    payee,
    (one) =>
      below(one, 'PartyIdentification/ID').filter(
        (id) => ![undefined, 'SEPA'].includes(attributeOf(id, 'schemeID')?.value.toUpperCase()),
      ).length <= 1 || isSeller(one),
  ),
  pint(
    'ibr-106',
    ['BT-61'],
    'A payee has at most one legal registration',
    payee,
    (one) => below(one, 'PartyLegalEntity/CompanyID').length <= 1 || isSeller(one),
  ),
  pint(
    'ibr-co-26',
    ['BT-29', 'BT-30', 'BT-31'],
    'The seller can be told by an identifier, a legal registration or a tax number',
    seller,
    (one) =>
      ['PartyTaxScheme/CompanyID', 'PartyIdentification/ID', 'PartyLegalEntity/CompanyID'].some(
        (path) => below(one, path).length > 0,
      ),
  ),
  pint(
    'ibr-co-13',
    ['BT-109', 'BT-106', 'BT-107', 'BT-108'],
    'The total without tax is the sum of the lines less allowances plus charges',
    each('LegalMonetaryTotal'),
    (total, { root }) =>
      hasTaxInside(root) ||
      isSum(figure(total, 'TaxExclusiveAmount'), [
        figure(total, 'LineExtensionAmount'),
        figure(total, 'ChargeTotalAmount'),
        figure(total, 'AllowanceTotalAmount')?.negated(),
      ]),
  ),
  pint(
    'ibr-co-15',
    ['BT-112', 'BT-109', 'BT-110'],
    'The total with tax is the total without tax plus the tax',
    outermost,
    (root, invoice) => {
      if (hasTaxInside(root)) return true;
      const total = childOf(root, 'LegalMonetaryTotal');
      const tax = childOf(root, 'TaxTotal')?.children.find(
        (one) =>
          one.name === 'TaxAmount' && currenciesOfInvoice(invoice).has(attributeOf(one, 'currencyID')?.value ?? ''),
      );
      return (
        tax !== undefined &&
        isSum(figure(total, 'TaxInclusiveAmount'), [figure(total, 'TaxExclusiveAmount'), parseDecimal(tax.text)])
      );
    },
  ),
  pint(
    'ibr-126',
    ['BT-5'],
    'Amounts are in the currency of the invoice',
    ownAmounts,
    (amount, invoice) =>
      amount.parent?.name === 'ItemPriceExtension' ||
      currenciesOfInvoice(invoice).has(attributeOf(amount, 'currencyID')?.value ?? ''),
  ),
  pint(
    'ibr-119',
    [],
    'A time is written as hh:mm:ss',
    (invoice) => elementsNamed(invoice, 'IssueTime', 'ActualDeliveryTime', 'StartTime', 'EndTime'),
    ({ text: time }) => /^\s*(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?\s*$/.test(time),
  ),
  ...kindRules,
  pint(
    'ibr-cl-16',
    ['BT-81'],
    'The means of payment is a code of UNTDID 4461, or Z01 to Z08',
    elementsAt('PaymentMeans/PaymentMeansCode'),
    (code) => PAYMENTS.has(code.text.trim()) || /^Z0[1-8]$/.test(code.text.trim()),
  ),
  pint(
    'ibr-cl-24',
    ['BT-125'],
    'An attached file is of a kind that is allowed: PDF, PNG, JPEG, CSV, XLSX, ODS or XML',
    (invoice) => elementsNamed(invoice, 'EmbeddedDocumentBinaryObject').filter((one) => attributeOf(one, 'mimeCode')),
    (one) => FILES.has(attributeOf(one, 'mimeCode')?.value ?? ''),
  ),
  pint(
    'ibr-cl-25',
    ['BT-34', 'BT-49'],
    'The scheme of an electronic address is one that Peppol takes',
    (invoice) => elementsNamed(invoice, 'EndpointID').filter((one) => attributeOf(one, 'schemeID')),
    (one) => ADDRESSES.has((attributeOf(one, 'schemeID')?.value ?? '').trim()),
  ),
];
