import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
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
