import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { argentina } from './ar.ts';

const PUBLISHED = published('data/regimes/ar.json');
const LAW = {
  title: 'Ley de Impuesto al Valor Agregado, texto ordenado 1997, artículo 28',
  url: 'https://es.scribd.com/document/664013113/Articulo-28-Ley-del-Impuesto-al-Valor-Agregado-10-5-Emergencias-Medicas',
  read: '2026-11-21',
};
const DECREE = {
  title: 'Decreto 2312/2002: lower until 2003-01-17; known, no page was read',
  read: '2026-11-27',
};

describeRegimeLaw(argentina, {
  source: PUBLISHED,
  states: {
    country: 'AR',
    currency: 'ARS',
    timeZone: 'America/Argentina/Buenos_Aires',
    known: '2003-01-18 2026-11-27',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard increased',
      since: '1995-04-01',
      before: NOTHING,
      charge: '27.0%',
      today: '27.0%',
      source: LAW,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard general',
      since: '1995-04-01',
      before: NOTHING,
      charge: '21.0%',
      today: '21.0%',
      source: LAW,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard reduced',
      since: '1995-04-01',
      before: NOTHING,
      charge: '10.5%',
      today: '10.5%',
      source: LAW,
      firstDay: PUBLISHED,
    },
  ],
  history: [
    { tax: 'VAT standard increased', since: '2003-01-18', before: NOTHING, percent: '27.0%', source: DECREE },
    { tax: 'VAT standard general', since: '2003-01-18', before: NOTHING, percent: '21.0%', source: DECREE },
    { tax: 'VAT standard reduced', since: '2003-01-18', before: NOTHING, percent: '10.5%', source: DECREE },
  ],
  taxNumber: '30500010912',
  taxNumbers: {
    valid: `
      20056615955 20522664953 23097522758 23119915839 23220633861 23358767885 23779332276 27101916834
      27138239769 27165273112 27223316722 27500131840 27960332941 24172543592 24000000015 30132543939 30551953587 30931188530
      33537254292 33935513982 34123456787 34555000113
    `,
    wrong: `
      20331144517 20746766667 23228538938 23680796310 23893338100 27097418037 27323659404 27989457051
      30020954190 30068457629 30168787349 30291910750 33188301058 33318148824 34522265833 
    `,
  },
});
