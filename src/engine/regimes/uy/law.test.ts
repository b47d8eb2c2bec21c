import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { uruguay } from './uy.ts';

const BAKER = {
  title: 'Baker McKenzie, VAT rates in Uruguay: 22 and 10 %',
  url: 'https://resourcehub.bakermckenzie.com/en/resources/vatgst-rates--thresholds/latin-america/uruguay/topics/vat--gst',
  read: '2026-11-22',
};
const EY_2012 = {
  title: 'Ernst & Young, The 2012 worldwide VAT, GST and sales tax guide, Uruguay, as of 1 January 2012',
  url: 'https://www.yumpu.com/en/document/view/27120874/the-2012-worldwide-vat-gst-and-sales-tax-guide/704',
  read: '2026-11-22',
};
const REFORM_2007 = {
  title: 'From Uruguay, Uruguay advances, tax reform, 15 July 2007: from 23 to 22',
  url: 'http://www.from-uruguay.com/2007/07/',
  read: '2026-11-22',
};
const LAW_18132 = {
  title: 'Ley 18.132 of 25 May 2007: 10 % on the meat of poultry, pigs and rabbits',
  url: 'https://impo.com.uy/bases/leyes/18132-2007',
  read: '2026-11-22',
};

describeRegimeLaw(uruguay, {
  source: BAKER,
  twice: true,
  states: {
    country: 'UY',
    currency: 'UYU',
    timeZone: 'America/Montevideo',
    known: '2012-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'CI',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2012-01-01',
      before: NOTHING,
      charge: '22%',
      today: '22%',
      source: EY_2012,
      also: REFORM_2007,
    },
    {
      tax: 'VAT standard reduced',
      since: '2012-01-01',
      before: NOTHING,
      charge: '10%',
      today: '10%',
      source: EY_2012,
      also: LAW_18132,
    },
  ],
  taxNumber: '211003420017',
  // Made up, except the examples of python-stdnum, which agrees on the check digits.
  taxNumbers: {
    valid: `
      211003420017 211406340011 526018159082 301661318602 913909960304 824628194828 199351819091 378657975430 231948757496
      118625276018 895559797114 471049746507 752917034233 667127684262 846563212232 307924402683 599528907868 666176031376
      590139624594 571177774127 154728038523 808414852539 875004743957 755131373538 799075116379 265167612228 029729975280
      820018263300 434839548621 057986828282 807290222794 180588871804 334018780176 598983478875 838483726166 751361341252
      686563551505 587706589480 113114402424 646288975142 141705864921 083124023447 834782450402 008838737167 786843353262
      502014620160
    `,
    wrong: `
      838483726146 141405864921 913909920304 752977034233 526058159082 755131375538 466176031376 307922402683 526016159082
      378657945430 838483726136 666176030376 378617975430 471049946507 913909060304 808434852539 378657975830 471049746597
      029727975280 471099746507 000838737167 838483726066 21100342001 2110034200177 21100342001K
    `,
  },
  registers: {
    CI: {
      source: {
        title: 'ciuy, Acerca de los números de identidad uruguayos',
        url: 'https://ciuy.readthedocs.io/es/stable/about.html',
        read: '2026-11-22',
      },
      also: {
        title: 'help4.dev, CI Validator (Uruguay)',
        url: 'https://help4.dev/en/uruguay-ci-validator',
        read: '2026-11-22',
      },
      written: ['1.234.567-2', '12345672'],
      valid: `
        01582592 02331562 08335956 09240629 12747060 18335954 20234964 31159729 33159618 36538108 41159727 46340272 46538106
        52331562 59240629 63159612 66340278 68335954 81159729 82331566 83159618 86538108 96340272 99593191 2200824 2296615
        3421932 3937092 4525157 5464295
      `,
      wrong: `
        06538106 09240729 16335954 20214964 27234964 31159721 31159727 33159611 49240629 52240629 59247629 81179729 86159729
        86538308 123456 123456720
      `,
    },
  },
});
