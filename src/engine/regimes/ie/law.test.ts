import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { ireland } from './ie.ts';

const PUBLISHED = published('data/regimes/ie.json');
const HISTORY = {
  title: 'Historical VAT rates of the Value-Added Tax Consolidation Act 2010, as listed by vatcalculatorlive',
  url: 'https://vatcalculatorlive.co.uk/vat-rates/',
  read: '2026-11-21',
};

describeRegimeLaw(ireland, {
  source: PUBLISHED,
  states: {
    country: 'IE',
    currency: 'EUR',
    timeZone: 'Europe/Dublin',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2012-01-01',
      before: NOTHING,
      charge: '23.0%',
      today: '23.0%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard reduced',
      since: '2003-01-01',
      before: NOTHING,
      charge: '13.5%',
      today: '13.5%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2011-01-01',
      before: NOTHING,
      charge: '9.0%',
      today: '9.0%',
      source: HISTORY,
      firstDay: PUBLISHED,
      byLaw: { since: '2011-07-01', source: HISTORY },
    },
    {
      tax: 'VAT standard special',
      since: '2008-01-01',
      before: NOTHING,
      charge: '4.8%',
      today: '4.8%',
      source: HISTORY,
      firstDay: PUBLISHED,
      byLaw: { since: '2005-01-01', source: HISTORY },
    },
  ],
  taxNumber: '6433435OA',
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
