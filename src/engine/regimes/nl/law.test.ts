import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { netherlands } from './nl.ts';

const PUBLISHED = published('data/regimes/nl.json');
const LAW = {
  title: 'Wet op de omzetbelasting 1968, artikel 9',
  url: 'https://explore.law/app/library/nl-legislation/wet-op-de-omzetbelasting-1968/artikel-9',
  read: '2026-11-21',
};

describeRegimeLaw(netherlands, {
  source: PUBLISHED,
  states: {
    country: 'NL',
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    identities: 'KVK OIN',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    { tax: 'VAT standard general', charge: '21.0%', today: '21.0%', source: LAW },
    { tax: 'VAT standard reduced', charge: '9.0%', today: '9.0%', source: LAW },
  ],
  taxNumber: '000099995B57',
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
