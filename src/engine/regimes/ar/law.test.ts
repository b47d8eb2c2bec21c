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

describeRegimeLaw(argentina, {
  source: PUBLISHED,
  states: {
    country: 'AR',
    currency: 'ARS',
    timeZone: 'America/Argentina/Buenos_Aires',
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
  taxNumber: '30500010912',
});
