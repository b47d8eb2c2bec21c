import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { netherlands } from './nl.ts';

const PUBLISHED = published('data/regimes/nl.json');
const LAW = {
  title: 'Wet op de omzetbelasting 1968, artikel 9',
  url: 'https://explore.law/app/library/nl-legislation/wet-op-de-omzetbelasting-1968/artikel-9',
  read: '2026-11-21',
};
const TABLES = {
  title: 'Tables of dezaak.nl and taxcel.nl, VAT in the Netherlands',
  read: '2026-11-27',
};

describeRegimeLaw(netherlands, {
  source: PUBLISHED,
  states: {
    country: 'NL',
    currency: 'EUR',
    timeZone: 'Europe/Amsterdam',
    known: '2019-01-01 2026-11-27',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    identities: 'KVK OIN',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    { tax: 'VAT standard general', charge: '21.0%', today: '21.0%', source: LAW },
    { tax: 'VAT standard reduced', charge: '9.0%', today: '9.0%', source: LAW },
  ],
  history: [
    { tax: 'VAT standard general', since: '2010-01-01', before: NOTHING, percent: '19.0%', source: TABLES },
    { tax: 'VAT standard general', since: '2012-10-01', before: '19.0%', percent: '21.0%', source: TABLES },
    { tax: 'VAT standard reduced', since: '2010-01-01', before: NOTHING, percent: '6.0%', source: TABLES },
    { tax: 'VAT standard reduced', since: '2019-01-01', before: '6.0%', percent: '9.0%', source: TABLES },
  ],
  taxNumber: '000099995B57',
  taxNumbers: {
    valid: `
      074572015B61 128221974B55 287256432B11 413320832B49 486985180B13
      492794716B60 582160868B64 718234352B54 732080010B07 
      801224183B62 885673025B41
    `,
    wrong: `
      001490532B38 003486617K10 022013666I84 048885437B11 104357358B70 181883681B65 276008460A55
      381575823U52 463233113N39 506171298B00 526126246Q99 552241196Y46 785990421B52 824359616E01
      839996959M33 882177070E44 084683650B36 112103250B40 600832030B65 637275070B41 743761250B31
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
});
