import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { RATES_2007, RATES_2011, RATES_2014, RATE_HISTORY, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { romania } from './ro.ts';

const RO_2010 = {
  title: 'Mediafax, fiscal strategy of 2011 to 2013',
  url: 'https://mediafax.ro/?p=7251794',
  read: '2026-11-22',
};
const RO_2025 = {
  title: 'Regfollower, Romania increases standard and reduced VAT rates, after Legea 141/2025',
  url: 'https://regfollower.com/romania-increases-standard-and-reduced-vat-rates-effective-starting-tomorrow',
  read: '2026-11-22',
};
const RO_2025_VATABOUT = {
  title: 'VATabout, Romania increases VAT to 21 % and merges reduced rates',
  url: 'https://vatabout.com/romania-increases-vat-to-21-and-merges-reduced-rates',
  read: '2026-11-22',
};
const DIRECTIVE = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
};

describeRegimeLaw(romania, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'RO',
    currency: 'RON',
    timeZone: 'Europe/Bucharest',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '19%',
      today: '21%',
      source: RO_2010,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2010-07-01',
      before: '19%',
      charge: '24%',
      today: '21%',
      source: RO_2010,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2016-01-01',
      before: '24%',
      charge: '20%',
      today: '21%',
      source: RATE_HISTORY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2017-01-01',
      before: '20%',
      charge: '19%',
      today: '21%',
      source: RATE_HISTORY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2025-08-01',
      before: '19%',
      charge: '21%',
      today: '21%',
      source: RO_2025,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '9%',
      today: '11%',
      source: RATES_2007,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2025-08-01',
      before: '9%',
      charge: '11%',
      today: '11%',
      source: RO_2025,
      also: RO_2025_VATABOUT,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2011-01-01',
      before: NOTHING,
      charge: '5%',
      today: '11%',
      source: RATES_2011,
      also: RATES_2014,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2025-08-01',
      before: '5%',
      charge: '11%',
      today: '11%',
      source: RO_2025,
      also: RO_2025_VATABOUT,
    },
  ],
  taxNumber: '18547290',
  // Made up; python-stdnum judges them alike.
  taxNumbers: {
    valid: `
      214469556 762325 969782884 6887785273 396 256395 175 957 698 8496492316
      442 663 911168 413215313 345 848114267 356132674 663153536 315726 116
      3855471352 121963939 635992 299
    `,
    wrong: `
      969722884 397 911118 663163536 969782844 762425 713215313 848110267 248114267 249
      3855401352 8496492317 699 630992 848174267 669
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'taxare inversă' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
