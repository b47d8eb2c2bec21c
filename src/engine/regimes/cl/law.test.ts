import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { chile } from './cl.ts';

const SII = {
  title: 'Servicio de Impuestos Internos, Value added tax',
  url: 'https://www.sii.cl/destacados/foreign_investor/vat.html',
  read: '2026-11-22',
};
const EY_2012 = {
  title: 'Ernst & Young, The 2012 worldwide VAT, GST and sales tax guide, Chile, as of 1 January 2012',
  url: 'https://www.yumpu.com/en/document/view/27120874/the-2012-worldwide-vat-gst-and-sales-tax-guide/116',
  read: '2026-11-22',
};
const KPMG_2011 = {
  title: 'KPMG, Latin America Indirect Tax Country Guide, 2011',
  url: 'https://vdocuments.us/latin-america-indirect-tax-country-guide-kpmg-br-pis-employees-profit.html',
  read: '2026-11-22',
};
const DRAFT = {
  title: 'invopop/gobl, regimes/cl/cl.go at 034f54b5 (not released): 19 % since 1 October 2003',
  url: 'https://github.com/invopop/gobl/blob/034f54b5/regimes/cl/cl.go',
  read: '2026-11-23',
};

describeRegimeLaw(chile, {
  source: SII,
  twice: true,
  states: {
    country: 'CL',
    currency: 'CLP',
    timeZone: 'America/Santiago',
    known: '2003-10-01 2026-11-23',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2003-10-01',
      before: NOTHING,
      charge: '19%',
      today: '19%',
      source: EY_2012,
      also: KPMG_2011,
      firstDay: DRAFT,
    },
  ],
  taxNumber: '760864285',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      302466335 18101114 71352412 95133584 682029382 2171979K 81222509 47453283 76551944 1781527K 58588377 866267383 40320857 72477944
      19999416 813662833 724920241 70663457 40159851 804906819 702415055 258465202 37676047 92034399 849036599 570001477 86538555
      55288291 515547983 617800500 719676928 3819383K 92827941 58223077 624723805 32329304K 837445760 677836377 581534507 4871367K
    `,
    wrong: `
      863267383 79999416 674836377 20159851 86538955 837442760 72827941 32329364K 570001177 719676028 43320857 511547983 158465202
      308466335 81222909 13101114 4871362K 724929241 92034391 47453287 123456785K 1234567K K23456785 1234567 1234567890
    `,
  },
});
