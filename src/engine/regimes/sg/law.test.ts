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
      05392859V 200018359H 200091838Y 37700645Q 38934355U 59494310F M47323956C S34IQ3623V S54OT9385S
      S61GB5603M S72OA2395B S92AU8866G T04KX6867B T34RI4952I T36HX9580N T49ZL7893P
    `,
    wrong: `
      20AQ21086O 20BS71773C 20CX50796D 20DV95734V 20EP09107G 20FJ20135R 20LG79029I 20LS05550V 20UL94265I
      20VU11772E 20WR80563F 20XL48843A 20YL56631Y 20YU29780E 20ZG44703A 20ZW12514M
    `,
  },
});
