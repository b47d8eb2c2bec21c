import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { liechtenstein } from './li.ts';

const LAW_2010 = {
  title: 'LGBl. 2010 Nr. 186, Abänderung des Mehrwertsteuergesetzes, in force on 1 January 2011',
  url: 'https://www.gesetze.li/chrono/html/2010186000?search_text=&search_loc=&sort_col=lgblid&sort_dir=asc&lrnr=&lgblid_von=&lgblid_bis=',
  read: '2026-11-22',
};
const REPORT_2010 = {
  title: 'Bericht und Antrag der Regierung 49/2010: from 7.6, 3.6 and 2.4 %',
  url: 'https://bua.regierung.li/BuA/dynamic_bridge.jsp?buajahr=2010&buanr=49',
  read: '2026-11-22',
};
const SWISS = {
  title: 'commerceguys/tax, ch_vat.json: the Swiss rates, which are those of Liechtenstein by treaty',
  url: 'https://github.com/commerceguys/tax',
  read: '2026-11-22',
};
const LOWTAX_2020 = {
  title: 'Lowtax, Liechtenstein: Value Added Tax, 28 May 2020',
  url: 'https://www.lowtax.net/information/liechtenstein/liechtenstein-value-added-tax.html',
  read: '2026-11-22',
};
const VATCALC_2024 = {
  title: 'VAT Calc, Liechtenstein rises VAT to 8.1% January 2024',
  url: 'https://vatcalc.com/liechtenstein/liechtenstein-rises-vat-to-8-1-january-2024',
  read: '2026-11-22',
};
const DER_MWST_2024 = {
  title: 'dermwst.de, Mehrwertsteuer in Liechtenstein 2024',
  url: 'https://dermwst.de/mehrwertsteuer-in-liechtenstein',
  read: '2026-11-22',
};

describeRegimeLaw(liechtenstein, {
  source: LAW_2010,
  twice: true,
  states: {
    country: 'LI',
    currency: 'CHF',
    timeZone: 'Europe/Vaduz',
    known: '2010-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'REG',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '7.6%',
      today: '8.1%',
      source: REPORT_2010,
      also: SWISS,
    },
    {
      tax: 'VAT standard general',
      since: '2011-01-01',
      before: '7.6%',
      charge: '8%',
      today: '8.1%',
      source: LAW_2010,
      also: SWISS,
    },
    {
      tax: 'VAT standard general',
      since: '2018-01-01',
      before: '8%',
      charge: '7.7%',
      today: '8.1%',
      source: LOWTAX_2020,
      also: SWISS,
    },
    {
      tax: 'VAT standard general',
      since: '2024-01-01',
      before: '7.7%',
      charge: '8.1%',
      today: '8.1%',
      source: VATCALC_2024,
      also: DER_MWST_2024,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2010-01-01',
      before: NOTHING,
      charge: '3.6%',
      today: '3.8%',
      source: REPORT_2010,
      also: SWISS,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2011-01-01',
      before: '3.6%',
      charge: '3.8%',
      today: '3.8%',
      source: LAW_2010,
      also: SWISS,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2018-01-01',
      before: '3.8%',
      charge: '3.7%',
      today: '3.8%',
      source: LOWTAX_2020,
      also: SWISS,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2024-01-01',
      before: '3.7%',
      charge: '3.8%',
      today: '3.8%',
      source: VATCALC_2024,
      also: DER_MWST_2024,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '2.4%',
      today: '2.6%',
      source: REPORT_2010,
      also: SWISS,
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-01-01',
      before: '2.4%',
      charge: '2.5%',
      today: '2.6%',
      source: LAW_2010,
      also: SWISS,
    },
    {
      tax: 'VAT standard reduced',
      since: '2024-01-01',
      before: '2.5%',
      charge: '2.6%',
      today: '2.6%',
      source: VATCALC_2024,
      also: DER_MWST_2024,
    },
  ],
  taxNumber: '12345',
  // Made up: the form alone is judged.
  taxNumbers: {
    valid: `
      12345 00001 50123 67890 98765
    `,
    wrong: `
      1234 123456 1234A A1234 E284156502
    `,
  },
  registers: {
    REG: {
      source: {
        title: 'CDQ, LI_BRN',
        url: 'https://meta.cdq.com/DataModel:CDQ/Business_Partner/Identifier/LI_BRN',
        read: '2026-11-22',
      },
      also: {
        title: 'sophymarine/openregistry, Liechtenstein Handelsregister: FL-0001.090.135-8',
        url: 'https://github.com/sophymarine/openregistry',
        read: '2026-11-22',
      },
      written: ['FL 0002.594.728-9', 'FL-0002.594.728-9'],
      valid: 'FL-0001.090.135-8 FL-0002.103.140-4 FL-0002.683.628-1',
      wrong: 'FL-0002.594.728 0002.594.728-9 FL-002.594.728-9 FL-0002.594.728-90',
    },
  },
});
