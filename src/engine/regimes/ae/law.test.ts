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
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'Reverse Charge' }] },
    { tags: 'simplified', notes: [{ cat: 'VAT', key: 'simplified', text: 'Simplified Tax Invoice' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
