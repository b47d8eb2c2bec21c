import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
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
const DECREES = {
  title:
    'DOF of 2018-12-31, 2020-12-30 and 2024-12-24: 8 % at the northern border from 2019 on, by decrees with an end',
  read: '2026-11-27',
};
const REFORM = {
  title: 'DOF of 2009-12-07: 16 % from 2010 on; known, no page was read',
  read: '2026-11-27',
};

describeRegimeLaw(mexico, {
  source: PUBLISHED,
  states: {
    country: 'MX',
    currency: 'MXN',
    timeZone: 'America/Mexico_City',
    known: '2019-01-01 2026-11-27',
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
  history: [
    { tax: 'VAT standard general', since: '2010-01-01', before: NOTHING, percent: '16.0%', source: REFORM },
    { tax: 'VAT standard reduced', since: '2019-01-01', before: NOTHING, percent: '8.0%', source: DECREES },
  ],
  taxNumber: 'XAXX010101000',
  taxNumbers: {
    valid: `
      CZRY3201185QW FSQS568094RI4 FVWJ833292GNO FWF709463WGT JTS9168293E4 MPD75336462R PZDU5415520A0
      QLTF783602IP0 RVMT465788RBP SXK21617113J UAEO943396511 VZRO6613980AJ WLQG522036L67 WOQJ338007ZPB
      WZO710600CKR ZRR1828726VJ
    `,
    wrong: `
      AR764125HA8 BG498303LTT CO4613294EM CV875891OA5 ES564996L51 FW150676UL3 HU0394689NN LJ533596192
      LU154480JRU MX481170EDW PL201359OP1 SX288323Q8C TF377931N5T XP962171OL7 XX106392097 YQ909870MYU
    `,
  },
});
