import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { DIRECTIVE, RATES_2014, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { croatia } from './hr.ts';

const HR_2009 = {
  title: 'tportal, 25 pct rate ranks Croatia among European countries with highest VAT',
  url: 'https://tportal.hr/vijesti/clanak/25-pct-rate-ranks-croatia-among-european-countries-with-highest-vat-20120126',
  read: '2026-11-22',
};
const HR_2012 = {
  title: 'tportal, Croatia starts applying 25 % VAT rate as of 1 March',
  url: 'https://tportal.hr/vijesti/clanak/croatia-starts-applying-25-vat-rate-as-of-1-march-20120229',
  read: '2026-11-22',
};
const HR_2012_PWC = {
  title: 'PwC, Kroatischer Umsatzsteuersatz steigt von 23 % auf 25 %',
  url: 'https://steuernachrichten.pwc.at/blog/2012/02/16/ad-hoc-news-kroatischer-umsatzsteuersatz-steigt-von-23-auf-25/',
  read: '2026-11-22',
};
const HR_2014 = {
  title: 'Avalara, Further changes to Croatia VAT rules and rates',
  url: 'https://www.avalara.com/vatlive/en/vat-news/changes-croatia-vat-rules-rates.html',
  read: '2026-11-22',
};
const HR_2013_EE24 = {
  title: 'ee24, In Croatia, the average VAT rate will be increased to 13 %',
  url: 'https://ee24.com/croatia/news/croatia-average-vat-rate-will-be-increased-13/',
  read: '2026-11-22',
};
const HR_2013 = {
  title: 'VATlive, Croatia updates VAT rates for 2013',
  url: 'https://www.vatlive.com/vat-news/croatia-updates-vat-rates-for-2013/',
  read: '2026-11-22',
};

describeRegimeLaw(croatia, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'HR',
    currency: 'EUR',
    timeZone: 'Europe/Zagreb',
    known: '2013-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'MBS',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '23%',
      today: '25%',
      source: HR_2009,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2012-03-01',
      before: '23%',
      charge: '25%',
      today: '25%',
      source: HR_2012,
      also: HR_2012_PWC,
    },
    {
      tax: 'VAT standard reduced',
      since: '2013-01-01',
      before: NOTHING,
      charge: '10%',
      today: '13%',
      source: HR_2014,
      also: HR_2013_EE24,
    },
    {
      tax: 'VAT standard reduced',
      since: '2014-01-01',
      before: '10%',
      charge: '13%',
      today: '13%',
      source: HR_2014,
      also: RATES_2014,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2013-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: HR_2013,
      also: HR_2013_EE24,
    },
  ],
  taxNumber: '33392005961',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      00761175056 02929071180 04190665277 16683809413 19231782709 24130674054 24398644632 28785445901 33159649741 33720771327
      40714823415 40847541319 41953110586 42666184893 42767313404 44096523323 50908229265 54907232858 57627283945 59051432588
      68918954200 69973906884 74123928978 75565316290 76651479379 77036899946 82679763822 87097541037 88708436912 93895370441
    `,
    wrong: `
      04190665577 19231789709 24398654632 28785445907 33159609741 33159649841 42767113404 42767313474 44096523353 51907232858
      59055432588 74923928978 80714823415 87097741037 87679763822 88768436912
    `,
  },
  scenarios: reverseChargeRows('prijenos porezne obveze'),
  registers: {
    MBS: {
      source: {
        title: 'Uredba o načinu utvrđivanja jedinstvenog identifikatora, NN 51/2015, članak 3.',
        url: 'https://narodne-novine.nn.hr/clanci/sluzbeni/2015_05_51_997.html',
        read: '2026-11-22',
      },
      also: { title: 'Topograph, Croatia', url: 'https://docs.topograph.co/essentials/croatia', read: '2026-11-22' },
      written: ['080 000 376', '080000376'],
      valid: '060306190 000000000 999999999',
      wrong: '08000037 0800003760',
    },
  },
});
