import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { denmark } from './dk.ts';

const PUBLISHED = published('data/regimes/dk.json');
const PAGE = {
  title: 'vatcalculator.eu, Danish VAT history: 25 % from 1992 on',
  url: 'https://vatcalculator.eu/denmark-vat-calculator',
  read: '2026-11-21',
};

describeRegimeLaw(denmark, {
  source: PUBLISHED,
  states: {
    country: 'DK',
    currency: 'DKK',
    timeZone: 'Europe/Copenhagen',
    known: '1992-01-01 2026-11-21',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    identities: 'CVR CPR',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '1992-01-01',
      before: NOTHING,
      charge: '25.0%',
      today: '25.0%',
      source: PAGE,
      firstDay: PUBLISHED,
    },
  ],
  taxNumber: '13585628',
  taxNumbers: {
    valid: `
      03230244 03704459 10301041 26040957 26178290 26222834 52806461 56436480 60352356 61907653 75414447
      80639449 89373700
    `,
    wrong: `
      05333168 12785220 17311165 19261011 22186225 31946800 32027861 32414410 35944405 42745454 55194953
      57282464 58743045 70131572 87289458 93393884
    `,
  },
});
