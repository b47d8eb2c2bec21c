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
  // Made up; python-stdnum judges them alike.
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
});
