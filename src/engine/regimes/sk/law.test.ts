import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { RATE_HISTORY, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
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
      2535176776 7437971728 9121998886 5539129222 4726932892 7773256183 4195883571 9884223283 6678962235 5183875554
      3396176465 3838414998 2181195819 3424417689 5386653217 3443743974 1897619361 7781966467
    `,
    wrong: `
      6608962235 5386603217 7537971728 4195983571 4726732892 1895619361 8396176465 4726952892 7487971728 7437971228
      2535166776 7773256163 9773256183 5386653017 8195883571 3386653217
    `,
  },
  scenarios: [
    {
      tags: 'reverse-charge',
      notes: [
        {
          cat: 'VAT',
          key: 'reverse-charge',
          text: 'Reverse charge: Customer to account for VAT to the relevant tax authority.',
        },
      ],
    },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
