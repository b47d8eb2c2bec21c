import { Decimal, parseDecimal } from '../../en16931/decimal.ts';
import { each, outermost, type Where } from '../../en16931/rules/elements.ts';
import { elementsOf, foundElements, has, hasOneOf, textAt, textsAt } from '../../en16931/rules/paths.ts';
import type { Holds, TermRule } from '../../en16931/rules/rule.ts';
import { codeList } from '../../en16931/rules/code-lists.ts';
import type { XmlElement } from '../../xml/xml-tree.ts';
import { figure } from '../pint/figures.ts';
import {
  breakdown,
  coded,
  dueSomeDay,
  entryTax,
  fromEn16931,
  fromPeppol,
  hasTwoDecimals,
  isSum,
  lines,
  listed,
  most,
  needs,
  needsOneOf,
  oneTaxDay,
  silent,
  specification,
} from '../pint/national.ts';
import { pint } from '../pint/table.ts';
import { factsOn } from '../pint/tax-categories.ts';
import { CATEGORIES, LATER_NOTE_SUBJECTS, OF_REGISTERED, PAYMENT_MEANS } from './code-lists.codes.ts';

/**
 * Rules of PINT Singapore.
 *
 * Source: release 1.4.1, read 2026-11-25.
 */
const gst = factsOn('GST');
const GST = '[TaxScheme/ID~~GST]';
const SELLER = 'AccountingSupplierParty/Party';
const BUYER = 'AccountingCustomerParty/Party';
const LATER_SUBJECTS = listed(LATER_NOTE_SUBJECTS);
const TWO = new Decimal(2n, 0);

/** The totals with and without GST in Singapore dollars, which an invoice in another currency has as references. */
const DOLLARS = ['sgdtotal-incl-gst', 'sgdtotal-excl-gst'] as const;
const typed = elementsOf('AdditionalDocumentReference[DocumentTypeCode]');
const totalsInDollars = (type: string): Where => elementsOf(`AdditionalDocumentReference[DocumentTypeCode=${type}]`);
const reference = (type: string): string => `AdditionalDocumentReference[DocumentTypeCode=${type}]`;
const hasKnownType = (one: XmlElement): boolean =>
  has(one, `.[DocumentTypeCode=130|${DOLLARS.join('|')}]`) ||
  (has(one, '.[DocumentTypeCode=50]') && has(one, '//CreditNote'));

/** Breakdown entries with a category of a registered seller. */
const registered = elementsOf(`TaxTotal/TaxSubtotal/TaxCategory[ID~${OF_REGISTERED}]`);
const ofInvoice = (
  code: string,
  terms: readonly string[],
  say: string,
  isRight: (root: XmlElement) => boolean,
): TermRule =>
  pint(
    code,
    terms,
    `${say} when the seller is registered for GST`,
    registered,
    (_, { root }) => root !== undefined && isRight(root),
  );

const sumOf = (from: XmlElement, path: string, amount: string): Decimal =>
  foundElements(from, path).reduce((sum, one) => sum.plus(figure(one, amount) ?? Decimal.ZERO), Decimal.ZERO);

const totals = each('LegalMonetaryTotal');

const sums: readonly TermRule[] = [
  pint('BR-CO-10-SG', ['BT-106'], 'The sum of the lines is the sum of their net amounts', totals, (total) =>
    isSum(
      figure(total, 'LineExtensionAmount'),
      sumOf(total, '//InvoiceLine', 'LineExtensionAmount'),
      sumOf(total, '//CreditNoteLine', 'LineExtensionAmount'),
    ),
  ),
  ...(
    [
      ['BR-CO-11-SG', 'BT-107', 'AllowanceTotalAmount', 'false|0', 'allowances'],
      ['BR-CO-12-SG', 'BT-108', 'ChargeTotalAmount', 'true|1', 'charges'],
    ] as const
  ).map(([code, term, name, indicator, what]) =>
    pint(code, [term], `The sum of the ${what} is that of the ${what} of the invoice`, totals, (total) => {
      const path = `../AllowanceCharge[ChargeIndicator~${indicator}]`;
      return has(total, name) || has(total, path) ? isSum(figure(total, name), sumOf(total, path, 'Amount')) : true;
    }),
  ),
  pint(
    'BR-CO-13-GST-SG',
    ['BT-109', 'BT-106', 'BT-107', 'BT-108'],
    'The total without GST is the sum of the lines less allowances plus charges',
    totals,
    (total) =>
      has(total, 'LineExtensionAmount') &&
      isSum(
        figure(total, 'TaxExclusiveAmount'),
        figure(total, 'LineExtensionAmount'),
        figure(total, 'ChargeTotalAmount'),
        figure(total, 'AllowanceTotalAmount')?.negated(),
      ),
  ),
  pint(
    'BR-CO-14-GST-SG',
    ['BT-110', 'BT-117'],
    'The total GST is the sum of the taxes of the categories',
    elementsOf('/*/TaxTotal[TaxSubtotal]'),
    (total) => isSum(figure(total, 'TaxAmount'), sumOf(total, 'TaxSubtotal', 'TaxAmount')),
  ),
  pint(
    'BR-CO-16-GST-SG',
    ['BT-115', 'BT-112', 'BT-113', 'BT-114'],
    'The amount due is the total with GST less what was paid plus the rounding',
    totals,
    isDue,
  ),
];

