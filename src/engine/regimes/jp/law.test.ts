import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { japan } from './jp.ts';

const TABLE = {
  title: 'biz-wpickup, 西暦・和暦からの消費税率一覧表',
  url: 'https://biz-wpickup.com/post-325/',
  read: '2026-11-22',
};
const DIPLOMAT = {
  title: 'The Diplomat, February 2020: 3 percent on April 1, 1989, 10 percent as of October 1, 2019',
  url: 'https://thediplomat.com/2020/02/how-did-the-abe-cabinet-attempt-to-mitigate-the-economic-pain-from-its-tax-hike',
  read: '2026-11-22',
};
const TOKYO_KAIKEI = {
  title: 'Tokyo Kaikei, Consumption Tax in Japan',
  url: 'https://www.tokyokaikeigroup.com/services/%E7%A8%8E%E5%8B%99%E3%83%BB%E4%BC%9A%E8%A8%88/%E5%9B%BD%E9%9A%9B%E7%A8%8E%E5%8B%99/international-tax-and-accounting/consumption-tax-in-japan/',
  read: '2026-11-22',
};
const AVALARA = {
  title: 'Avalara, Japan 8 % reduced Consumption Tax rate, on 1 October 2019',
  url: 'https://www.avalara.com/vatlive/en/vat-news/japan-8--reduced-consumption-tax-rate.html',
  read: '2026-11-22',
};

describeRegimeLaw(japan, {
  source: TABLE,
  twice: true,
  states: {
    country: 'JP',
    currency: 'JPY',
    timeZone: 'Asia/Tokyo',
    known: '1989-04-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'CN',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '1989-04-01',
      before: NOTHING,
      charge: '3%',
      today: '10%',
      source: TABLE,
      also: DIPLOMAT,
    },
    {
      tax: 'VAT standard general',
      since: '1997-04-01',
      before: '3%',
      charge: '5%',
      today: '10%',
      source: TABLE,
      also: TOKYO_KAIKEI,
      firstDay: TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2014-04-01',
      before: '5%',
      charge: '8%',
      today: '10%',
      source: TABLE,
      also: TOKYO_KAIKEI,
    },
    {
      tax: 'VAT standard general',
      since: '2019-10-01',
      before: '8%',
      charge: '10%',
      today: '10%',
      source: TABLE,
      also: DIPLOMAT,
    },
    {
      tax: 'VAT standard reduced',
      since: '2019-10-01',
      before: NOTHING,
      charge: '8%',
      today: '8%',
      source: TOKYO_KAIKEI,
      also: AVALARA,
    },
  ],
  taxNumber: 'T5835678256246',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      T5835678256246 T1234567890123 T0000000000001 3526018159083 7016613186091 5390996030824 5628194821993 2518190937865 3797543231948
      7757491186252 5760189555979 2711471049746 8507529170342 5366712768426 9846563212233 1079244026859 6952890786666 7176031372159
      2010928159013 7962459571177 9774121547280 1385280841485 6253888539336 2338750047439 9575513137353 5799075116372 6651676122202
      5972997528820 5018263304348 1395486205798 5682828807290 5222791805888 1718033401878 4017598983478 7878384837261 7675136134125
      1242731672326 2865635515058 1770658948113 6114402426462 6889751402614 3014193141705 7864920831240
    `,
    wrong: `
      9844563212233 7016013186091 8526018159083 1778658948113 7757491186652 7878384867261 7675336134125 2711475049746 5608194821993
      2518190937465 5602828807290 3797543231648 7675136134425 5390996230824 3526518159083 9575513157353 4010928159013 6952820786666
      3526068159083 3797543431948 583567825624 58356782562460 0835678256246 T583567825624 T58356782562460 X5835678256246
    `,
  },
  registers: {
    CN: {
      source: {
        title: 'OpenPeppol, Participant identifier schemes 9.7, 0188',
        url: 'https://docs.peppol.eu/edelivery/codelists/',
        read: '2026-11-22',
      },
      also: {
        title: 'python-stdnum 006192e, jp.cn',
        url: 'https://github.com/arthurdejong/python-stdnum',
        read: '2026-11-22',
      },
      written: ['5-8356-7825-6246', '5835678256246'],
      valid: `
        1289977024918 1986276796465 2181055531455 2847917656428 3115361794339 3156547252404 3295593121657 3986276796463
        4169866103932 4945856162173 5945856162172 6018471434596 6115361794336 6704790714112 6847917656424 7169866103938
        7216435429673 7295593121653 7966052789680 8181055531458 8966052789688 9154986030946 9289977024919 9704790714118
      `,
      wrong: `
        0216435429673 1289937024918 1289977024988 1986226796465 1986276296465 3115361796339 3156547252434 3156747252404
        3986276790463 6018471474596 6847917656024 7181055531458 8967052789688 9154986070946 T58356782562 583567825624
      `,
    },
  },
});
