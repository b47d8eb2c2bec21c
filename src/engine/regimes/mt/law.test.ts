import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { DIRECTIVE, RATES_2011, RATES_2014, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
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

describeRegimeLaw(malta, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'MT',
    currency: 'EUR',
    timeZone: 'Europe/Malta',
    known: '2014-01-13 2026-11-22',
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
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      11246508 12533426 12606818 13416819 15196318 20705023 27639514 32634005 38238812 39050523
      41741327 42796905 48857130 49181121 52428424 52667830 53543804 65830533 66110821 70299418
      76030409 79751936 79822906 82211234 83201419 88777602 92932113 93164430 93596935 94952310
    `,
    wrong: `
      11206508 11416819 12533226 32634085 32634205 35830533 43796905 48807130 51246508 52667860
      79751935 81777602 82606818 93124430 94452310 99596935
    `,
  },
  scenarios: reverseChargeRows('Inverżjoni tal-ħlas'),
});
