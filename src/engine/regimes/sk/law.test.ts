import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { RATE_HISTORY, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { slovakia } from './sk.ts';

const SK_2011 = {
  title: 'Avalara, Slovakia promises to reduce VAT from 20 % to 19 %',
  url: 'https://www.avalara.com/vatlive/en/vat-news/slovakia-promises-to-reduce-vat-from-20-to-19.html',
  read: '2026-11-22',
};
const SK_RATES = {
  title: 'Baker McKenzie, VAT rates in Slovakia',
  url: 'https://resourcehub.bakermckenzie.com/en/resources/vatgst-rates--thresholds/european-union/slovakia/topics/vat--gst',
  read: '2026-11-22',
};
const PUBLISHED = {
  title: 'Published definition of the format, data/regimes/sk.json, GOBL v0.506.0',
  url: 'https://github.com/invopop/gobl',
  read: '2026-11-22',
};

describeRegimeLaw(slovakia, {
  source: PUBLISHED,
  twice: true,
  states: {
    country: 'SK',
    currency: 'EUR',
    timeZone: 'Europe/Bratislava',
    known: '2025-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'ICO DIC',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2011-01-01',
      before: NOTHING,
      charge: '20.0%',
      today: '23.0%',
      source: SK_2011,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2025-01-01',
      before: '20.0%',
      charge: '23.0%',
      today: '23.0%',
      source: SK_RATES,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2025-01-01',
      before: NOTHING,
      charge: '19.0%',
      today: '19.0%',
      source: SK_RATES,
      also: RATE_HISTORY,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2025-01-01',
      before: NOTHING,
      charge: '5.0%',
      today: '5.0%',
      source: SK_RATES,
      also: RATE_HISTORY,
    },
  ],
  taxNumber: '2020273893',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      1695915672 2592424274 2694151251 3138086457 3147688269 3186596248 3691251993 3791063716 3885280124 3998004945
      4038833865 4236592118 4520346952 5671169801 5673326329 5683900827 7022976873 9483172446 9571722600
    `,
    wrong: `
      2692151251 2694171251 3138086557 3147658269 3791063710 3791063715 3791063718 3797063716 4038833565 4296592118
      4520346956 4570346952 5147688269 6683900827 7022976878 7072976873
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
  registers: {
    ICO: {
      source: {
        title: 'OpenPeppol, Participant identifier schemes 9.7, 0158',
        url: 'https://docs.peppol.eu/edelivery/codelists/',
        read: '2026-11-22',
      },
      also: {
        title: 'python-stdnum 006192e, sk.ico',
        url: 'https://github.com/arthurdejong/python-stdnum',
        read: '2026-11-22',
      },
      written: ['31 322 832', '31322832'],
      valid: `
        00061034 03788369 05477301 07531036 10563385 19892900 20574720 27531031 30563381 40061035 45574456 55574459 65984714
        69192863 69892903 70563381 73788368 80574726 85477303 86369997 87950766 89192869 96369990 97531031
      `,
      wrong: `
        01531036 07950766 19802900 20554720 40061045 69292863 69492903 76369990 80574796 85477304 87192869 89892903 96309990
        97530031 3132283 313228320
      `,
    },
    DIC: {
      source: {
        title: 'OpenPeppol, Participant identifier schemes 9.7, 0245',
        url: 'https://docs.peppol.eu/edelivery/codelists/',
        read: '2026-11-22',
      },
      also: {
        title: 'python-stdnum 006192e, sk.dph',
        url: 'https://github.com/arthurdejong/python-stdnum',
        read: '2026-11-22',
      },
      written: ['SK 2020 273 893', '2020273893'],
      valid: `
        1297275617 1937730850 2937730851 3674847880 4174768631 4584422238 4843483106 5352687516 6900715107 7297275612
        7674847884 8231775948 9174768636 9584422232
      `,
      wrong: `
        0352687516 1277275617 1737730850 1907730850 4584422218 4584422838 5352637516 6900715127 7174768636 7297278612
        7674897884 9584422032 202027389
      `,
    },
  },
});
