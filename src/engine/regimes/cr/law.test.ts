import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { costaRica } from './cr.ts';

const PUBLISHED = {
  title: 'Published definition of the format, data/regimes/cr.json, and its page on docs.gobl.org',
  url: 'https://docs.gobl.org/regimes/cr',
  read: '2026-11-22',
};
const ARTICLE_11 = {
  title: 'Ley 6826, article 11, as in force on 16 October 2024',
  url: 'http://www.pgrweb.go.cr/scij/Busqueda/Normativa/Normas/nrm_articulo.aspx?param1=NRA&nValor1=1&nValor2=32526&nValor3=143661&nValor5=147807&nValor6=16/10/2024%2000:00:00&strTipM=FA',
  read: '2026-11-22',
};
const NEWS = {
  title: 'Tax-News, Costa Rica To Introduce VAT From July 1, 21 June 2019',
  url: 'https://www.tax-news.com/news/Costa_Rica_To_Introduce_VAT_From_July_1____97173.html',
  read: '2026-11-22',
};
const ORGANIC = {
  title: 'EKA, IVA para los productos orgánicos, after La Gaceta 185 of 29 September 2022',
  url: 'https://ekaenlinea.com/iva-para-los-productos-agropecuarios-o-agroindustriales-organicos/',
  read: '2026-11-22',
};

describeRegimeLaw(costaRica, {
  source: PUBLISHED,
  twice: true,
  states: {
    country: 'CR',
    currency: 'CRC',
    timeZone: 'America/Costa_Rica',
    known: '2023-09-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS }, ISC: { effect: 'added' } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2019-07-01',
      before: NOTHING,
      charge: '13.0%',
      today: '13.0%',
      source: PUBLISHED,
      also: NEWS,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2019-07-01',
      before: NOTHING,
      charge: '4.0%',
      today: '4.0%',
      source: ARTICLE_11,
      also: NEWS,
    },
    {
      tax: 'VAT standard reduced',
      since: '2019-07-01',
      before: NOTHING,
      charge: '2.0%',
      today: '2.0%',
      source: ARTICLE_11,
      also: NEWS,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2019-07-01',
      before: NOTHING,
      charge: '1.0%',
      today: '1.0%',
      source: ARTICLE_11,
      also: NEWS,
    },
    {
      tax: 'VAT standard special',
      since: '2022-09-29',
      before: NOTHING,
      charge: '0.5%',
      today: '0.5%',
      source: PUBLISHED,
      also: ORGANIC,
    },
  ],
  taxNumber: '3101012009',
  // Made up.
  taxNumbers: {
    valid: `
      109980456 901230456 123456789 3101123456 2100042005 0101123456 3120456789 3130456789 3101A23456 ZX98765432 15581234567
      155812345678 987654321098 99999999999
    `,
    wrong: `
      012345678 1A9980456 12345678 01558123456 015581234567 15581234567A 1234567890123 31011234567A 3101a23456
    `,
  },
});
