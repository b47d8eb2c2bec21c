import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { RATES_2011, RATES_2014, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { malta } from './mt.ts';

const CALC_MT = {
  title: 'vatcalculator.eu, Maltese Value Added Tax history',
  url: 'http://vatcalculator.eu/malta-vat-calculator/',
  read: '2026-11-22',
};
const MT_2024 = {
  title: 'VAT Calc, Malta new 12 % VAT rate 2024',
  url: 'https://www.vatcalc.com/author/aradhanagole/page/13/',
  read: '2026-11-22',
};
const MT_2024_SALARY = {
  title: 'Malta Salary Calculator, Maltese VAT calculator',
  url: 'https://themaltasalarycalculator.com/malta-vat-calculator',
  read: '2026-11-22',
};
const DIRECTIVE = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
};

describeRegimeLaw(malta, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'MT',
    currency: 'EUR',
    timeZone: 'Europe/Malta',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '18%',
      today: '18%',
      source: CALC_MT,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2024-01-01',
      before: NOTHING,
      charge: '12%',
      today: '12%',
      source: MT_2024,
      also: MT_2024_SALARY,
    },
    {
      tax: 'VAT standard reduced',
      since: '2014-01-13',
      before: NOTHING,
      charge: '7%',
      today: '7%',
      source: CALC_MT,
      also: RATES_2014,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: CALC_MT,
      also: RATES_2011,
    },
  ],
  taxNumber: '11679112',
  // Made up; python-stdnum judges them alike.
  taxNumbers: {
    valid: `
      51951123 76639230 72559821 75843317 96374308 12515825 26752736 99915513 62516529 17348718
      53734828 78236907 95453911 17616919 27168932 86494510 24428826 66773520 57431635 46961409
      81643706 46162102 54761116 88721301
    `,
    wrong: `
      24428806 78266907 51951126 17616929 53734628 66783520 88494510 72559521 95453918 62716529
      88761301 17616219 24428226 81643736 12515325 72550821
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'Inverżjoni tal-ħlas' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
