import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { southAfrica } from './za.ts';

const SARS = {
  title: 'SARS, Tax invoices',
  url: 'https://newsarsweb.azurewebsites.net/businesses-and-employers/government/tax-invoices',
  read: '2026-11-22',
};
const HISTORY = {
  title: 'calculatorvat.co.za, History of VAT in South Africa, after the National Treasury',
  url: 'https://calculatorvat.co.za/history-of-vat-in-south-africa-how-the-sales-tax-system-evolved/',
  read: '2026-11-22',
};
const TIMELINE = {
  title: 'vatulator.co.za, VAT timeline',
  url: 'https://vatulator.co.za/vat-timeline.html',
  read: '2026-11-22',
};
const EY_2018 = {
  title: 'Ernst & Young, South Africa’s VAT rate to increase from April 1, 2018',
  url: 'https://taxnews.ey.com/news/2018-0427',
  read: '2026-11-22',
};
const SOVOS_2018 = {
  title: 'Sovos, South Africa: VAT rate to increase April 1, 2018',
  url: 'https://sovos.com/regulatory-updates/vat/south-africa-vat-rate-to-increase-april-1-2018',
  read: '2026-11-22',
};

describeRegimeLaw(southAfrica, {
  source: SARS,
  twice: true,
  states: {
    country: 'ZA',
    currency: 'ZAR',
    timeZone: 'Africa/Johannesburg',
    known: '1991-09-30 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'REG',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '1991-09-30',
      before: NOTHING,
      charge: '10%',
      today: '15%',
      source: HISTORY,
      also: TIMELINE,
    },
    {
      tax: 'VAT standard general',
      since: '1993-04-07',
      before: '10%',
      charge: '14%',
      today: '15%',
      source: HISTORY,
      also: TIMELINE,
    },
    {
      tax: 'VAT standard general',
      since: '2018-04-01',
      before: '14%',
      charge: '15%',
      today: '15%',
      source: EY_2018,
      also: SOVOS_2018,
    },
  ],
  taxNumber: '4480152117',
  // Made up: the form alone is judged.
  taxNumbers: {
    valid: `
      4480152117 4220119988 4692512340 4000000000 4999999999 4123456789 4987654321
    `,
    wrong: `
      3480152117 5480152117 0480152117 448015211 44801521177 4A80152117 448015211A
    `,
  },
  registers: {
    REG: {
      source: {
        title: 'Companies Act, 1973, Notice No. 1762, schedule, 2',
        url: 'http://acts.co.za/companies-act-1973/notices_2_new_numbers.php',
        read: '2026-11-22',
      },
      also: {
        title: 'Youverify, South African business registration number',
        url: 'https://youverify.co/blog/south-african-business-registration-number',
        read: '2026-11-22',
      },
      written: ['2000 000001 07', '2000/000001/07'],
      valid: '1998/123456/23 2021/987654/08',
      wrong: '2000/00001/07 2000/000001/7 00/000001/07 2000/000001/071',
    },
  },
});
