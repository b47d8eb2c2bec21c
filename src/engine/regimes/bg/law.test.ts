import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { DIRECTIVE, RATES_2011, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
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

describeRegimeLaw(bulgaria, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'BG',
    currency: 'EUR',
    timeZone: 'Europe/Sofia',
    known: '2010-01-01 2026-11-22',
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
      0042290000 041299499 0444290004 047287183 055953343 067723132 0884536004 1112831739 135055883 1404169362
      150597240 163404411 196611020 2286418335 229774896 254954647 2842714275 299301280 320371578 324421150
      375867901 383957953 3935785244 417270787 453120940 4531583883 4610907139 4628754660 482929230 501435334
      524698757 540014055 5501666946 582899617 598552188 6046727947 627467308 654994706 659418059 6891126821
      7501010010 7512310003 7521010009 7532310008 7536322408 7541010019 7552310002 756559632 760631849 7692827876
      7985540387 8008080100 840493204 8729904548 8915999093 9012347356 9043596753 9073226659 9078923706 9155369687
      9248740002 9258835104 9262306388 9411830672 9522442922 9524197070 9528606170 9544774457 9602290000 960406676
      9613735558 9622290004 9650213375 9670136490 9696388005 974421574 9762049594 9797539969 9818047581 982683312
      9856791073 9957911711 9971073501
    `,
    wrong: `
      0022290006 0040290017 0474290004 067726132 1411830672 150592240 375867501 3937785244 4628754860 529774896
      598550188 7500010000 7513010000 7520010004 7540010014 7560010019 7561010008 756559634 9002290013 9185369687
      9357913940 9528606173 9616735558 9656791073 9702290003 9722290008 974421534 9977911711
    `,
  },
  scenarios: reverseChargeRows('обратно начисляване'),
});
