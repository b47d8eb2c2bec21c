import { tableOf } from '../../../../engine/values.ts';
import { endingIn } from '../../../en16931/rules/elements.ts';
import { has } from '../../../en16931/rules/paths.ts';
import { CENTS } from '../../../peppol/slack.ts';
import { PEPPOL_BASE_ROWS } from '../../../peppol/ubl-base-rows.ts';
import { BOOLEANS, lineAmount } from '../../../peppol/ubl-sums.ts';
import type { Finder } from '../../kit/subject.ts';
import {
  about,
  any,
  at,
  atMost,
  byElement,
  decimals,
  exact,
  filled,
  missingIsWrong,
  needs,
  one,
  oneOf,
  onlyIn,
  rows,
  shared,
} from '../../kit/verbs.ts';
import { fromEn16931, ONE } from '../functions/national.ts';
import { taxRows, type Rate } from '../functions/tax-categories.ts';
import {
  ALLOWANCES,
  baseWithPercent,
  categories,
  CHARGES,
  dueSomeDay,
  entryCategory,
  entryRate,
  entryTax,
  isPercentOfBase,
  oneTaxDay,
  OWN_ALLOWANCES,
  OWN_CHARGES,
} from './national-rows.ts';
import { LINE } from './row-parts.ts';

/**
 * Rows of PINT A-NZ on both invoices and self-billed invoices.
 *
 * Source: release 1.1.3, read 2026-11-25.
 */
const gst = taxRows('GST');
const GST = '[TaxScheme/ID~~GST]';
const SELLER = 'AccountingSupplierParty/Party';

const amounts: Finder = {
  name: 'amounts but for prices',
  find: (invoice) =>
    endingIn('Amount')(invoice).filter(
      ({ name, parent }) =>
        !name.endsWith('PriceAmount') && !(parent?.name === 'AllowanceCharge' && parent.parent?.name === 'Price'),
    ),
};

const RATES: Readonly<Record<string, Rate>> = tableOf({
  S: 'positive',
  Z: 'zero',
  E: 'zero',
  G: 'zero',
  O: 'unwritten',
});

const ofCategory = (category: string, rate: Rate) => {
  const id = (number: string): string => `aligned-ibrp-${category.toLowerCase()}-${number}-aunz`;
  return rows(
    category === 'S' ? gst.standardEntry(id('01')) : gst.entry(id('01'), category),
    gst.lineRate(id('05'), category, rate),
    gst.allowanceRate(id('06'), category, rate),
    gst.chargeRate(id('07'), category, rate),
    gst.base(id('08'), { category, ...(category === 'S' && { slack: ONE }) }),
    category === 'S' ? gst.taxed(id('09'), category, ONE) : gst.untaxed(id('09'), category),
    ['S', 'Z'].includes(category) ? gst.noReason(id('10'), category) : [],
  );
};

const COMPANY = 'PartyLegalEntity/CompanyID';
/** A party of a country has a legal registration with that country's scheme. */
const registered = (id: string, party: 'Supplier' | 'Customer', country: string, scheme: string) =>
  at(
    `Accounting${party}Party/Party[PostalAddress/Country/IdentificationCode~~${country}]`,
    filled(id, COMPANY, any, {
      ...about(party === 'Supplier' ? 'BT-30' : 'BT-47'),
      ...byElement((element) => has(element, `${COMPANY}[!.=]`)),
    }),
    oneOf(id, `${COMPANY}/@schemeID`, scheme, any, exact, missingIsWrong, {
      ...about(party === 'Supplier' ? 'BT-30' : 'BT-47'),
      ...byElement((element) => !has(element, `${COMPANY}[!.=]`) || has(element, `${COMPANY}[@schemeID=${scheme}]`)),
    }),
  );

export const AUNZ_EN16931_RULES = fromEn16931({
  'UBL-SR-43': 'aligned-ibrp-sr-43',
  'BR-CL-06': 'aligned-ibrp-cl-02',
  'BR-CL-24': 'aligned-ibrp-cl-04',
});

