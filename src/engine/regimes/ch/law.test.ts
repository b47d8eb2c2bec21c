import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { switzerland } from './ch.ts';

const PUBLISHED = published('data/regimes/ch.json');
const PAGE = {
  title: 'lirex, "Increase in VAT rate as of January 1, 2024", after the vote of 25 September 2022',
  url: 'https://lirex.one/en/increase-in-vat-rate-as-of-january-1-2024-ch-li/',
  read: '2026-11-21',
};

describeRegimeLaw(switzerland, {
  source: PUBLISHED,
  states: {
    country: 'CH',
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
    known: '2024-01-01 2026-11-21',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    { tax: 'VAT standard general', since: '2024-01-01', before: NOTHING, charge: '8.1%', today: '8.1%', source: PAGE },
    {
      tax: 'VAT standard intermediate',
      since: '2024-01-01',
      before: NOTHING,
      charge: '3.8%',
      today: '3.8%',
      source: PAGE,
    },
    { tax: 'VAT standard reduced', since: '2024-01-01', before: NOTHING, charge: '2.6%', today: '2.6%', source: PAGE },
  ],
  taxNumber: 'E284156502',
  taxNumbers: {
    valid: `
      E284156502 E303316010 E337300596 E377101873 E427727143 E444406444 E524388200 E591158838 E603390479
      E664734757 E719243324 E739456314 E870663977 E906038626
    `,
    wrong: `
      E022127597 E166655441 E206498548 E255083291 E259019216 E278704348 E278907561 E329505035 E521577452
      E569274393 E730797276 E808954107 E819091504 E849777970 E857246454 E940065892
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
});