/** Without prepayment and rounding, the amount due equals the total exactly. Otherwise, cents before rounding are compared. */
function isDue(total: XmlElement): Holds {
  const [told, whole, paid, rounding] = [
    'PayableAmount',
    'TaxInclusiveAmount',
    'PrepaidAmount',
    'PayableRoundingAmount',
  ].map((name) => figure(total, name));
  if (!told || !whole) return false;
  const [before, right] = [told.minus(rounding ?? Decimal.ZERO), whole.minus(paid ?? Decimal.ZERO)];
  const isRight = paid || rounding ? before.roundedUp(2).equals(right.roundedUp(2)) : told.equals(whole);
  return isRight || { right: right.plus(rounding ?? Decimal.ZERO).toString() };
}

/** A category for unregistered sellers: nobody has a GST number. */
const notRegistered = (code: string, what: string, path: string): TermRule =>
  pint(
    code,
    ['BT-31', 'BT-48', 'BT-63'],
    `Where ${what} is of a seller that is not registered (NG), nobody has a GST number`,
    outermost,
    (root) =>
      !has(root, path) ||
      !hasOneOf(
        root,
        `//${SELLER}/PartyTaxScheme${GST}/CompanyID`,
        `//TaxRepresentativeParty/PartyTaxScheme${GST}/CompanyID`,
        `//${BUYER}/PartyTaxScheme${GST}/CompanyID`,
      ),
  );

const notRegisteredRules: readonly TermRule[] = [
  gst.entry('BR-NG-01-GST-SG', 'NG'),
  notRegistered('BR-NG-02-GST-SG', 'a line', `//ClassifiedTaxCategory[ID~NG]${GST}`),
  notRegistered('BR-NG-03-GST-SG', 'an allowance', `AllowanceCharge[ChargeIndicator~false|0]/TaxCategory[ID~NG]${GST}`),
  notRegistered('BR-NG-04-GST-SG', 'a charge', `AllowanceCharge[ChargeIndicator~true|1]/TaxCategory[ID~NG]${GST}`),
  gst.base('BR-NG-08-GST-SG', { category: 'NG' }),
  gst.untaxed('BR-NG-09-GST-SG', 'NG'),
  ...gst.alone('NG', ['BR-NG-11-GST-SG', 'BR-NG-12-GST-SG', 'BR-NG-13-GST-SG', 'BR-NG-14-GST-SG']),
];

const inDollars: readonly TermRule[] = [
  pint(
    'BR-53-GST-SG',
    ['BT-111'],
    'With a currency of tax accounting there are the total GST in it, and the totals with and without GST',
    outermost,
    (root) =>
      foundElements(root, 'TaxCurrencyCode').every(
        ({ text: currency }) =>
          textsAt(root, '//TaxTotal/TaxAmount/@currencyID').has(currency) &&
          DOLLARS.every((type) => has(root, reference(type))),
      ),
  ),
  pint(
    'BR-110-GST-SG',
    ['BT-6'],
    'Totals in Singapore dollars come with the currency of tax accounting',
    outermost,
    (root) => has(root, 'TaxCurrencyCode') || !DOLLARS.some((type) => has(root, reference(type))),
  ),
  pint(
    'UBL-SR-43-GST-SG',
    ['BT-18', 'BT-122'],
    'A reference is of an invoiced object (130), of a total in Singapore dollars, or of the project of a credit note (50)',
    typed,
    hasKnownType,
  ),
  pint(
    'BR-102-GST-SG',
    ['BT-125'],
    'A reference with a kind has no attachment',
    typed,
    (one) => hasKnownType(one) && !has(one, 'Attachment'),
  ),
  ...DOLLARS.flatMap((type, turn) => {
    const what = `The total ${turn === 0 ? 'with' : 'without'} GST in Singapore dollars`;
    return [
      pint(`BR-10${turn}-GST-SG`, [], `${what} is a figure with at most two decimals`, totalsInDollars(type), (one) => {
        const told = foundElements(one, 'DocumentDescription')[0]?.text ?? '';
        return parseDecimal(told) !== undefined && hasTwoDecimals(told);
      }),
      needs(`BR-10${turn + 3}-GST-SG`, [], `${what} is called SGD`, totalsInDollars(type), 'ID[.=SGD]'),
    ];
  }),
];