export const AUNZ_ROWS = onlyIn(
  'ubl',
  rows(
    shared(PEPPOL_BASE_ROWS, {
      'PEPPOL-EN16931-R003': 'aligned-ibrp-003',
      'PEPPOL-EN16931-R046': 'aligned-ibrp-004',
      'PEPPOL-EN16931-R053': 'aligned-ibrp-021',
      'PEPPOL-EN16931-R054': 'aligned-ibrp-022',
      'PEPPOL-EN16931-R101': 'aligned-ibrp-060',
    }),
    shared(PEPPOL_BASE_ROWS, { 'PEPPOL-EN16931-R120': 'aligned-ibrp-053' }, byElement(lineAmount(CENTS, BOOLEANS))),
    at(
      ALLOWANCES,
      isPercentOfBase('aligned-ibrp-054', 'BT-92', 'BT-136'),
      baseWithPercent('aligned-ibrp-057', 'BT-93', 'BT-94'),
    ),
    at(
      CHARGES,
      isPercentOfBase('aligned-ibrp-055', 'BT-99', 'BT-141'),
      baseWithPercent('aligned-ibrp-058', 'BT-100', 'BT-101'),
    ),
    at(OWN_ALLOWANCES, needs('aligned-ibrp-032-aunz', `TaxCategory${GST}/ID`, { terms: ['BT-95'] })),
    at(OWN_CHARGES, needs('aligned-ibrp-037-aunz', `TaxCategory${GST}/ID`, { terms: ['BT-102'] })),
    at(
      LINE,
      needs('aligned-ibrp-050-aunz', `Item/ClassifiedTaxCategory${GST}/ID`, { terms: ['BT-151'] }),
      one('aligned-ibrp-059', 'Item/ClassifiedTaxCategory', { terms: ['BG-30'] }),
    ),
    oneTaxDay('aligned-ibrp-006'),
    at(
      '/',
      atMost('aligned-ibrp-008', 1, 'PaymentTerms', { terms: ['BT-20'] }),
      atMost('aligned-ibrp-sr-12-aunz', 1, `${SELLER}/PartyTaxScheme${GST}/CompanyID`, { terms: ['BT-31'] }),
      atMost('aligned-ibrp-sr-13-aunz', 1, `${SELLER}/PartyTaxScheme[TaxScheme[!ID~~GST]]/CompanyID`, {
        terms: ['BT-32'],
      }),
    ),
    at(amounts, decimals('aligned-ibrp-005', '.', 2, { terms: [] })),
    at(
      'TaxSubtotal',
      needs('aligned-ibrp-045', 'TaxableAmount', { terms: ['BT-116'] }),
      needs('aligned-ibrp-046', 'TaxAmount', { terms: ['BT-117'] }),
      entryCategory('aligned-ibrp-047-aunz', 'GST'),
      entryRate('aligned-ibrp-048-aunz', 'GST', 'O'),
      entryTax('aligned-ibrp-051-aunz', 'GST', (off) => off.compare(ONE) <= 0),
    ),
    at(
      'PaymentMeans[PaymentMeansCode=30|58]/PayeeFinancialAccount',
      filled('aligned-ibrp-016', 'ID', { terms: ['BT-84'] }),
    ),
    at(
      'PaymentMeans[PaymentMeansCode~30|58]',
      needs('aligned-ibrp-018', 'PayeeFinancialAccount/ID', { terms: ['BT-84'] }),
    ),
    dueSomeDay('aligned-ibrp-061', '/Invoice/LegalMonetaryTotal', 'PayableAmount'),
    at('PaymentMeans', atMost('aligned-ibrp-065', 1, 'PaymentID', { terms: ['BT-83'] })),
    ...Object.entries(RATES).map(([category, rate]) => ofCategory(category, rate)),
    gst.alone('O', [
      'aligned-ibrp-o-11-aunz',
      'aligned-ibrp-o-12-aunz',
      'aligned-ibrp-o-13-aunz',
      'aligned-ibrp-o-14-aunz',
    ]),
    categories('aligned-ibrp-cl-01-aunz', 'E S Z G O'),
    registered('aligned-ibr-001-aunz', 'Supplier', 'AU', '0151'),
    registered('aligned-ibr-004-aunz', 'Customer', 'AU', '0151'),
    registered('aligned-ibr-002-aunz', 'Supplier', 'NZ', '0088'),
    registered('aligned-ibr-005-aunz', 'Customer', 'NZ', '0088'),
  ),
);
