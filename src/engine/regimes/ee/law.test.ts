import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { CHANGES_2024, DIRECTIVE, RATES_2011, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { estonia } from './ee.ts';

const EE_2009 = {
  title: 'easycalculation, VAT calculator Estonia',
  url: 'https://www.easycalculation.com/finance/vat-calculator-estonia.html',
  read: '2026-11-22',
};
const EE_2025 = {
  title: 'Marosa, VAT rate increase in Estonia by 2025',
  url: 'https://marosavat.com/estonia-increase-vat-rate-2025',
  read: '2026-11-22',
};
const EE_2025_VATABOUT = {
  title: 'VATabout, Estonia: VAT rates to be reverted',
  url: 'https://vatabout.com/estonia-vat-rates-to-be-reverted-to-pre-covid-rates',
  read: '2026-11-22',
};

describeRegimeLaw(estonia, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'EE',
    currency: 'EUR',
    timeZone: 'Europe/Tallinn',
    known: '2010-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'RK',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '20%',
      today: '24%',
      source: EE_2009,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2024-01-01',
      before: '20%',
      charge: '22%',
      today: '24%',
      source: CHANGES_2024,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2025-07-01',
      before: '22%',
      charge: '24%',
      today: '24%',
      source: EE_2025,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2025-01-01',
      before: NOTHING,
      charge: '13%',
      today: '13%',
      source: EE_2025,
      also: EE_2025_VATABOUT,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '9%',
      today: '9%',
      source: EE_2009,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2022-08-01',
      before: NOTHING,
      charge: '5%',
      today: '9%',
      source: EE_2025,
      also: EE_2025_VATABOUT,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2025-01-01',
      before: '5%',
      charge: '9%',
      today: '9%',
      source: EE_2025,
      also: EE_2025_VATABOUT,
    },
  ],
  taxNumber: '100931558',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      092208399 107649270 141448136 153698602 184267031 191761601 212069509 231528322 252752504 262906010
      389335946 392954958 394738473 462461517 476271243 513466474 550777375 566390348 587118648 604295253
      652075030 732617855 749165264 760622841 791052736 827370599 844367307 870149285 881681457 934221612
    `,
    wrong: `
      092208394 171448136 376271243 390738473 464461517 550177375 566390248 590777375 652752504 791052136
      850777375 870149085 870749285 907649270 934121612 934721612
    `,
  },
  scenarios: reverseChargeRows('pöördmaksustamine'),
  registers: {
    RK: {
      source: {
        title: 'OpenPeppol, Participant identifier schemes 9.7, 0191',
        url: 'https://docs.peppol.eu/edelivery/codelists/',
        read: '2026-11-22',
      },
      also: {
        title: 'fdivrusa/Finova c797f77, EstoniaRegistrikoodValidator',
        url: 'https://github.com/fdivrusa/Finova',
        read: '2026-11-22',
      },
      written: ['1013 7025', '10137025'],
      valid: `
        10134018 10473082 10874421 11496493 17380588 19822710 70583084 70874427 72292113 74839155 75883922 76244733 79624726
        80100554 80473089 81077013 82936754 83273422 84380217 87950575 89321079 91205423 91999375 92014286 94839157 95544798
        95883924 95922564 99243222 99624728 17037310 86343360 12370720 83294520
      `,
      wrong: `
        11476493 14839157 70783084 72292183 75883942 79824726 82836754 82926754 91205424 92014586 92314286 94205423 94839457
        95383924 17037319 86343369 12370729 83294529 20137025 1013702 101370250
      `,
    },
  },
});
