import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { colombia } from './co.ts';

const PUBLISHED = published('data/regimes/co.json');
const LAW = {
  title: 'Estatuto Tributario, artículos 468 and 468-1, by Ley 1819 of 2016 from 2017 on',
  url: 'https://contamos.com.co/tarifa-general-del-impuesto-sobre-las-ventas/',
  read: '2026-11-21',
};
const REFORM = {
  title: 'Ley 1607 de 2012: 5 % from 2013 on; known, no page was read',
  read: '2026-11-27',
};

describeRegimeLaw(colombia, {
  source: PUBLISHED,
  states: {
    country: 'CO',
    currency: 'COP',
    timeZone: 'America/Bogota',
    known: '2013-01-01 2026-11-27',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
      IC: { effect: 'added' },
      ICA: { effect: 'added' },
      INC: { effect: 'added' },
      RVAT: { effect: 'retained' },
      RICA: { effect: 'retained' },
      RR: { effect: 'retained' },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    { tax: 'VAT standard general', since: '2017-01-01', before: '16.0%', charge: '19.0%', today: '19.0%', source: LAW },
    {
      tax: 'VAT standard general',
      since: '2006-01-01',
      before: NOTHING,
      charge: '16.0%',
      today: '19.0%',
      source: PUBLISHED,
    },
    {
      tax: 'VAT standard reduced',
      since: '2006-01-01',
      before: NOTHING,
      charge: '5.0%',
      today: '5.0%',
      source: LAW,
      firstDay: PUBLISHED,
    },
  ],
  history: [{ tax: 'VAT standard reduced', since: '2013-01-01', before: NOTHING, percent: '5.0%', source: REFORM }],
  taxNumber: '9014586527',
  taxNumbers: {
    valid: `
      086504641 109693903 1211224418 134039889 1367927442 180817260 298183184 3394292357 365647198
      420675381 458522228 538480945 743624361 9101358229 9634153490 9694325231 9933827822
    `,
    wrong: `
      03167565 075430374 09878398 1744915421 230871706 371273397 4390555997 47962794 521203753 619033534
      6790980031 680320828 7679446796 8329194788 84661325 883457987
    `,
  },
});
