import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { spain } from './es.ts';

const PUBLISHED = published('data/regimes/es.json');
const ORIGINAL = {
  title: 'Ley 37/1992, artículos 90 and 91, in the version of 1994',
  url: 'http://noticias.juridicas.com/base_datos/Anterior/r2-l37-1992.t7.html',
  read: '2026-11-21',
};
const NINETIES = {
  title: 'Ley 37/1992, artículos 90 and 91, in the version of 1998',
  url: 'https://www.iberley.es/legislacion/ley-impuesto-sobre-valor-anadido-iva-ley-37-1992-28-dic-1298236/9?fecha_vigencia=1998-01-01',
  read: '2026-11-21',
};
const RISE = {
  title: 'Real Decreto-ley 20/2012: 21 % (18 % before) and 10 % (8 % before) from 1 September 2012 on; Alfonso Ros',
  url: 'https://alfonsoros.com/real-decreto-ley-202012-de-13-de-julio-de-medidas-para-garantizar-la-estabilidad-presupuestaria-y-de-fomento-de-la-competitividad',
  read: '2026-11-21',
};
const IGIC = {
  title: 'Ley 4/2012 of the Canary Islands, artículos 51 and 54; Supercontable, "Tipo IGIC Canarias"',
  url: 'https://supercontable.com/informacion/IVA_Impuesto_valor_a%C3%B1adido/Tipo_IGIC_Canarias.html',
  read: '2026-11-21',
};
const REGULATION = {
  title: 'Real Decreto 439/2007, artículo 95.1, and transitional rule 13: 19 % in 2015; Consulta V1346-15',
  url: 'https://pratsglas.com/es/consulta-vinculante/irpf-v1346-15-29042015',
  read: '2026-11-21',
};
const CUT = {
  title: 'Real Decreto-ley 9/2015: 15 %, and 7 % for those who begin, from 12 July 2015 on; Oikos',
  url: 'http://oikosconsultores.es/dismucion-en-los-tipos-de-retencion-julio-2015/',
  read: '2026-11-21',
};
const CRISIS = {
  title: 'Real Decreto-ley 20/2012, artículo 25: 21 % from 1 September 2012 on; Asesoría Carrión',
  url: 'http://www.asesoriacarrion.es/acceso/?p=1585',
  read: '2026-11-21',
};
const TABLE = {
  title: 'Real Decreto-ley 9/2015, table of the withholdings until and from 2016 on; MACG',
  url: 'http://macg.es/?p=3134',
  read: '2026-11-21',
};
const RENTS = {
  title: 'Asesoría Gabahe and MC Asesores, IRPF on rents of 2007 to 2016; Real Decreto-ley 9/2015',
  read: '2026-11-27',
};
const CANARIES = {
  title: 'Ley 4/2012 and the budget laws of the Canary Islands for 2019 and 2020; known, no page was read',
  read: '2026-11-27',
};

