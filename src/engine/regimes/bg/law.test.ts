import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { RATES_2011, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { bulgaria } from './bg.ts';

const CALC_BG = {
  title: 'vatcalculator.eu, Bulgarian Value Added Tax history',
  url: 'https://vatcalculator.eu/bulgaria-vat-calculator/',
  read: '2026-11-22',
};
const BG_2011 = {
  title: 'Quest Bulgaria, Flat 9 % VAT for Bulgarian tourism',
  url: 'http://www.questbg.com/index.php/news-a-events/mish-mash/1367-flat-9-vat-for-bulgarian-tourism.html',
  read: '2026-11-22',
};
const DIRECTIVE = {
  title: 'Directive 2006/112/EC, articles 96 to 99, 219 and 226',
  url: 'https://eur-lex.europa.eu/eli/dir/2006/112/oj',
  read: '2026-11-22',
};

describeRegimeLaw(bulgaria, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'BG',
    currency: 'EUR',
    timeZone: 'Europe/Sofia',
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
      today: '20%',
      source: CALC_BG,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '7%',
      today: '9%',
      source: CALC_BG,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-04-01',
      before: '7%',
      charge: '9%',
      today: '9%',
      source: BG_2011,
      also: CALC_BG,
    },
  ],
  taxNumber: '175074752',
  // Made up; python-stdnum judges them alike.
  taxNumbers: {
    valid: `
      395826545 4403219997 869526475 646958226 971522319 121666654 8575491582 7810012515 2514842488 254356596
      933944959 971995628 4306153793 698777378 6713215897 7801027625 3444768443 5991312252 6807165954 452951412
      1741995421 5401276274 496576597 7836887861
    `,
    wrong: `
      253356596 971522311 852951412 3810012515 3713215897 2414842488 971592319 646954226 1991312252 499576597
      6802165954 971522399 4306193793 4306753793 6713218897 0991312252
    `,
  },
  scenarios: [
    { tags: 'reverse-charge', notes: [{ cat: 'VAT', key: 'reverse-charge', text: 'обратно начисляване' }] },
    { notes: [] },
    { tags: 'reverse-charge', cat: '', notes: [] },
  ],
});
