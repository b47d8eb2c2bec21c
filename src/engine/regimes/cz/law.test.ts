import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { CHANGES_2024, RATE_HISTORY, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { czechia } from './cz.ts';

const CALC_CZ = {
  title: 'vatcalculator.eu, Czech Value Added Tax history',
  url: 'https://vatcalculator.eu/czech-vat-calculator',
  read: '2026-11-22',
};
const TABLE_CZ = {
  title: 'myvatcalculator.eu, Historical VAT rates of Czech Republic',
  url: 'https://myvatcalculator.eu/vat-calculator-czech-republic-cz/',
  read: '2026-11-22',
};
const DIRECTIVE = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
};

describeRegimeLaw(czechia, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'CZ',
    currency: 'CZK',
    timeZone: 'Europe/Prague',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '20%',
      today: '21%',
      source: CALC_CZ,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2013-01-01',
      before: '20%',
      charge: '21%',
      today: '21%',
      source: CALC_CZ,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '10%',
      today: '12%',
      source: CALC_CZ,
      also: TABLE_CZ,
    },
    {
      tax: 'VAT standard reduced',
      since: '2012-01-01',
      before: '10%',
      charge: '14%',
      today: '12%',
      source: CALC_CZ,
      also: TABLE_CZ,
    },
    {
      tax: 'VAT standard reduced',
      since: '2013-01-01',
      before: '14%',
      charge: '15%',
      today: '12%',
      source: CALC_CZ,
      also: TABLE_CZ,
    },
    {
      tax: 'VAT standard reduced',
      since: '2024-01-01',
      before: '15%',
      charge: '12%',
      today: '12%',
      source: CHANGES_2024,
      also: RATE_HISTORY,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2015-01-01',
      before: NOTHING,
      charge: '10%',
      today: '12%',
      source: CALC_CZ,
      also: TABLE_CZ,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2024-01-01',
      before: '10%',
      charge: '12%',
      today: '12%',
      source: CHANGES_2024,
      also: RATE_HISTORY,
    },
  ],
  taxNumber: '25123891',
  // Made up; python-stdnum judges them alike.
  taxNumbers: {
    valid: `
      88694798 55849946 8660084213 26954494 8212171671 699795836 656358797 7702085633 656133518 45341656
      69379424 69435111 68719825 76267555 8404109912 55596321 7759251291 67488692 615634915 7303154936
      632198598 62656759 8054053194 87637413
    `,
    wrong: `
      615634905 69435117 656358727 7323154936 88394798 69370424 88624798 7702585633 8404409912 8660084813
      632198568 8660084233 699795834 8054053174 42656759 69235111
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'daň odvede zákazník' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
