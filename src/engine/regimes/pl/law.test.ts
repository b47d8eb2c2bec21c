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
});
