import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { canada } from './ca.ts';

const PUBLISHED = published('data/regimes/ca.json');
const LAW = {
  title: 'Excise Tax Act, section 165 (1) and (3), in the version of 1 January 2008',
  url: 'https://lois-laws.justice.gc.ca/eng/acts/E-15/section-165-20080101.html',
  read: '2026-11-21',
};
const FORMER = {
  title: 'Revenu Québec, GST: 6 % from 1 July 2006, 5 % from 1 January 2008 on',
  read: '2026-11-27',
};

describeRegimeLaw(canada, {
  source: PUBLISHED,
  states: {
    country: 'CA',
    currency: 'CAD',
    timeZone: 'America/Toronto',
    known: '2008-01-01 2026-11-27',
    taxScheme: 'GST',
    categories: {
      GST: { effect: 'added' },
      HST: { effect: 'added' },
      PST: { effect: 'added' },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    { tax: 'GST zero', charge: '0.0%', today: '0.0%', source: LAW },
    {
      tax: 'GST general',
      since: '2022-01-01',
      before: '5%',
      charge: '5%',
      today: '5%',
      source: LAW,
      firstDay: PUBLISHED,
      byLaw: { since: '2008-01-01', source: LAW },
    },
  ],
  history: [
    { tax: 'GST general', since: '2006-07-01', before: NOTHING, percent: '6%', source: FORMER },
    { tax: 'GST general', since: '2008-01-01', before: '6%', percent: '5%', source: FORMER },
  ],
});
