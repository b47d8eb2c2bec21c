import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { germany } from './de.ts';

const PUBLISHED = published('data/regimes/de.json');
const GENERAL = {
  title: 'UStG § 12 Abs. 1; Schwarz/Widmann/Radeisen, § 12 Rz. 9, table of the general rate',
  url: 'https://haufe.de/steuern/haufe-steuer-office-excellence/schwarzwidmannradeisen-ustg-12-abs1-allgemeiner-3-hoehe-des-allgemeinen-steuersatzes_idesk_PI25844_HI2623435.html',
  read: '2026-11-21',
};
const REDUCED = {
  title: 'UStG § 12 Abs. 2; Weimann/Lang, § 12, Rz. 16 and 17a',
  url: 'https://haufe.de/steuern/weimann-umsatzsteuer-national-und-international-schaeffer-poeschel/weimannlang-umsatzsteuer-national-und-international-123-zeitlicher-anwendungsbereich_idesk_PI34142_HI6767874.html',
  read: '2026-11-21',
};

describeRegimeLaw(germany, {
  source: PUBLISHED,
  states: {
    country: 'DE',
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    known: '1993-01-01 2026-11-21',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    identities: 'de-tax-number',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    { tax: 'VAT standard general', since: '2021-01-01', before: '16%', charge: '19%', today: '19%', source: GENERAL },
    { tax: 'VAT standard general', since: '2020-07-01', before: '19%', charge: '16%', today: '19%', source: GENERAL },
    { tax: 'VAT standard general', since: '2007-01-01', before: '16%', charge: '19%', today: '19%', source: GENERAL },
    { tax: 'VAT standard general', since: '1998-04-01', before: '15%', charge: '16%', today: '19%', source: GENERAL },
    { tax: 'VAT standard general', since: '1993-01-01', before: NOTHING, charge: '15%', today: '19%', source: GENERAL },
    { tax: 'VAT standard reduced', since: '2021-01-01', before: '5%', charge: '7%', today: '7%', source: REDUCED },
    { tax: 'VAT standard reduced', since: '2020-07-01', before: '7%', charge: '5%', today: '7%', source: REDUCED },
    { tax: 'VAT standard reduced', since: '1983-07-01', before: NOTHING, charge: '7%', today: '7%', source: REDUCED },
  ],
  taxNumber: '136695976',
  taxNumbers: {
    valid: `
      102006223 170171046 186665094 188902145 189961281 213676754 250641814 275636543 288750076 362624366
      558386629 608683588 687469711 699633767 720370637 746772039
    `,
    wrong: `
      000824466 010253012 012216486 021008654 030118991 039226085 057617970 076214942 277491361 278730643
      302788215 476147505 498028861 564739758 777110131 845702650
    `,
  },
  scenarios: reverseChargeRows('Reverse Charge / Umkehr der Steuerschuld.'),
});
