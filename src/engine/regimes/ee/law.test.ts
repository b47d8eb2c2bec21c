import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { CHANGES_2024, RATES_2011, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { estonia } from './ee.ts';

const EE_2009 = {
  title: 'easycalculation, VAT calculator Estonia',
  url: 'https://www.easycalculation.com/finance/vat-calculator-estonia.html',
  read: '2026-11-22',
};
const EE_2025 = {
  title: 'Marosa, VAT rate increase in Estonia by 2025',
  url: 'https://marosavat.com/estonia-increase-vat-rate-2025',
  read: '2026-11-22',
};
const EE_2025_VATABOUT = {
  title: 'VATabout, Estonia: VAT rates to be reverted',
  url: 'https://vatabout.com/estonia-vat-rates-to-be-reverted-to-pre-covid-rates',
  read: '2026-11-22',
};
const DIRECTIVE = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
};

describeRegimeLaw(estonia, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'EE',
    currency: 'EUR',
    timeZone: 'Europe/Tallinn',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '20%',
      today: '24%',
      source: EE_2009,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2024-01-01',
      before: '20%',
      charge: '22%',
      today: '24%',
      source: CHANGES_2024,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2025-07-01',
      before: '22%',
      charge: '24%',
      today: '24%',
      source: EE_2025,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2025-01-01',
      before: NOTHING,
      charge: '13%',
      today: '13%',
      source: EE_2025,
      also: EE_2025_VATABOUT,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '9%',
      today: '9%',
      source: EE_2009,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2022-08-01',
      before: NOTHING,
      charge: '5%',
      today: '9%',
      source: EE_2025,
      also: EE_2025_VATABOUT,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2025-01-01',
      before: '5%',
      charge: '9%',
      today: '9%',
      source: EE_2025,
      also: EE_2025_VATABOUT,
    },
  ],
  taxNumber: '100931558',
  // Made up; python-stdnum judges them alike.
  taxNumbers: {
    valid: `
      669556678 699129237 842516341 234958371 192925556 818448676 953271229 531641187 565932862 397371523
      364756168 339633122 517285664 256736555 293931999 293923525 337814273 985932484
    `,
    wrong: `
      842516345 828448676 364706168 915932484 234958374 327371523 418448676 364756968 953271249 699126237
      953275229 464756168 669526678 131641187 256736554 256716555
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'pöördmaksustamine' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
