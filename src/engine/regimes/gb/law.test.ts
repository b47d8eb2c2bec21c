import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { unitedKingdom } from './gb.ts';

const PUBLISHED = published('data/regimes/gb.json');
const HISTORY = {
  title: 'Accountancy Managers, "Historic VAT rates"',
  url: 'http://accountancymanagers.co.uk/vat-rates-new/',
  read: '2026-11-21',
};

describeRegimeLaw(unitedKingdom, {
  source: PUBLISHED,
  states: {
    country: 'GB',
    alternatives: 'XI XU',
    currency: 'GBP',
    timeZone: 'Europe/London',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2011-01-04',
      before: NOTHING,
      charge: '20.0%',
      today: '20.0%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-01-04',
      before: NOTHING,
      charge: '5.0%',
      today: '5.0%',
      source: HISTORY,
      firstDay: PUBLISHED,
      byLaw: { since: '1997-09-01', source: HISTORY },
    },
  ],
  taxNumber: '844281425',
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
