import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { unitedKingdom } from './gb.ts';

const PUBLISHED = published('data/regimes/gb.json');
const HISTORY = {
  title: 'Accountancy Managers, "Historic VAT rates"',
  url: 'http://accountancymanagers.co.uk/vat-rates-new/',
  read: '2026-11-21',
};

describeRegimeLaw(unitedKingdom, {
  source: PUBLISHED,
  states: {
    country: 'GB',
    alternatives: 'XI XU',
    currency: 'GBP',
    timeZone: 'Europe/London',
    known: '2011-01-04 2026-11-21',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2011-01-04',
      before: NOTHING,
      charge: '20.0%',
      today: '20.0%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-01-04',
      before: NOTHING,
      charge: '5.0%',
      today: '5.0%',
      source: HISTORY,
      firstDay: PUBLISHED,
      byLaw: { since: '1997-09-01', source: HISTORY },
    },
  ],
  taxNumber: '844281425',
  taxNumbers: {
    valid: `
      000000195 000263936 000756612 000970122 009999914 100000089 100000132 100000132001 383529134950 908239711
      949000040 970000171 999000005 GD046 GD127 GD152 GD174 GD211 GD324 GD454 HA600 HA663 HA869 HA982
    `,
    wrong: `
      000388229 000517071 000534626 000845442 000956371 010000090 023011129 093336530 099999948 099999990
      100000034 121463742 214609581 5135385220 699518433593 703388524 844551616 879949744 949000138
      955207536057 970000073 996810737151 999000103
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
});