const ofRegistered: readonly TermRule[] = [
  ofInvoice('BR-105-GST-SG', ['BT-31', 'BT-63'], 'The seller or its representative has a GST number', (root) =>
    hasOneOf(
      root,
      `//${SELLER}/PartyTaxScheme${GST}/CompanyID`,
      `//TaxRepresentativeParty/PartyTaxScheme${GST}/CompanyID`,
    ),
  ),
  ofInvoice('BR-106-GST-SG', ['BT-35', 'BT-38'], 'The seller has street and postal code', (root) =>
    has(root, `${SELLER}/PostalAddress/StreetName`, `${SELLER}/PostalAddress/PostalZone`),
  ),
  ofInvoice('BR-107-GST-SG', ['BT-50', 'BT-53'], 'The buyer has street and postal code', (root) =>
    has(root, `${BUYER}/PostalAddress/StreetName`, `${BUYER}/PostalAddress/PostalZone`),
  ),
  ofInvoice('BR-108-GST-SG', [], 'The invoice has a UUID', (root) => has(root, 'UUID')),
  silent('BR-111-GST-SG', ['BT-22'], 'A credit note says in a note why it is given'),
  ofInvoice('BR-112-GST-SG', ['BT-30'], 'The seller has a legal registration', (root) =>
    has(root, `${SELLER}/PartyLegalEntity/CompanyID`),
  ),
  ofInvoice('BR-113-GST-SG', ['BT-5', 'BT-6'], 'Tax is accounted for in SGD', (root) =>
    textAt(root, 'DocumentCurrencyCode') === 'SGD'
      ? !has(root, 'TaxCurrencyCode')
      : has(root, 'DocumentCurrencyCode') && textAt(root, 'TaxCurrencyCode') === 'SGD',
  ),
];

