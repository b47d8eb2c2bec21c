import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { GST_KEYS } from '../../../testing/law/statement.ts';
import { singapore } from './sg.ts';

const PUBLISHED = published('data/regimes/sg.json');
const HISTORY = {
  title: 'National Library Board, "Introduction of the Goods and Services Tax"',
  url: 'https://eresources.nlb.gov.sg/history/events/c5594d45-4948-4080-a6fb-5175eb8d83c3',
  read: '2026-11-21',
};
const RISES = {
  title: 'IRAS, "GST Rate Change for Businesses", as told by Ehluar',
  url: 'http://ehluar.com/main/2022/02/23/gst-rate-change-for-businesses-iras-website-updated/',
  read: '2026-11-21',
};

describeRegimeLaw(singapore, {
  source: PUBLISHED,
  states: {
    country: 'SG',
    currency: 'SGD',
    timeZone: 'Asia/Singapore',
    known: '1994-04-01 2026-11-21',
    taxScheme: 'GST',
    categories: {
      GST: { effect: 'added', keys: GST_KEYS },
    },
    identities: 'UEN',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    { tax: 'GST standard general', since: '2024-01-01', before: '8%', charge: '9%', today: '9%', source: RISES },
    { tax: 'GST standard general', since: '2023-01-01', before: '7%', charge: '8%', today: '9%', source: RISES },
    { tax: 'GST standard general', since: '2007-07-01', before: '5%', charge: '7%', today: '9%', source: HISTORY },
    { tax: 'GST standard general', since: '2004-01-01', before: '4%', charge: '5%', today: '9%', source: HISTORY },
    { tax: 'GST standard general', since: '2003-01-01', before: '3%', charge: '4%', today: '9%', source: HISTORY },
    { tax: 'GST standard general', since: '1994-04-01', before: NOTHING, charge: '3%', today: '9%', source: HISTORY },
  ],
  taxNumber: 'M91234567X',
  taxNumbers: {
    valid: `
      89889439E 32853291J 78319211L 41868494D 25649512B 27257211W 41877724A 94894377K 77415514X 72134851C 32638693M
      190865112D 191632289W 190662827R 191767888N 190528142G 201165349K 201846754M 191612532E 190485318Z 190456999C
      201821614H T22TU8291J S07LL8389J T21SS7875J T15SM6958J T19CP5511E R21FB3771L S27CH1624J S28CD5419H R28MM3421A
      T18PF2416B T02FC6837C S25NR7693F S23VH4829H S26RF5545B R04PA9411K R15GB7112D R25DP2239D R26CX8864B S18PB3228H
      T08XL7573F S06TC5937L T12CC8629F R18LP8512G S02FN5865K R06RP6626G T15CL8958E S07MH9426A S06CS7746E S23MC3328C
      S04GS9193C T11HS7295K T06MQ2526C R03CM2744L S26FM8766D S23NB8892J T21GA7617H R19MD1961D R17MB3437F
      M47323956C MA01601759 M201189853
    `,
    wrong: `
      89889439Q 41868494V 41877724Z 72134851Z 191632289L 190528142Q 191612532P 201821614J T12AB1234A R08ZZ1234A
      20AQ21086O 20BS71773C 20FJ20135R 20VU11772E
    `,
  },
});
