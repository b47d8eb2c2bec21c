import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { italy } from './it.ts';

const PUBLISHED = published('data/regimes/it.json');
const LAW = {
  title: 'DPR 26 ottobre 1972, n. 633, art. 16',
  url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:::1972;633~art16',
  read: '2026-11-21',
};
const RISES = {
  title: 'gierreti.it and pagellapolitica.it: 21 % from 17 September 2011, 22 % from 1 October 2013',
  read: '2026-11-27',
};
const FIVE = {
  title: 'Legge 208/2015: 5 % from 1 January 2016; known, no page was read',
  read: '2026-11-27',
};

describeRegimeLaw(italy, {
  source: PUBLISHED,
  states: {
    country: 'IT',
    currency: 'EUR',
    timeZone: 'Europe/Rome',
    known: '2016-01-01 2026-11-27',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
      IRPEF: { effect: 'retained', map: { 'fatturapa-tipo-ritenuta': 'RT01' } },
      IRES: { effect: 'retained', map: { 'fatturapa-tipo-ritenuta': 'RT02' } },
      INPS: { effect: 'retained', map: { 'fatturapa-tipo-ritenuta': 'RT03' } },
      ENASARCO: { effect: 'retained', map: { 'fatturapa-tipo-ritenuta': 'RT04' } },
      ENPAM: { effect: 'retained', map: { 'fatturapa-tipo-ritenuta': 'RT05' } },
      CP: { effect: 'retained', map: { 'fatturapa-tipo-ritenuta': 'RT06' } },
    },
    identities: 'it-fiscal-code',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    { tax: 'VAT standard super-reduced', charge: '4.0%', today: '4.0%', source: LAW },
    { tax: 'VAT standard reduced', charge: '5.0%', today: '5.0%', source: LAW },
    { tax: 'VAT standard intermediate', charge: '10.0%', today: '10.0%', source: LAW },
    { tax: 'VAT standard general', charge: '22.0%', today: '22.0%', source: LAW },
  ],
  history: [
    { tax: 'VAT standard general', since: '2010-01-01', before: NOTHING, percent: '20.0%', source: RISES },
    { tax: 'VAT standard general', since: '2011-09-17', before: '20.0%', percent: '21.0%', source: RISES },
    { tax: 'VAT standard general', since: '2013-10-01', before: '21.0%', percent: '22.0%', source: RISES },
    { tax: 'VAT standard reduced', since: '2016-01-01', before: NOTHING, percent: '5.0%', source: FIVE },
  ],
  taxNumber: '12345678903',
  taxNumbers: {
    valid: `
      04272381569 06620738275 13330156939 15676989351 19552600314 21375381460 21492581083 22621242027
      22890362514 25207472827 32799028611 36954031153 41577709961 46528679007 84006632099 93763378648
    `,
    wrong: `
      00175624166 01629036547 05145705949 12921635629 17541405314 19900004445 21369858871 46916563676
      48585341664 50583596652 61261241045 68162300572 68219511080 70464860711 79859395932 91013556056
    `,
  },
  scenarios: reverseChargeRows('Reverse Charge / Inversione del soggetto passivo'),
});
