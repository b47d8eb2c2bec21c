import { each, endingIn, outermost, type Where } from '../../en16931/rules/elements.ts';
import { count, elementsOf, has, textAt } from '../../en16931/rules/paths.ts';
import type { TermRule } from '../../en16931/rules/rule.ts';
import { CENTS } from '../../peppol/slack.ts';
import { adjustmentAmount, BOOLEANS, lineAmount } from '../../peppol/ubl-sums.ts';
import {
  allowances,
  baseWithPercent,
  breakdown,
  businessProcess,
  categoryIds,
  charges,
  coded,
  dueSomeDay,
  entryCategory,
  entryRate,
  entryTax,
  fromEn16931,
  fromPeppol,
  hasTwoDecimals,
  lines,
  most,
  needs,
  ONE,
  oneTaxDay,
  ownAllowances,
  ownCharges,
  specification,
} from '../../rules/shared/functions/national.ts';
import { pint } from '../../rules/shared/functions/table.ts';
import { factsOn, type Rate } from '../../rules/shared/functions/tax-categories.ts';

/**
 * Rules of PINT A-NZ on both invoices and self-billed invoices.
 *
 * Source: release 1.1.3, read 2026-11-25.
 */
const gst = factsOn('GST');
const GST = '[TaxScheme/ID~~GST]';
const SELLER = 'AccountingSupplierParty/Party';

const amounts: Where = (invoice) =>
  endingIn('Amount')(invoice).filter(
    ({ name, parent }) =>
      !name.endsWith('PriceAmount') && !(parent?.name === 'AllowanceCharge' && parent.parent?.name === 'Price'),
  );

const RATES: Readonly<Record<string, Rate>> = { s: 'positive', z: 'zero', e: 'zero', g: 'zero', o: 'unwritten' };

const ofCategory = (category: string, rate: Rate): readonly TermRule[] => {
  const letter = category.toLowerCase();
  const id = (number: string): string => `aligned-ibrp-${letter}-${number}-aunz`;
  return [
    ...(category === 'S' ? [gst.standardEntry(id('01'))] : [gst.entry(id('01'), category)]),
    gst.lineRate(id('05'), category, rate),
    gst.allowanceRate(id('06'), category, rate),
    gst.chargeRate(id('07'), category, rate),
    gst.base(id('08'), { category, ...(category === 'S' && { slack: ONE }) }),
    category === 'S' ? gst.taxed(id('09'), category, ONE) : gst.untaxed(id('09'), category),
    ...(['S', 'Z'].includes(category) ? [gst.noReason(id('10'), category)] : []),
  ];
};

/** A party of a country has a legal registration with that country's scheme. */
const registered = (
  code: string,
  party: 'Supplier' | 'Customer',
  country: string,
  scheme: string,
  what: string,
): TermRule => {
  const path = `Accounting${party}Party/Party`;
  return pint(
    code,
    [party === 'Supplier' ? 'BT-30' : 'BT-47'],
    `A ${party === 'Supplier' ? 'seller' : 'buyer'} in ${country} has ${what} (${scheme})`,
    elementsOf(path),
    (one, { root }) =>
      textAt(root, `${path}/PostalAddress/Country/IdentificationCode`).toUpperCase() !== country ||
      (has(one, 'PartyLegalEntity/CompanyID[!.=]') && has(one, `PartyLegalEntity/CompanyID[@schemeID=${scheme}]`)),
  );
};

