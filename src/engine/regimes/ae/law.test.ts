import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { unitedArabEmirates } from './ae.ts';

const PUBLISHED = published('data/regimes/ae.json');
const LAW = {
  title:
    'Federal Decree-Law No. 8 of 2017 on VAT, in force on 1 January 2018; Simmons & Simmons elexica, "UAE VAT Law released"',
  url: 'http://www.elexica.com/en/legal-topics/tax/310817-uae-vat-law-released',
  read: '2026-11-21',
};

describeRegimeLaw(unitedArabEmirates, {
  source: PUBLISHED,
  states: {
    country: 'AE',
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    known: '2018-01-01 2026-11-21',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    { tax: 'VAT standard general', since: '2018-01-01', before: NOTHING, charge: '5%', today: '5%', source: LAW },
  ],
  taxNumber: '100111222333444',
  taxNumbers: {
    valid: `
      010928159013962 017598983478878 018263304348395 026859952890786 030824628194821 116372651676122
      202972997528820 208682889093100 326865635515058 338750047439575 433532650201462 491186252760189
      526018159083016 555979711471049 797543231948757 807290222791805
    `,
    wrong: `
      02675112532870 16828126464460 17010737504310 23610788526114 24180578891486 33249351643883
      39693729306826 46493665787200 46557210141561 51233080516978 56529413078716 61169572200826
      62833125815354 91031776467272 91316772326793 97737972761125
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge' }] },
    { tags: 'simplified', notes: [{ cat: 'VAT', key: 'simplified', text: 'Simplified Tax Invoice' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
