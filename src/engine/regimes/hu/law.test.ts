import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { DIRECTIVE, RATES_2011, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { hungary } from './hu.ts';

const HU_TABLE = {
  title: 'vatcalculator.zone, History of VAT in Hungary',
  url: 'https://vatcalculator.zone/hungary-vat-calculator',
  read: '2026-11-22',
};

describeRegimeLaw(hungary, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'HU',
    currency: 'HUF',
    timeZone: 'Europe/Budapest',
    known: '2010-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'CG',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '25%',
      today: '27%',
      source: HU_TABLE,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2012-01-01',
      before: '25%',
      charge: '27%',
      today: '27%',
      source: HU_TABLE,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '18%',
      today: '18%',
      source: HU_TABLE,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: HU_TABLE,
      also: RATES_2011,
    },
  ],
  taxNumber: '12892312',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      00622473 00628565 00837017 05493021 07715004 09893904 10352700 21033421 21441976 24808118
      26503819 27842117 31961695 32114982 37066712 39155478 41789715 45412840 51387871 57439859
      57534947 60272304 60343800 60473529 60967732 71091356 71836528 82932776 95555023 96307933
      12892312242 12892312102 12892312551
    `,
    wrong: `
      00837417 21233421 31061695 31261695 31961690 31963695 60167732 60222304 60443800 60967532
      60967738 60997732 94307933 96327933 99155478 99555023
    `,
  },
  scenarios: reverseChargeRows('fordított adózás'),
  registers: {
    CG: {
      source: { title: 'Cégközlöny, Útmutató, 1/a és 1/b', url: 'http://cegkozlony.hu/utmutato', read: '2026-11-22' },
      also: { title: 'Topograph, Hungary', url: 'https://docs.topograph.co/essentials/hungary', read: '2026-11-22' },
      written: ['Cg. 0109430929', '01-09-430929'],
      valid: '01-10-041585 13-06-068300',
      wrong: '01-09-43092 01-09-4309290 011-09-43092',
    },
  },
});
