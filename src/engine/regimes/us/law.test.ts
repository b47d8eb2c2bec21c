import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { unitedStates } from './us.ts';

const PUBLISHED = published('data/regimes/us.json');

describeRegimeLaw(unitedStates, {
  source: PUBLISHED,
  states: {
    country: 'US',
    currency: 'USD',
    timeZone: 'America/Chicago',
    known: '2026-11-21',
    categories: {
      ST: { effect: 'added' },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [],
});
