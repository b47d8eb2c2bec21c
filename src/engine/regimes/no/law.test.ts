import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { norway } from './no.ts';

const PUBLISHED = published('data/regimes/no.json');
const PAGE = {
  title: 'Skatteetaten, "Merverdiavgift", satser',
  url: 'https://www.skatteetaten.no/satser/merverdiavgift',
  read: '2026-11-21',
};
const FISH = {
  title: 'Hemne Kraftlag, "Merverdiavgift": raw fish through the sales organisations',
  url: 'http://www.hemnekraftlag.no/34675/3244/34677-60884.html',
  read: '2026-11-21',
};

describeRegimeLaw(norway, {
  source: PUBLISHED,
  states: {
    country: 'NO',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    identities: 'ON',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    { tax: 'VAT standard general', charge: '25.0%', today: '25.0%', source: PAGE },
    { tax: 'VAT standard reduced', charge: '15.0%', today: '15.0%', source: PAGE },
    { tax: 'VAT standard super-reduced', charge: '12.0%', today: '12.0%', source: PAGE },
    { tax: 'VAT standard special', charge: '11.11%', today: '11.11%', source: FISH },
  ],
  taxNumber: '923456783MVA',
});
