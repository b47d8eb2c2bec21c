import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { RATES_2011, RATES_2014, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { cyprus } from './cy.ts';

const CALC_CY = {
  title: 'vatcalculator.eu, Cyprian Value Added Tax history',
  url: 'https://vatcalculator.eu/?p=142',
  read: '2026-11-22',
};
const DIRECTIVE = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
};

describeRegimeLaw(cyprus, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'CY',
    currency: 'EUR',
    timeZone: 'Asia/Nicosia',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '15%',
      today: '19%',
      source: CALC_CY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2012-03-01',
      before: '15%',
      charge: '17%',
      today: '19%',
      source: CALC_CY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2013-01-14',
      before: '17%',
      charge: '18%',
      today: '19%',
      source: CALC_CY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2014-01-13',
      before: '18%',
      charge: '19%',
      today: '19%',
      source: CALC_CY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '8%',
      today: '9%',
      source: CALC_CY,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2014-01-13',
      before: '8%',
      charge: '9%',
      today: '9%',
      source: CALC_CY,
      also: RATES_2014,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: CALC_CY,
      also: RATES_2011,
    },
  ],
  taxNumber: '10259033P',
  // Made up; python-stdnum judges them alike.
  taxNumbers: {
    valid: `
      91289129T 32938684D 84477683G 81264966S 29259816H 84228361Q 43486591T 96941236P 46731392J 56378911K
      43777893H 39222962C 78998138M 76653111A 73187248M 34152582V 39894568D 48686627V 63428283U 49439592B
      64541625A 21985713G 83443361J 79476178F
    `,
    wrong: `
      03428283U 43439592B 44541625A 63228283U 33428283U 48683627V 43486501T 32738684D 86477683G 59439592B
      46653111A 73187848M 39022962C 84477683A 43586591T 84228261Q
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'Αντίστροφη επιβάρυνση' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
