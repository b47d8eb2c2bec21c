import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { sweden } from './se.ts';

const PUBLISHED = published('data/regimes/se.json');
const PAGE = {
  title: 'Skatteverket, Rättslig vägledning 2022.8, table of the rates since 1992',
  url: 'https://www4.skatteverket.se/rattsligvagledning/edition/2022.8/346820.html',
  read: '2026-11-21',
};
const RISE = {
  title: 'Lag (1990:575): 20 % of the price with tax, which is 25 % on top, from 1 July 1990 on',
  url: 'https://lagen.nu/1990:575',
  read: '2026-11-21',
};

describeRegimeLaw(sweden, {
  source: PUBLISHED,
  states: {
    country: 'SE',
    currency: 'SEK',
    timeZone: 'Europe/Stockholm',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    identities: 'ON PN CN',
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '1990-01-01',
      before: NOTHING,
      charge: '25.0%',
      today: '25.0%',
      source: PAGE,
      firstDay: PUBLISHED,
      byLaw: { since: '1990-07-01', source: RISE },
    },
    {
      tax: 'VAT standard reduced',
      since: '1996-01-01',
      before: NOTHING,
      charge: '12.0%',
      today: '12.0%',
      source: PAGE,
      firstDay: PUBLISHED,
      byLaw: { since: '1993-07-01', source: PAGE },
    },
    {
      tax: 'VAT standard super-reduced',
      since: '1996-01-01',
      before: NOTHING,
      charge: '6.0%',
      today: '6.0%',
      source: PAGE,
    },
  ],
  taxNumber: '556036079301',
  scenarios: [
    {
      tags: 'reverse-charge',
      notes: [
        {
          cat: 'VAT',
          key: 'reverse-charge',
          text: 'Reverse charge: Customer to account for VAT to the relevant tax authority.',
        },
      ],
    },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
