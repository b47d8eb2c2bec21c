import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import {
  DIRECTIVE,
  RATES_2007,
  RATES_2011,
  RATES_2014,
  RATE_HISTORY,
  RATE_TABLE,
} from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { romania } from './ro.ts';

const RO_2010 = {
  title: 'Mediafax, fiscal strategy of 2011 to 2013',
  url: 'https://mediafax.ro/?p=7251794',
  read: '2026-11-22',
};
const RO_2025 = {
  title: 'Regfollower, Romania increases standard and reduced VAT rates, after Legea 141/2025',
  url: 'https://regfollower.com/romania-increases-standard-and-reduced-vat-rates-effective-starting-tomorrow',
  read: '2026-11-22',
};
const RO_2025_VATABOUT = {
  title: 'VATabout, Romania increases VAT to 21 % and merges reduced rates',
  url: 'https://vatabout.com/romania-increases-vat-to-21-and-merges-reduced-rates',
  read: '2026-11-22',
};
const DWELLINGS = {
  title: 'Teaha, Register of housing purchases with reduced VAT rate, after ANAF order 2149/2025',
  url: 'https://teaha.ro/en/2025/09/30/register-of-housing-purchases-with-reduced-vat-rate-amendments',
  read: '2026-11-23',
};
const DWELLINGS_DRAFT = {
  title: 'Mediafax, 9 % reduced VAT rate for housing until 1 August 2026',
  url: 'https://www.mediafax.ro/english/9-reduced-vat-rate-for-housing-if-the-value-does-not-exceed-600000-lei-23576437/amp',
  read: '2026-11-23',
};

describeRegimeLaw(romania, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'RO',
    currency: 'RON',
    timeZone: 'Europe/Bucharest',
    known: '2011-01-01 2026-11-23',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'NRC',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '19%',
      today: '21%',
      source: RO_2010,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2010-07-01',
      before: '19%',
      charge: '24%',
      today: '21%',
      source: RO_2010,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2016-01-01',
      before: '24%',
      charge: '20%',
      today: '21%',
      source: RATE_HISTORY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2017-01-01',
      before: '20%',
      charge: '19%',
      today: '21%',
      source: RATE_HISTORY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2025-08-01',
      before: '19%',
      charge: '21%',
      today: '21%',
      source: RO_2025,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '9%',
      today: '11%',
      source: RATES_2007,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2025-08-01',
      before: '9%',
      charge: '11%',
      today: '11%',
      source: RO_2025,
      also: RO_2025_VATABOUT,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2011-01-01',
      before: NOTHING,
      charge: '5%',
      today: '11%',
      source: RATES_2011,
      also: RATES_2014,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2025-08-01',
      before: '5%',
      charge: '11%',
      today: '11%',
      source: RO_2025,
      also: RO_2025_VATABOUT,
    },
    {
      tax: 'VAT standard special',
      since: '2025-08-01',
      before: NOTHING,
      charge: '9%',
      today: '21%',
      source: DWELLINGS,
      also: DWELLINGS_DRAFT,
    },
    {
      tax: 'VAT standard special',
      since: '2026-08-01',
      before: '9%',
      charge: '21%',
      today: '21%',
      source: DWELLINGS,
      also: DWELLINGS_DRAFT,
    },
  ],
  taxNumber: '18547290',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      1082901014 1110833392 141848969 152475 1532306026 19 194500891 2133 217542686 257374204
      2656 27 27183180 2842 3159599373 35 376597097 3775 379339 39323945
      40453698 4150 4169 43 51 52010996 541764088 549361013 5664807785 576462
      60 6208 63080644 63551377 663500 747368 7488469769 749873 77180813 78
      8044944697 8101 8152737450 86 8837 91403929 925451072 928216 94 940414
      953971135 9559656898 982487 99971401
    `,
    wrong: `
      141888969 152455 1532306426 2056 217545686 2832 371339 40 63080641 7488464769
      767368 8150 8887 947368 985451072 987487
    `,
  },
  scenarios: reverseChargeRows('taxare inversă'),
  registers: {
    NRC: {
      source: {
        title: 'python-stdnum 006192e, ro.onrc',
        url: 'https://github.com/arthurdejong/python-stdnum',
        read: '2026-11-22',
      },
      also: {
        title: 'kyb-data, EU company check, input',
        url: 'https://apify.com/kyb-data/eu-company-check/input-schema',
        read: '2026-11-22',
      },
      written: ['j 4/1116/1991', 'J04/1116/1991'],
      valid: 'J40/1116/1991 F12/345/2009 C03/7/1992 J52/750/2012 J2024033893008 J2012000750528',
      wrong: 'X40/1116/1991 J40/1116/91 J40/1116 J202403389300 J20240338930088 J140/1116/1991',
    },
  },
});
