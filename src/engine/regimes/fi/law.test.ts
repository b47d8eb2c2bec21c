import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { finland } from './fi.ts';

const PUBLISHED = published('data/regimes/fi.json');
const RISE = {
  title: 'Daily Northern, "Finland raises value-added tax to 25.5%", 1 September 2024',
  url: 'https://www.dailynorthern.com/5508/finland-raises-value-added-tax-to-25-5-as-part-of-fiscal-measures/',
  read: '2026-11-21',
};
const CUT = {
  title: 'VATapi, "Finland Lowers Reduced VAT Rate to 13.5% Effective 1 January 2026"',
  url: 'https://vatapi.com/news/article/finland-lowers-reduced-vat-rate-to-13-5-effective-1-january-2026',
  read: '2026-11-21',
};
const HISTORY = {
  title: 'vatcalc, "Finland VAT rise": 24 % from January 2013 on; 14 % and 10 % besides',
  url: 'https://www.vatcalc.com/finland/finland-increases-vat-to-24-january-2013/',
  read: '2026-11-21',
};

describeRegimeLaw(finland, {
  source: PUBLISHED,
  states: {
    country: 'FI',
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
    known: '2013-01-01 2026-11-21',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2024-09-01',
      before: '24.0%',
      charge: '25.5%',
      today: '25.5%',
      source: RISE,
    },
    {
      tax: 'VAT standard general',
      since: '2013-01-01',
      before: NOTHING,
      charge: '24.0%',
      today: '25.5%',
      source: HISTORY,
    },
    { tax: 'VAT standard reduced', since: '2026-01-01', before: '14.0%', charge: '13.5%', today: '13.5%', source: CUT },
    {
      tax: 'VAT standard reduced',
      since: '2013-01-01',
      before: NOTHING,
      charge: '14.0%',
      today: '13.5%',
      source: HISTORY,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2013-01-01',
      before: NOTHING,
      charge: '10.0%',
      today: '10.0%',
      source: HISTORY,
      firstDay: PUBLISHED,
    },
  ],
  taxNumber: '01120389',
  taxNumbers: {
    valid: `
      08379350 08984550 11020672 16376539 16529398 32862262 61915183 64023666 73207352 73537183 76389622
      81460649 84347190 86446440 90838463 93699622
    `,
    wrong: `
      00220876 01998598 02386422 12740739 30278669 34497955 56699133 61297177 64013338 68522413 73257449
      76046172 87097528 93353491 96854753 99304730
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
});
