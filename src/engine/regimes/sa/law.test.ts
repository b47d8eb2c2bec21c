import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { saudiArabia } from './sa.ts';

const PUBLISHED = published('data/regimes/sa.json');
const LAW = {
  title: 'VAT Law, article 2, as amended by Royal Order A/638; Arfaj Law',
  url: 'https://arfajlaw.com/News/saudi-government-increases-vat-rate-from-5percent-to-15percent-effective-july-1-2020',
  read: '2026-11-21',
};

describeRegimeLaw(saudiArabia, {
  source: PUBLISHED,
  states: {
    country: 'SA',
    currency: 'SAR',
    timeZone: 'Asia/Riyadh',
    known: '2018-01-01 2026-11-21',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
  },
  rates: [
    { tax: 'VAT standard general', since: '2020-07-01', before: '5.0%', charge: '15.0%', today: '15.0%', source: LAW },
    { tax: 'VAT standard general', since: '2018-01-01', before: NOTHING, charge: '5.0%', today: '15.0%', source: LAW },
  ],
  taxNumber: '300000000000003',
  taxNumbers: {
    valid: `
      304519330980983 311948120701833 315989525765333 320501691835403 323907369545803 324583790293583
      331533266398793 341555604141663 347416501022063 349961067311013 376636912889753 377003254462183
      384302764749273 385101446070343 387089210716613 394151285674983
    `,
    wrong: `
      400739554232113 410425464145453 415511819889093 416305843500043 425600498996313 434694944984913
      451416137300843 464879738436033 467023701107113 469164127209793 471380345451913 473800148979323
      477036532663393 483973290129763 494692693987783 494982417352883
    `,
  },
});
