import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
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
    known: '1996-01-01 2026-11-21',
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
  taxNumbers: {
    valid: `
      142068580001 168006229401 225382796401 239758729201 356667890401 459746597201 499192145501
      581186363701 658872251901 740770868901 756770676201 854077849801 869172391301 914064694501
      937450881101 943694374101
    `,
    wrong: `
      059771650602 063573573102 251213196901 279449497602 331189596001 334150463602 356437710202
      461888153102 550129421601 616159097901 696885483701 804047252801 829651763801 883268650901
      931811680902 945721891901
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
});
