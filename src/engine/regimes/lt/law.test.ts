import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { DIRECTIVE, RATES_2007, RATES_2011, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { lithuania } from './lt.ts';

const LT_2009 = {
  title: 'news.lt, Lithuania raises VAT rate',
  url: 'https://news.lt/en/Print?id=210415',
  read: '2026-11-22',
};
const LT_2026 = { title: 'web1o.lt, VAT calculator', url: 'https://web1o.lt/en/skaiciuokles/pvm', read: '2026-11-22' };
const LT_2026_TAXID = {
  title: 'TaxID, Lithuania VAT rates 2026',
  url: 'https://www.taxid.dev/en/vat-rates/lt',
  read: '2026-11-22',
};

describeRegimeLaw(lithuania, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'LT',
    currency: 'EUR',
    timeZone: 'Europe/Vilnius',
    known: '2010-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'JAK',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '21%',
      today: '21%',
      source: LT_2009,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '9%',
      today: '12%',
      source: RATES_2007,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2026-01-01',
      before: '9%',
      charge: '12%',
      today: '12%',
      source: LT_2026,
      also: LT_2026_TAXID,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: RATES_2007,
      also: RATES_2011,
    },
  ],
  taxNumber: '119511515',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      000306513 014628912 059812315 063735503616 083707014 085981176913 096491716 098854872719 107542466310 122358218
      137095776818 145621366214 162718496013 167402245617 175922114 181974717 185974278915 216672084815 227832219 289332516
      308944015 350134855918 397737718 409080325112 416150685214 417455235511 425261423217 426579319 489846589412 505403122614
      506320817 511453862417 515995810 547626813 551039519 573292610 574473452617 608301093016 650506611 658684465019
      697295612 702873597415 715412917 755899411 761935310 766332396610 788255516 809560717 812070992214 830453412
      857502309019 917041562511 933629011 959779636716 970187250313 983455117
    `,
    wrong: `
      022358218 063735503612 085981176963 098854872319 107542468310 107542766310 137095756818 145621766214 185974278975 385981176913
      425261723217 715412967 755899431 761935110 766332396680 917041582511
    `,
  },
  scenarios: reverseChargeRows('Atvirkštinis apmokestinimas'),
  registers: {
    JAK: {
      source: {
        title: 'OpenPeppol, Participant identifier schemes 9.7, 0200',
        url: 'https://docs.peppol.eu/edelivery/codelists/',
        read: '2026-11-22',
      },
      also: {
        title: 'kyb-data, EU company check, input',
        url: 'https://apify.com/kyb-data/eu-company-check/input-schema',
        read: '2026-11-22',
      },
      written: ['111 963 319', '111963319'],
      valid: '305646914 304151376 124110246',
      wrong: '11196331 1119633190 LT1963319',
    },
  },
});