export const PINT_SG_RULES: readonly TermRule[] = [
  specification('PEPPOL-EN16931-R004-SG', 'urn:peppol:pint:billing-1@sg-1'),
  pint(
    'PEPPOL-EN16931-R007-SG',
    ['BT-23'],
    'The business process is urn:peppol:bis:billing',
    outermost,
    (root) => textAt(root, 'ProfileID') === 'urn:peppol:bis:billing',
  ),
  ...fromPeppol(
    Object.fromEntries(
      ['R003', 'R040', 'R041', 'R042', 'R046', 'R053', 'R054', 'R061', 'R120'].map((id) => [
        id,
        `PEPPOL-EN16931-${id}-SG`,
      ]),
    ),
  ),
  ...fromEn16931(
    Object.fromEntries([
      ...[
        '11',
        '31',
        'DEC-01',
        'DEC-02',
        'DEC-05',
        'DEC-06',
        'DEC-09',
        'DEC-10',
        'DEC-11',
        'DEC-12',
        'DEC-14',
        'DEC-16',
        'DEC-17',
      ].map((id) => [`BR-${id}`, `BR-${id}-SG`]),
      ...['13', '14', 'CL-06', 'CO-15', 'CO-18'].map((id) => [`BR-${id}`, `BR-${id}-GST-SG`]),
    ] as const),
  ),
  ...fromEn16931({ 'BR-51': 'BR-51-SG', 'UBL-SR-32': 'UBL-SR-32-SG' }, 'warning'),
  pint(
    'BR-CL-08-SG',
    ['BT-21'],
    { text: 'The subject of a note is a code of UNTDID 4451', phrase: 'BR-CL-08' },
    elementsOf('/*/Note'),
    ({ text }) => {
      const [, subject, behind] = text.split('#', 3);
      if (subject?.length !== 3 || behind === undefined) return true;
      return codeList('NOTE_SUBJECTS').has(subject) && !LATER_SUBJECTS.has(subject);
    },
  ),
  ...sums,
  ...notRegisteredRules,
  ...inDollars,
  ...ofRegistered,
  pint('BR-109-GST-SG', [], 'The UUID of the invoice has the form of one', elementsOf('/*/UUID'), ({ text }) =>
    /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text.trim()),
  ),
  dueSomeDay('BR-CO-25-SG', elementsOf('/Invoice/LegalMonetaryTotal/PayableAmount'), '.'),
  pint(
    'BR-110-SG',
    ['BT-13'],
    'The order is named by the invoice or by its lines, not by both',
    outermost,
    (root) =>
      !has(root, 'OrderReference/ID[.!=NA]') ||
      !hasOneOf(
        root,
        'InvoiceLine/OrderLineReference/OrderReference/ID',
        'CreditNoteLine/OrderLineReference/OrderReference/ID',
      ),
  ),
  oneTaxDay('BR-CO-03-GST-SG'),
  needs(
    'BR-CO-04-GST-SG',
    ['BT-151'],
    'A line has a category of GST',
    lines,
    'Item/ClassifiedTaxCategory[TaxScheme/ID=GST]/ID',
  ),
  needsOneOf(
    'BR-CO-26-GST-SG',
    ['BT-29', 'BT-30', 'BT-31'],
    'The seller can be told by an identifier, a legal registration or a tax number',
    each('AccountingSupplierParty'),
    'Party/PartyTaxScheme/CompanyID',
    'Party/PartyIdentification/ID',
    'Party/PartyLegalEntity/CompanyID',
  ),
  needs(
    'BR-56-GST-SG',
    ['BT-63'],
    'A tax representative has a GST number',
    each('TaxRepresentativeParty'),
    'PartyTaxScheme[TaxScheme/ID=GST]/CompanyID',
  ),
  needs('BR-45-GST-SG', ['BT-116'], 'An entry of the breakdown has a base', breakdown, 'TaxableAmount'),
  needs('BR-46-GST-SG', ['BT-117'], 'An entry of the breakdown has a tax', breakdown, 'TaxAmount'),
  needs(
    'BR-47-GST-SG',
    ['BT-118'],
    'An entry of the breakdown has a category of GST',
    breakdown,
    'TaxCategory[TaxScheme/ID=GST]/ID',
  ),
  entryTax('BR-CO-17-GST-SG', 'GST', (off) => off.compare(TWO) < 0),
  pint(
    'BR-50-SG',
    ['BT-84'],
    'The account of a credit transfer has a number',
    elementsOf('PaymentMeans[PaymentMeansCode=30|58]/PayeeFinancialAccount'),
    (account) => textAt(account, 'ID') !== '',
  ),
  coded('BR-CL-16-SG', ['BT-81'], 'A means of payment', elementsOf('PaymentMeans/PaymentMeansCode'), PAYMENT_MEANS),
  coded(
    'BR-CL-17-GST-SG',
    ['BT-95', 'BT-102', 'BT-118'],
    'A category of GST',
    elementsOf('TaxCategory/ID'),
    CATEGORIES,
  ),
  coded('BR-CL-18-GST-SG', ['BT-151'], 'The category of a line', elementsOf('ClassifiedTaxCategory/ID'), CATEGORIES),
  ...(
    [
      [
        'UBL-SR-12-GST-SG',
        'BT-31',
        'The seller has at most one GST number',
        outermost,
        `${SELLER}/PartyTaxScheme[TaxScheme/ID=GST]/CompanyID`,
      ],
      [
        'UBL-SR-13-GST-SG',
        'BT-32',
        'The seller has at most one number of another tax',
        outermost,
        `${SELLER}/PartyTaxScheme[TaxScheme/ID!=GST]/ID`,
      ],
      ['UBL-SR-18-SG', 'BT-48', 'The buyer has at most one tax number', outermost, `${BUYER}/PartyTaxScheme/CompanyID`],
      [
        'UBL-SR-38-GST-SG',
        'BT-120',
        'The category of a line has at most one reason of exemption',
        lines,
        'Item/ClassifiedTaxCategory/TaxExemptionReason',
      ],
      [
        'UBL-SR-23-GST-SG',
        'BT-63',
        'A tax representative has at most one tax number',
        each('TaxRepresentativeParty'),
        'Party/PartyTaxScheme/CompanyID',
      ],
    ] as const
  ).map(([code, term, say, on, path]) => ({ ...most(code, [term], say, on, path), severity: 'warning' as const })),
  silent('BR-48-GST-SG', ['BT-119'], 'An entry of the breakdown has its rate'),
  silent('BR-DEC-13-GST-SG', ['BT-110'], 'The total GST has at most two decimals'),
  silent('BR-DEC-15-SG', ['BT-111'], 'The total GST in the currency of tax accounting has at most two decimals'),
  silent('BR-DEC-19-SG', ['BT-116'], 'The base of a category has at most two decimals'),
  silent('BR-DEC-20-SG', ['BT-117'], 'The tax of a category has at most two decimals'),
  ...(['05', '06', '07', '08'] as const).map((number) =>
    silent(
      `BR-CO-${number}-SG`,
      ['BT-97', 'BT-98', 'BT-104', 'BT-105', 'BT-139', 'BT-140', 'BT-144', 'BT-145'],
      'Text and code of a reason mean the same',
    ),
  ),
];
