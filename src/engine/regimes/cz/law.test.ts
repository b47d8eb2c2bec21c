import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { CHANGES_2024, DIRECTIVE, RATE_HISTORY, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { czechia } from './cz.ts';

const CALC_CZ = {
  title: 'vatcalculator.eu, Czech Value Added Tax history',
  url: 'https://vatcalculator.eu/czech-vat-calculator',
  read: '2026-11-22',
};
const TABLE_CZ = {
  title: 'myvatcalculator.eu, Historical VAT rates of Czech Republic',
  url: 'https://myvatcalculator.eu/vat-calculator-czech-republic-cz/',
  read: '2026-11-22',
};

describeRegimeLaw(czechia, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'CZ',
    currency: 'CZK',
    timeZone: 'Europe/Prague',
    known: '2010-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'ICO',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '20%',
      today: '21%',
      source: CALC_CZ,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2013-01-01',
      before: '20%',
      charge: '21%',
      today: '21%',
      source: CALC_CZ,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '10%',
      today: '12%',
      source: CALC_CZ,
      also: TABLE_CZ,
    },
    {
      tax: 'VAT standard reduced',
      since: '2012-01-01',
      before: '10%',
      charge: '14%',
      today: '12%',
      source: CALC_CZ,
      also: TABLE_CZ,
    },
    {
      tax: 'VAT standard reduced',
      since: '2013-01-01',
      before: '14%',
      charge: '15%',
      today: '12%',
      source: CALC_CZ,
      also: TABLE_CZ,
    },
    {
      tax: 'VAT standard reduced',
      since: '2024-01-01',
      before: '15%',
      charge: '12%',
      today: '12%',
      source: CHANGES_2024,
      also: RATE_HISTORY,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2015-01-01',
      before: NOTHING,
      charge: '10%',
      today: '12%',
      source: CALC_CZ,
      also: TABLE_CZ,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2024-01-01',
      before: '10%',
      charge: '12%',
      today: '12%',
      source: CHANGES_2024,
      also: RATE_HISTORY,
    },
  ],
  taxNumber: '25123891',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      000101101 000101207 0002290002 02394243 03644383 0402290009 0412310008 0472290005 05013828 0510310009
      05284856 0562310001 16959779 19809417 21181586 22414347 24404438 26830922 27067386 33725501
      35657090 41127501 520229101 520229207 530101101 530101207 5302280005 5328310009 535212101 535212207
      5401010000 54927781 59588578 59993065 608687740 608816345 612578160 614464856 621269735 622273009
      623547337 633384627 641096858 642594544 643452861 643570730 645764394 665276999 665284626 667556174
      673941163 677572267 684696008 686999732 687723783 689265588 689644515 69269904 69465363 69643300
      699061373 7311050000 7351050003 7362310000 7432310006 75329409 800101101 800101207 80906745 840229101
      840229207 8505050060 89073614 89377699 9602290005 9912310001 991231101 991231207 9982310008
    `,
    wrong: `
      000229101 0062310001 0102290001 0402090009 0412510008 0413050000 0510314009 05244856 14959779 19801417
      26830942 530229101 540101101 600101101 641096888 642594546 667556114 699161373 69943300 7313050008
      7532310006 790101101 830229101 843570730 9702290004 9902290002 9912310501
    `,
  },
  scenarios: reverseChargeRows('daň odvede zákazník'),
  registers: {
    ICO: {
      source: {
        title: 'python-stdnum 006192e, cz.ico',
        url: 'https://github.com/arthurdejong/python-stdnum',
        read: '2026-11-22',
      },
      also: {
        title: 'hubipe/company-identifiers a844199, CzechRepublic',
        url: 'https://github.com/hubipe/company-identifiers',
        read: '2026-11-22',
      },
      written: ['CZ 001 77-041', '00177041'],
      valid: `
        01757229 02622297 02677351 03622461 13719556 18369006 27995569 29373964 32622295 38596938 41627431 43622461 46428925
        49373960 52677354 61627437 63622467 67995560 68487452 68596936 71757228 86428926 93719558 98369008
      `,
      wrong: `
        01757223 01787229 02647351 03622441 06677351 29373965 29393964 41677431 49373940 52657354 71957228 86428126 86428906
        89428926 0017704 001770411
      `,
    },
  },
});
