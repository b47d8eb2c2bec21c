import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { DIRECTIVE, RATES_2007, RATES_2011, RATES_2014, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { slovenia } from './si.ts';

const RISE_2013 = {
  title: 'Slovenia: VAT rate increase as of July 1 2013, after Uradni list RS 46/2013',
  url: 'https://deploy.abcdocz.com/doc/2730709/slovenia--vat-rate-increase-as-of-july-1-2013',
  read: '2026-11-22',
};
const BOOKS_2020 = {
  title: 'Avalara, Slovenia cuts e-book VAT to 5 %',
  url: 'https://www.avalara.com/vatlive/en/vat-news/slovenia-cuts-e-book-vat-to-5-5-.html',
  read: '2026-11-22',
};
const SI_RATES = {
  title: 'VATupdate, VAT rates in Slovenia',
  url: 'https://www.vatupdate.com/2021/04/25/vat-rates-in-slovenia/',
  read: '2026-11-22',
};

describeRegimeLaw(slovenia, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'SI',
    currency: 'EUR',
    timeZone: 'Europe/Ljubljana',
    known: '2010-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'MS',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '20%',
      today: '22%',
      source: RISE_2013,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2013-07-01',
      before: '20%',
      charge: '22%',
      today: '22%',
      source: RISE_2013,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '8.5%',
      today: '9.5%',
      source: RATES_2007,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2013-07-01',
      before: '8.5%',
      charge: '9.5%',
      today: '9.5%',
      source: RISE_2013,
      also: RATES_2014,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2020-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: BOOKS_2020,
      also: SI_RATES,
    },
  ],
  taxNumber: '50223054',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      14717662 25522604 30777216 30905893 34274677 36350605 40549429 45526826 46546294 48729299
      49155423 49694391 52956741 55834183 68116616 70486727 70662410 73380075 82450889 86413635
      92491111 95020187
    `,
    wrong: `
      30105893 30905493 30906893 36350105 39350605 40546294 40849429 46546894 49394391 52986741
      54274677 73380675 86412635 86413631 92401111 95020181
    `,
  },
  scenarios: reverseChargeRows('Reverse Charge'),
  registers: {
    MS: {
      source: {
        title: 'python-stdnum 006192e, si.maticna',
        url: 'https://github.com/arthurdejong/python-stdnum',
        read: '2026-11-22',
      },
      also: {
        title: 'hubipe/company-identifiers a844199, Slovenia',
        url: 'https://github.com/hubipe/company-identifiers',
        read: '2026-11-22',
      },
      written: ['9331 310.000', '9331310000'],
      valid: '1732803 1732803000 9665129001 9331310A01',
      wrong: '173280 17328030 173280300 17328030000 9331310AB1',
    },
  },
});
