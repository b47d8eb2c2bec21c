import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { belgium } from './be.ts';

const PUBLISHED = published('data/regimes/be.json');
const PAGE = {
  title: 'FPS Finance, "VAT rates", after Royal Decree No. 20',
  url: 'https://finance.belgium.be/en/enterprises/vat/vat-obligation/rates-and-calculation/vat-rates',
  read: '2026-11-21',
};
const HISTORY = {
  title: 'The VAT Man, Belgium, historical rates',
  url: 'http://thevatman.eu/vat-by-country/belgium/',
  read: '2026-11-21',
};

describeRegimeLaw(belgium, {
  source: PUBLISHED,
  states: {
    country: 'BE',
    currency: 'EUR',
    timeZone: 'Europe/Brussels',
    known: '2011-01-04 2026-11-21',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    identities: 'BCE',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2011-01-04',
      before: NOTHING,
      charge: '21.0%',
      today: '21.0%',
      source: PAGE,
      firstDay: PUBLISHED,
      byLaw: { since: '1996-01-01', source: HISTORY },
    },
    {
      tax: 'VAT standard intermediate',
      since: '2011-01-01',
      before: NOTHING,
      charge: '12.0%',
      today: '12.0%',
      source: PAGE,
      firstDay: PUBLISHED,
      byLaw: { since: '1992-04-01', source: HISTORY },
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-01-04',
      before: NOTHING,
      charge: '6.0%',
      today: '6.0%',
      source: PAGE,
      firstDay: PUBLISHED,
      byLaw: { since: '1971-01-01', source: HISTORY },
    },
  ],
  taxNumber: '0413172884',
  taxNumbers: {
    valid: `
      0043829053 0079086573 0260618511 0770596704 0784290332 0934105941 1347599224 1549400992 1592471269
      1630308197 166290167 1938341003 382184750 520151018 549858554 951148742
    `,
    wrong: `
      0435230384 067573217 0791596922 082722779 1121705688 1349977617 149958265 1520685603 1545671365
      1938025996 2053149691 2292057251 2518723689 2722559069 641891969 911175187
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
});