describeRegimeLaw(spain, {
  source: PUBLISHED,
  states: {
    country: 'ES',
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    known: '2020-01-01 2026-11-27',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
      IGIC: { effect: 'added', keys: VAT_KEYS },
      IPSI: { effect: 'added' },
      IRPF: { effect: 'retained' },
      IRNR: { effect: 'retained' },
    },
    tags: { 'bill/invoice': 'copy summary simplified-scheme travel-agency second-hand-goods art antiques cash-basis' },
    identities: 'passport foreign resident other',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note corrective debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2012-09-01',
      before: '18.0%',
      charge: '21.0%',
      today: '21.0%',
      source: RISE,
    },
    {
      tax: 'VAT standard general',
      since: '2010-07-01',
      before: '16.0%',
      charge: '18.0%',
      today: '21.0%',
      source: RISE,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard general',
      since: '1995-01-01',
      before: '15.0%',
      charge: '16.0%',
      today: '21.0%',
      source: NINETIES,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard general',
      since: '1993-01-01',
      before: NOTHING,
      charge: '15.0%',
      today: '21.0%',
      source: ORIGINAL,
    },
    {
      tax: 'VAT standard general+eqs',
      since: '2012-09-01',
      before: '18.0% + 4.0%',
      charge: '21.0% + 5.2%',
      today: '21.0% + 5.2%',
      source: PUBLISHED,
    },
    {
      tax: 'VAT standard general+eqs',
      since: '2010-07-01',
      before: NOTHING,
      charge: '18.0% + 4.0%',
      today: '21.0% + 5.2%',
      source: PUBLISHED,
    },
    { tax: 'VAT standard reduced', since: '2012-09-01', before: '8.0%', charge: '10.0%', today: '10.0%', source: RISE },
    {
      tax: 'VAT standard reduced',
      since: '2010-07-01',
      before: '7.0%',
      charge: '8.0%',
      today: '10.0%',
      source: RISE,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard reduced',
      since: '1995-01-01',
      before: '6.0%',
      charge: '7.0%',
      today: '10.0%',
      source: NINETIES,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard reduced',
      since: '1993-01-01',
      before: NOTHING,
      charge: '6.0%',
      today: '10.0%',
      source: ORIGINAL,
    },
    {
      tax: 'VAT standard reduced+eqs',
      since: '2012-09-01',
      before: '8.0% + 1.0%',
      charge: '10.0% + 1.4%',
      today: '10.0% + 1.4%',
      source: PUBLISHED,
    },
    {
      tax: 'VAT standard reduced+eqs',
      since: '2010-07-01',
      before: NOTHING,
      charge: '8.0% + 1.0%',
      today: '10.0% + 1.4%',
      source: PUBLISHED,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '1995-01-01',
      before: '3.0%',
      charge: '4.0%',
      today: '4.0%',
      source: PUBLISHED,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '1993-01-01',
      before: NOTHING,
      charge: '3.0%',
      today: '4.0%',
      source: PUBLISHED,
    },
    {
      tax: 'VAT standard super-reduced+eqs',
      since: '1995-01-01',
      before: NOTHING,
      charge: '4.0% + 0.5%',
      today: '4.0% + 0.5%',
      source: PUBLISHED,
    },
    { tax: 'IGIC standard general', charge: '7.0%', today: '7.0%', source: IGIC },
    { tax: 'IGIC standard reduced', charge: '3.0%', today: '3.0%', source: IGIC },
    { tax: 'IRPF pro', since: '2015-07-12', before: '19.0%', charge: '15.0%', today: '15.0%', source: CUT },
    { tax: 'IRPF pro', since: '2015-01-01', before: '21.0%', charge: '19.0%', today: '15.0%', source: REGULATION },
    { tax: 'IRPF pro', since: '2012-09-01', before: '15.0%', charge: '21.0%', today: '15.0%', source: CRISIS },
    { tax: 'IRPF pro', since: '2007-01-01', before: NOTHING, charge: '15.0%', today: '15.0%', source: PUBLISHED },
    {
      tax: 'IRPF pro-start',
      since: '2007-01-01',
      before: NOTHING,
      charge: '7.0%',
      today: '7.0%',
      source: CUT,
      firstDay: PUBLISHED,
      byLaw: { since: '2015-07-12', source: CUT },
    },
    {
      tax: 'IRPF capital',
      since: '2007-01-01',
      before: NOTHING,
      charge: '19.0%',
      today: '19.0%',
      source: TABLE,
      firstDay: PUBLISHED,
      byLaw: { since: '2016-01-01', source: TABLE },
    },
    {
      tax: 'IRPF modules',
      since: '2007-01-01',
      before: NOTHING,
      charge: '1.0%',
      today: '1.0%',
      source: TABLE,
      firstDay: PUBLISHED,
    },
  ],
  history: [
    { tax: 'IRPF pro-start', since: '2007-01-01', before: NOTHING, percent: '7.0%', source: RENTS },
    { tax: 'IRPF pro-start', since: '2012-09-01', before: '7.0%', percent: '9.0%', source: RENTS },
    { tax: 'IRPF pro-start', since: '2015-07-12', before: '9.0%', percent: '7.0%', source: RENTS },
    { tax: 'IRPF capital', since: '2007-01-01', before: NOTHING, percent: '18.0%', source: RENTS },
    { tax: 'IRPF capital', since: '2010-01-01', before: '18.0%', percent: '19.0%', source: RENTS },
    { tax: 'IRPF capital', since: '2012-01-01', before: '19.0%', percent: '21.0%', source: RENTS },
    { tax: 'IRPF capital', since: '2015-01-01', before: '21.0%', percent: '20.0%', source: RENTS },
    { tax: 'IRPF capital', since: '2015-07-12', before: '20.0%', percent: '19.5%', source: RENTS },
    { tax: 'IRPF capital', since: '2016-01-01', before: '19.5%', percent: '19.0%', source: RENTS },
    { tax: 'IGIC standard general', since: '2010-01-01', before: NOTHING, percent: '5.0%', source: CANARIES },
    { tax: 'IGIC standard general', since: '2012-07-01', before: '5.0%', percent: '7.0%', source: CANARIES },
    { tax: 'IGIC standard general', since: '2019-01-01', before: '7.0%', percent: '6.5%', source: CANARIES },
    { tax: 'IGIC standard general', since: '2020-01-01', before: '6.5%', percent: '7.0%', source: CANARIES },
  ],
  taxNumber: 'A58818501',
  taxNumbers: {
    valid: `
      00000015S 02121767V 05962195C 05964241L 06148904S 07072030J 08196316J 08532679R 09280258B 11247024R
      14561938V 27042437A 48259211J 52498300H 57520898Z 78938917L 87707936N B1419068J B3507290I B37183399
      B98602642 H07778616 H93420826 K23901812 K3180601A K4310267B K5893454H K6595210C K7255686C K7868592B
      K8864829J K9489841H N89352413 R25029430 V2022735A W2050117G X0099289K X1061610E X1296942H X2013152P
      X3056120H X3267645N X5365927G X7228943C X7467990M X7480885C X7783147Q X8407745A X9325504Q Y2724620P
      Y3207901J Y3935779X Y4728513A Y5897740W Z1241943V Z4064020V Z5012539Q Z5075475R Z7472768G Z7480677R
      Z8610917K Z9262856W
    `,
    wrong: `
      0010299F 34934780S 88681420M 94627599K K03456342 K6880257R K9723596W X2170703N X3905705N X6666904J
      X9607001T Y3546754R Y9275046T Y9403026D Z2564329M Z8567050A
    `,
  },
  scenarios: [
    {
      tags: 'reverse-charge',
      notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge / Inversión del sujeto pasivo.' }],
    },
    {
      tags: 'reverse-charge',
      cat: 'IGIC',
      notes: [{ cat: 'IGIC', key: 'reverse-charge', text: 'Reverse Charge / Inversión del sujeto pasivo.' }],
    },
    {
      tags: 'simplified-scheme',
      notes: [
        { cat: 'VAT', key: 'simplified-scheme', text: 'Factura expedida por contribuyente en régimen simplificado.' },
      ],
    },
    { tags: 'self-billed', notes: [{ key: 'self-billed', text: 'Facturación por el destinatario.' }] },
    {
      tags: 'travel-agency',
      notes: [{ cat: 'VAT', key: 'travel-agency', text: 'Régimen especial de las agencias de viajes.' }],
    },
    {
      tags: 'travel-agency',
      cat: 'IGIC',
      notes: [{ cat: 'IGIC', key: 'travel-agency', text: 'Régimen especial de las agencias de viajes.' }],
    },
    {
      tags: 'second-hand-goods',
      notes: [{ cat: 'VAT', key: 'second-hand-goods', text: 'Régimen especial de los bienes usados.' }],
    },
    {
      tags: 'second-hand-goods',
      cat: 'IGIC',
      notes: [{ cat: 'IGIC', key: 'second-hand-goods', text: 'Régimen especial de los bienes usados.' }],
    },
    { tags: 'art', notes: [{ cat: 'VAT', key: 'art', text: 'Régimen especial de los objetos de arte.' }] },
    {
      tags: 'art',
      cat: 'IGIC',
      notes: [{ cat: 'IGIC', key: 'art', text: 'Régimen especial de los objetos de arte.' }],
    },
    {
      tags: 'antiques',
      notes: [{ cat: 'VAT', key: 'antiques', text: 'Régimen especial de las antigüedades y objetos de colección.' }],
    },
    {
      tags: 'antiques',
      cat: 'IGIC',
      notes: [{ cat: 'IGIC', key: 'antiques', text: 'Régimen especial de las antigüedades y objetos de colección.' }],
    },
    { tags: 'cash-basis', notes: [{ cat: 'VAT', key: 'cash-basis', text: 'Régimen especial del criterio de caja.' }] },
    {
      tags: 'cash-basis',
      cat: 'IGIC',
      notes: [{ cat: 'IGIC', key: 'cash-basis', text: 'Régimen especial del criterio de caja.' }],
    },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
