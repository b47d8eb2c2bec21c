import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { greece } from './el.ts';

const PUBLISHED = published('data/regimes/el.json');
const RISE = {
  title: 'Dinamiki, "VAT rate increases May 2016": 24 % and the rates of the islands from 1 June 2016 on',
  url: 'https://dinamiki.com/en/news/166-vat-rate-increases-may-2016',
  read: '2026-11-21',
};
const HISTORY = {
  title: 'The VAT Man, Greece, historical rates',
  url: 'https://thevatman.eu/vat-by-country-e-h/greece/',
  read: '2026-11-21',
};

describeRegimeLaw(greece, {
  source: PUBLISHED,
  states: {
    country: 'EL',
    alternatives: 'GR',
    currency: 'EUR',
    timeZone: 'Europe/Athens',
    known: '2016-06-01 2026-11-27',
    taxScheme: 'VAT',
    rounding: 'currency',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note', stamps: 'iapr-mark' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      charge: '24%',
      today: '24%',
      source: RISE,
      byLaw: { since: '2016-06-01', source: RISE },
    },
    {
      tax: 'VAT standard reduced',
      charge: '13%',
      today: '13%',
      source: HISTORY,
      byLaw: { since: '2011-01-01', source: HISTORY },
    },
    {
      tax: 'VAT standard super-reduced',
      charge: '6%',
      today: '6%',
      source: HISTORY,
      byLaw: { since: '2015-07-20', source: HISTORY },
    },
    {
      tax: 'VAT standard general+island',
      charge: '17%',
      today: '17%',
      source: RISE,
      byLaw: { since: '2016-06-01', source: RISE },
    },
    {
      tax: 'VAT standard reduced+island',
      charge: '9%',
      today: '9%',
      source: RISE,
      byLaw: { since: '2016-06-01', source: RISE },
    },
    {
      tax: 'VAT standard super-reduced+island',
      charge: '4%',
      today: '4%',
      source: RISE,
      byLaw: { since: '2016-06-01', source: RISE },
    },
  ],
  history: [
    { tax: 'VAT standard general', since: '2010-07-01', before: NOTHING, percent: '23%', source: HISTORY },
    { tax: 'VAT standard general', since: '2016-06-01', before: '23%', percent: '24%', source: HISTORY },
    { tax: 'VAT standard reduced', since: '2010-07-01', before: NOTHING, percent: '11%', source: HISTORY },
    { tax: 'VAT standard reduced', since: '2011-01-01', before: '11%', percent: '13%', source: HISTORY },
    { tax: 'VAT standard super-reduced', since: '2010-07-01', before: NOTHING, percent: '5.5%', source: HISTORY },
    { tax: 'VAT standard super-reduced', since: '2011-01-01', before: '5.5%', percent: '6.5%', source: HISTORY },
    { tax: 'VAT standard super-reduced', since: '2015-07-20', before: '6.5%', percent: '6%', source: HISTORY },
    { tax: 'VAT standard general+island', since: '2016-06-01', before: NOTHING, percent: '17%', source: RISE },
    { tax: 'VAT standard reduced+island', since: '2016-06-01', before: NOTHING, percent: '9%', source: RISE },
    { tax: 'VAT standard super-reduced+island', since: '2016-06-01', before: NOTHING, percent: '4%', source: RISE },
  ],
  taxNumber: '094259216',
  taxNumbers: {
    valid: `
      168429739 253245042 333467947 359406077 370295810 487081248 693623317 751593973 815250859 862578432
      933581162 937825404 942071530 958712761
    `,
    wrong: `
      007275663 033659716 076022917 109085591 195422582 224512639 257751027 469910121 575278131 626985883
      721626805 794147378 837797901 853224477 922627080 938800212
    `,
  },
  scenarios: reverseChargeRows('Reverse Charge / Αντίστροφη φόρτιση'),
});
