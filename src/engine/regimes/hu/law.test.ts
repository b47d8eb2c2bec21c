import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { RATES_2011, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { hungary } from './hu.ts';

const HU_TABLE = {
  title: 'vatcalculator.zone, History of VAT in Hungary',
  url: 'https://vatcalculator.zone/hungary-vat-calculator',
  read: '2026-11-22',
};
const DIRECTIVE = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
};

describeRegimeLaw(hungary, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'HU',
    currency: 'HUF',
    timeZone: 'Europe/Budapest',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '25%',
      today: '27%',
      source: HU_TABLE,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2012-01-01',
      before: '25%',
      charge: '27%',
      today: '27%',
      source: HU_TABLE,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '18%',
      today: '18%',
      source: HU_TABLE,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: HU_TABLE,
      also: RATES_2011,
    },
  ],
  taxNumber: '12892312',
  // Made up; python-stdnum judges them alike.
  taxNumbers: {
    valid: `
      95527877 19499783 68666497 67477799 19922719 96427725 99853433 72265752 15359551 75361981
      43768468 18386846 43758878 36211854 85293496 58651344 57546395 41186882
    `,
    wrong: `
      95577877 36211154 55527877 75361989 25293496 58751344 43658878 68666437 36211954 88666497
      35211854 95527377 97853433 95527827 19922619 68666427
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'fordított adózás' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
