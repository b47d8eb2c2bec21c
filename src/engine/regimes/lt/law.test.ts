import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { RATES_2007, RATES_2011, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
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
const DIRECTIVE = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
};

describeRegimeLaw(lithuania, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'LT',
    currency: 'EUR',
    timeZone: 'Europe/Vilnius',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
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
  // Made up; python-stdnum judges them alike.
  taxNumbers: {
    valid: `
      641112917 928486792712 365115368619 157426141617 446234514 736999916 117953716 677537613 558849554711 667922773818
      243731291919 878383688716 798815619118 972754869511 949611415 231874117 351394219 442911215 393886221114 649316426612
      622847819 632241314 418296775713 597394567715
    `,
    wrong: `
      798815219118 798815619110 397886221114 117993716 798815119118 632847819 597394561715 597394569715 597394577715 597394563715
      798814619118 972774869511 979754869511 667922773815 187426141617 558849554811
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'Atvirkštinis apmokestinimas' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
