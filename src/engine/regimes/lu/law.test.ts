import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { CHANGES_2024, DIRECTIVE, RATES_2007, RATES_2011, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { luxembourg } from './lu.ts';

const CALC_LU = {
  title: 'vatcalculator.eu, Luxembourgish Value Added Tax history',
  url: 'https://vatcalculator.eu/luxembourg-vat-calculator',
  read: '2026-11-22',
};
const RISE_2015 = {
  title: 'Fiscal Solutions, VAT increased from 1 January 2015',
  url: 'https://fiscalsolutions.co.uk/vatinformation/countries/luxembourg/',
  read: '2026-11-22',
};
const FALL_2023 = {
  title: 'Chronicle.lu, VAT rates reduce from 1 January',
  url: 'https://chronicle.lu/category/economics/43896-vat-rates-reduce-from-1-january',
  read: '2026-11-22',
};
const EASYTAX_2023 = {
  title: 'easytax, Luxembourg, provisional rate change for 2023',
  url: 'https://www.easytax.co/en/tax-mag/tag/vat-rates/',
  read: '2026-11-22',
};
const EASYTAX_2024 = {
  title: 'easytax, VAT rates in Europe in 2024',
  url: 'https://easytax.co/en/tax-mag/info/vat-rates-in-europe',
  read: '2026-11-22',
};

describeRegimeLaw(luxembourg, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'LU',
    currency: 'EUR',
    timeZone: 'Europe/Luxembourg',
    known: '2010-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'RCS MAT',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '15%',
      today: '17%',
      source: CALC_LU,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2015-01-01',
      before: '15%',
      charge: '17%',
      today: '17%',
      source: RISE_2015,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2023-01-01',
      before: '17%',
      charge: '16%',
      today: '17%',
      source: FALL_2023,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2024-01-01',
      before: '16%',
      charge: '17%',
      today: '17%',
      source: CHANGES_2024,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2010-01-01',
      before: NOTHING,
      charge: '12%',
      today: '14%',
      source: CALC_LU,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2015-01-01',
      before: '12%',
      charge: '14%',
      today: '14%',
      source: RISE_2015,
      also: CALC_LU,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2023-01-01',
      before: '14%',
      charge: '13%',
      today: '14%',
      source: FALL_2023,
      also: EASYTAX_2023,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2024-01-01',
      before: '13%',
      charge: '14%',
      today: '14%',
      source: CHANGES_2024,
      also: EASYTAX_2024,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '6%',
      today: '8%',
      source: CALC_LU,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2015-01-01',
      before: '6%',
      charge: '8%',
      today: '8%',
      source: RISE_2015,
      also: CALC_LU,
    },
    {
      tax: 'VAT standard reduced',
      since: '2023-01-01',
      before: '8%',
      charge: '7%',
      today: '8%',
      source: FALL_2023,
      also: EASYTAX_2023,
    },
    {
      tax: 'VAT standard reduced',
      since: '2024-01-01',
      before: '7%',
      charge: '8%',
      today: '8%',
      source: CHANGES_2024,
      also: EASYTAX_2024,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '3%',
      today: '3%',
      source: CALC_LU,
      also: RATES_2007,
    },
  ],
  taxNumber: '15027442',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      00482115 01510059 05763653 09573560 09684614 12054034 17725051 26628182 32644986 35242978
      37001542 44496958 46653485 48663673 61819703 66428982 72837588 74832210 75090916 76845327
      77075515 79264107 85738346 96472857
    `,
    wrong: `
      05163653 09579560 09684616 31644986 32744986 37007542 44416958 44486958 45496958 65428982
      66428986 76845322 76845329 77975515 79090916 79260107
    `,
  },
  scenarios: reverseChargeRows('Autoliquidation'),
  registers: {
    RCS: {
      source: {
        title: 'Yousign, Company Registry Verification now available in Italy & Luxembourg',
        url: 'https://developers.yousign.com/changelog/company-registry-verification-now-available-in-italy-luxembourg',
        read: '2026-11-22',
      },
      also: {
        title: 'fdivrusa/Finova c797f77, LuxembourgRcsValidator',
        url: 'https://github.com/fdivrusa/Finova',
        read: '2026-11-22',
      },
      written: ['R.C.S. Luxembourg B 82.454', 'B82454'],
      valid: 'B1 A1234567 J123456 F12',
      wrong: '82454 B B12345678 BB82454',
    },
    MAT: {
      source: {
        title: 'OpenPeppol, Participant identifier schemes 9.7, 0240',
        url: 'https://docs.peppol.eu/edelivery/codelists/',
        read: '2026-11-22',
      },
      also: {
        title: 'Microsoft Purview, Luxemburg national identification number (non-natural persons)',
        url: 'https://learn.microsoft.com/fr-CH/purview/sit-defn-luxemburg-national-identification-number-non-natural-persons',
        read: '2026-11-22',
      },
      written: ['1999 24 01234', '19992401234'],
      valid: '00002401234 20242412345',
      wrong: '1999240123 199924012340',
    },
  },
});
