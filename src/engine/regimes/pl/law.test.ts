import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { poland } from './pl.ts';

const PUBLISHED = published('data/regimes/pl.json');
const LAW = {
  title: 'Act of 11 March 2004 on the tax on goods and services, art. 41 and 146a; Poltax, "Stawki podatkowe"',
  url: 'https://www.poltax.pl/baza_prawa_podatkowego/baza_prawa_podatkowego/stawki_podatkowe_w_podatku_od_towarow_i_uslug,222/stawki_podatkowe_w_podatku_od_towarow_i_uslug,451',
  read: '2026-11-21',
};

describeRegimeLaw(poland, {
  source: PUBLISHED,
  states: {
    country: 'PL',
    currency: 'PLN',
    timeZone: 'Europe/Warsaw',
    known: '2000-09-04 2026-11-21',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
  },
  rates: [
    { tax: 'VAT standard general', since: '2011-01-01', before: '22.0%', charge: '23.0%', today: '23.0%', source: LAW },
    {
      tax: 'VAT standard general',
      since: '1993-07-08',
      before: NOTHING,
      charge: '22.0%',
      today: '23.0%',
      source: PUBLISHED,
    },
    { tax: 'VAT standard reduced', since: '2011-01-01', before: '7.0%', charge: '8.0%', today: '8.0%', source: LAW },
    {
      tax: 'VAT standard reduced',
      since: '2000-09-04',
      before: NOTHING,
      charge: '7.0%',
      today: '8.0%',
      source: PUBLISHED,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2011-01-01',
      before: '3.0%',
      charge: '5.0%',
      today: '5.0%',
      source: LAW,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2000-09-04',
      before: NOTHING,
      charge: '3.0%',
      today: '5.0%',
      source: PUBLISHED,
    },
  ],
  taxNumber: '5841896486',
  taxNumbers: {
    valid: `
      1531154699 1848812154 2145122140 2550070863 3942358588 4065477770 4311580013 4732274408 5158834571
      5183868989 5417416674 6574335950 6768884728 8048195746 9721500424 9831523716
    `,
    wrong: `
      0001853667 0466508569 1641644960 1915851090 2003396971 2004595652 2487867169 3007392083 3802341936
      4007253173 4310298667 5004813985 7262331754 8006045237 9003655509 9774270736
    `,
  },
});
