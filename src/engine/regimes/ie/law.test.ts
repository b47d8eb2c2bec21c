import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { ireland } from './ie.ts';

const PUBLISHED = published('data/regimes/ie.json');
const HISTORY = {
  title: 'Historical VAT rates of the Value-Added Tax Consolidation Act 2010, as listed by vatcalculatorlive',
  url: 'https://vatcalculatorlive.co.uk/vat-rates/',
  read: '2026-11-21',
};
const STIMULUS = {
  title: 'Avalara VATlive, Ireland returns VAT rate to 23 % on 1 March 2021',
  url: 'https://www.avalara.com/vatlive/en/vat-news/ireland-cuts-vat-from-23--to-21--till-feb-2021.html',
  read: '2026-11-23',
};

describeRegimeLaw(ireland, {
  source: PUBLISHED,
  states: {
    country: 'IE',
    currency: 'EUR',
    timeZone: 'Europe/Dublin',
    known: '2012-01-01 2026-11-23',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2012-01-01',
      before: NOTHING,
      charge: '23.0%',
      today: '23.0%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard general',
      since: '2020-09-01',
      before: '23.0%',
      charge: '21.0%',
      today: '23.0%',
      source: HISTORY,
      also: STIMULUS,
    },
    {
      tax: 'VAT standard general',
      since: '2021-03-01',
      before: '21.0%',
      charge: '23.0%',
      today: '23.0%',
      source: STIMULUS,
    },
    {
      tax: 'VAT standard reduced',
      since: '2003-01-01',
      before: NOTHING,
      charge: '13.5%',
      today: '13.5%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2011-07-01',
      before: NOTHING,
      charge: '9.0%',
      today: '9.0%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard special',
      since: '2005-01-01',
      before: NOTHING,
      charge: '4.8%',
      today: '4.8%',
      source: HISTORY,
    },
  ],
  taxNumber: '6433435OA',
  taxNumbers: {
    valid: `
      0169439P 0318416IH 0669678CH 0746153M 0775849TH 0U60313A 0V05396G 1018456HH 1073446VA 1210947AH
      1278232J 1379526BA 1398688FH 1745507B 1912931EA 1Q55484P 2C89854B 2S09016K 3033177D 3109780M 3A33465L
      3Z96141N 4926408QA 4J14149R 4Z16717S 5322378TH 5831125DH 5868139VH 5907966WH 5J07363H 5S34781J
      6216406NH 6247408O 6284987T 6387486FA 6453974B 6778540GH 6K48738U 7067370BH 7478895HH 7691556T
      7873080I 8058918HH 8631776IH 8766212SA 8818703SH 8829948K 8902811M 8O72244W 8Y26826Q 9006761OH
      9026404W 9741256JA 9B39872F 9W72491W
    `,
    wrong: `
      0271976QW 0726081JQ 0T94363H 1464248RH 1888531VS 1T92435Q 2303773ND 2512534IQ 3006401H 3744292O
      3Z87575E 4489602AH 4625729Q 4G09426X 8869633EH 8994083V
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
});
