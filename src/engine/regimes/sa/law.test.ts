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
});
