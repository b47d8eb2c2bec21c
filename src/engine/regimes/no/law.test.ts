import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { norway } from './no.ts';

const PUBLISHED = published('data/regimes/no.json');
const PAGE = {
  title: 'Skatteetaten, "Merverdiavgift", satser',
  url: 'https://www.skatteetaten.no/satser/merverdiavgift',
  read: '2026-11-21',
};
const FISH = {
  title: 'Hemne Kraftlag, "Merverdiavgift": raw fish through the sales organisations',
  url: 'http://www.hemnekraftlag.no/34675/3244/34677-60884.html',
  read: '2026-11-21',
};
const BUDGET = {
  title: 'statsbudsjettet.no 2016: 10 % from 2016 on; sticos.no: 6 % from 1 April 2020 on',
  read: '2026-11-27',
};
const KNOWN = {
  title: 'Decisions of the Storting for 2012, 2018 and 2021; known, no page was read',
  read: '2026-11-27',
};

describeRegimeLaw(norway, {
  source: PUBLISHED,
  states: {
    country: 'NO',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
    known: '2021-10-01 2026-11-27',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    identities: 'ON',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    { tax: 'VAT standard general', charge: '25.0%', today: '25.0%', source: PAGE },
    { tax: 'VAT standard reduced', charge: '15.0%', today: '15.0%', source: PAGE },
    { tax: 'VAT standard super-reduced', charge: '12.0%', today: '12.0%', source: PAGE },
    { tax: 'VAT standard special', charge: '11.11%', today: '11.11%', source: FISH },
  ],
  history: [
    { tax: 'VAT standard reduced', since: '2010-01-01', before: NOTHING, percent: '14.0%', source: KNOWN },
    { tax: 'VAT standard reduced', since: '2012-01-01', before: '14.0%', percent: '15.0%', source: KNOWN },
    { tax: 'VAT standard super-reduced', since: '2010-01-01', before: NOTHING, percent: '8.0%', source: BUDGET },
    { tax: 'VAT standard super-reduced', since: '2016-01-01', before: '8.0%', percent: '10.0%', source: BUDGET },
    { tax: 'VAT standard super-reduced', since: '2018-01-01', before: '10.0%', percent: '12.0%', source: BUDGET },
    { tax: 'VAT standard super-reduced', since: '2020-04-01', before: '12.0%', percent: '6.0%', source: BUDGET },
    { tax: 'VAT standard super-reduced', since: '2021-10-01', before: '6.0%', percent: '12.0%', source: BUDGET },
  ],
  taxNumber: '923456783MVA',
  taxNumbers: {
    valid: `
      036867337MVA 099209127MVA 272758697MVA 285435943MVA 297113534MVA 326606022MVA 421266727MVA
      424385506MVA 425822977MVA 487744581MVA 669144172MVA 734661139MVA 848904236MVA 923456783MVA
      949025861MVA 985577943MVA
    `,
    wrong: `
      040943199MVB 237715878MVH 292159411 300401189MVC 337840316MVT 363168885 463360403 504673812MVL
      595037970MVC 760990608 768883308MVK 823197134 849974701MVK 898365632MVA 988386532MVA 996619747MVS
    `,
  },
});
