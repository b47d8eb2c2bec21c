import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { mexico } from './mx.ts';

const PUBLISHED = published('data/regimes/mx.json');
const LAW = {
  title: 'Ley del IVA, the general rate; taxea, "Aspectos fundamentales del IVA"',
  url: 'https://taxea.com/aspectos-fundamentales-del-impuesto-al-valor-agregado-iva-en-mexico',
  read: '2026-11-21',
};
const BORDER = {
  title: 'Decreto de estímulos fiscales región fronteriza norte of 31 December 2018; sdv, Ley IVA, artículo 2',
  url: 'https://sdv.com.mx/compendio/ley-iva/articulo-2',
  read: '2026-11-21',
};

describeRegimeLaw(mexico, {
  source: PUBLISHED,
  states: {
    country: 'MX',
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
      RVAT: { effect: 'retained' },
      IEPS: { effect: 'added' },
      RIEPS: { effect: 'retained' },
      ISR: { effect: 'retained' },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note', stamps: 'sat-uuid' }],
  },
  rates: [
    { tax: 'VAT standard general', charge: '16.0%', today: '16.0%', source: LAW },
    { tax: 'VAT standard reduced', charge: '8.0%', today: '8.0%', source: BORDER },
  ],
  taxNumber: 'XAXX010101000',
});