export const PINT_AUNZ_SHARED: readonly TermRule[] = [
  ...fromPeppol({
    R003: 'aligned-ibrp-003',
    R046: 'aligned-ibrp-004',
    R053: 'aligned-ibrp-021',
    R054: 'aligned-ibrp-022',
    R101: 'aligned-ibrp-060',
  }),
  ...fromPeppol({ R120: 'aligned-ibrp-053' }).map((row) => ({
    ...row,
    ubl: row.ubl && { ...row.ubl, must: lineAmount(CENTS, BOOLEANS) as NonNullable<TermRule['ubl']>['must'] },
  })),
  ...fromEn16931({
    'UBL-SR-43': 'aligned-ibrp-sr-43',
    'BR-CL-06': 'aligned-ibrp-cl-02',
    'BR-CL-24': 'aligned-ibrp-cl-04',
  }),
  pint(
    'aligned-ibrp-054',
    ['BT-92', 'BT-136'],
    'An allowance is its base times its percentage',
    allowances,
    adjustmentAmount(CENTS),
  ),
  pint(
    'aligned-ibrp-055',
    ['BT-99', 'BT-141'],
    'A charge is its base times its percentage',
    charges,
    adjustmentAmount(CENTS),
  ),
  baseWithPercent('aligned-ibrp-057', 'allowance', allowances),
  baseWithPercent('aligned-ibrp-058', 'charge', charges),
  needs(
    'aligned-ibrp-032-aunz',
    ['BT-95'],
    'An allowance has a category of GST',
    ownAllowances,
    `TaxCategory${GST}/ID`,
  ),
  needs('aligned-ibrp-037-aunz', ['BT-102'], 'A charge has a category of GST', ownCharges, `TaxCategory${GST}/ID`),
  needs(
    'aligned-ibrp-050-aunz',
    ['BT-151'],
    'A line has a category of GST',
    lines,
    `Item/ClassifiedTaxCategory${GST}/ID`,
  ),
  pint(
    'aligned-ibrp-059',
    ['BG-30'],
    'A line has one category',
    lines,
    (line) => count(line, 'Item/ClassifiedTaxCategory') === 1,
  ),
  oneTaxDay('aligned-ibrp-006'),
  most('aligned-ibrp-008', ['BT-20'], 'There are terms of payment at most once', outermost, 'PaymentTerms'),
  most(
    'aligned-ibrp-sr-12-aunz',
    ['BT-31'],
    'The seller has at most one GST number',
    outermost,
    `${SELLER}/PartyTaxScheme[TaxScheme/ID~~GST]/CompanyID`,
  ),
  most(
    'aligned-ibrp-sr-13-aunz',
    ['BT-32'],
    'The seller has at most one number of another tax',
    outermost,
    `${SELLER}/PartyTaxScheme[TaxScheme[!ID~~GST]]/CompanyID`,
  ),
  pint('aligned-ibrp-005', [], 'An amount has at most two decimals', amounts, ({ text }) => hasTwoDecimals(text)),
  needs('aligned-ibrp-045', ['BT-116'], 'An entry of the breakdown has a base', breakdown, 'TaxableAmount'),
  needs('aligned-ibrp-046', ['BT-117'], 'An entry of the breakdown has a tax', breakdown, 'TaxAmount'),
  entryCategory('aligned-ibrp-047-aunz', 'GST'),
  entryRate('aligned-ibrp-048-aunz', 'GST', ['O']),
  entryTax('aligned-ibrp-051-aunz', 'GST', (off) => off.compare(ONE) <= 0),
  pint(
    'aligned-ibrp-016',
    ['BT-84'],
    'The account of a credit transfer has a number',
    elementsOf('PaymentMeans[PaymentMeansCode=30|58]/PayeeFinancialAccount'),
    (account) => textAt(account, 'ID') !== '',
  ),
  needs(
    'aligned-ibrp-018',
    ['BT-84'],
    'A credit transfer (30, 58) has an account',
    elementsOf('PaymentMeans[PaymentMeansCode~30|58]'),
    'PayeeFinancialAccount/ID',
  ),
  dueSomeDay('aligned-ibrp-061', elementsOf('/Invoice/LegalMonetaryTotal'), 'PayableAmount'),
  most(
    'aligned-ibrp-065',
    ['BT-83'],
    'A means of payment has at most one remittance text',
    each('PaymentMeans'),
    'PaymentID',
  ),
  ...Object.entries(RATES).flatMap(([letter, rate]) => ofCategory(letter.toUpperCase(), rate)),
  ...gst.alone('O', [
    'aligned-ibrp-o-11-aunz',
    'aligned-ibrp-o-12-aunz',
    'aligned-ibrp-o-13-aunz',
    'aligned-ibrp-o-14-aunz',
  ]),
  coded(
    'aligned-ibrp-cl-01-aunz',
    ['BT-95', 'BT-102', 'BT-118', 'BT-151'],
    'A category of the tax',
    categoryIds,
    'E S Z G O',
  ),
  registered('aligned-ibr-001-aunz', 'Supplier', 'AU', '0151', 'an ABN'),
  registered('aligned-ibr-004-aunz', 'Customer', 'AU', '0151', 'an ABN'),
  registered('aligned-ibr-002-aunz', 'Supplier', 'NZ', '0088', 'an NZBN'),
  registered('aligned-ibr-005-aunz', 'Customer', 'NZ', '0088', 'an NZBN'),
];

export const PINT_AUNZ_RULES: readonly TermRule[] = [
  specification('aligned-ibrp-001-aunz', 'urn:peppol:pint:billing-1@aunz-1'),
  businessProcess('aligned-ibrp-002', 'urn:peppol:bis:billing'),
  ...PINT_AUNZ_SHARED,
];
