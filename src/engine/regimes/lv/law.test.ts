import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { latvia } from './lv.ts';

const LV_2011 = {
  title: 'The Baltic Course, 3 December 2010',
  url: 'http://www.baltic-course.com/eng/analytics/?doc=34556',
  read: '2026-11-22',
};
const LV_2012 = {
  title: 'euvatrefund.com, Latvia VAT rate',
  url: 'http://euvatrefund.com/latvia-vat-rate.htm',
  read: '2026-11-22',
};
const LV_2010 = {
  title: 'Lowtax, Latvia: sales taxes and VAT',
  url: 'https://www.lowtax.net/information/latvia/latvia-sales-taxes-and-vat.html',
  read: '2026-11-22',
};
const LV_2018 = {
  title: 'Avalara, Latvia new 5 % reduced VAT',
  url: 'https://www.avalara.com/vatlive/en/vat-news/latvia-new-5-reduced-vat.html',
  read: '2026-11-22',
};
const LV_2018_VATCALC = {
  title: 'VAT Calc, Latvia, reduced rate of 5 %',
  url: 'https://vatcalc.com/?p=5868',
  read: '2026-11-22',
};
const DIRECTIVE = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
};

describeRegimeLaw(latvia, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'LV',
    currency: 'EUR',
    timeZone: 'Europe/Riga',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '21%',
      today: '21%',
      source: LV_2011,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2011-01-01',
      before: '21%',
      charge: '22%',
      today: '21%',
      source: LV_2011,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2012-07-01',
      before: '22%',
      charge: '21%',
      today: '21%',
      source: LV_2012,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '10%',
      today: '12%',
      source: LV_2010,
      also: LV_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-01-01',
      before: '10%',
      charge: '12%',
      today: '12%',
      source: LV_2011,
      also: LV_2012,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2018-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: LV_2018,
      also: LV_2018_VATCALC,
    },
  ],
  taxNumber: '40003521600',
  // Made up; python-stdnum judges them alike.
  taxNumbers: {
    valid: `
      41292398783 85198521333 63618462659 51589536318 65948748352 91415939344 42316899729 98996312688 99581765946 68936377362
      71977716226 81855694121 85679716465 95775978837 61296243255 76795594631 86758698694 95693566557
    `,
    wrong: `
      40292398783 95775978867 51589530318 71977756226 85188521333 51559536318 95893566557 88855694121 99581765646 98415939344
      85158521333 85198621333 56758698694 81859694121 81198521333 65948748392
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'nodokļa apgrieztā maksāšana' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
