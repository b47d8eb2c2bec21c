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
const HISTORY = {
  title: 'Eidgenössische Steuerverwaltung, Entwicklung der Steuersätze der Mehrwertsteuer, of 13 March 2023',
  url: 'https://www.estv.admin.ch/estv/de/home/mehrwertsteuer/mwst-steuersaetze/mwst-steuersaetze-entwicklung.html',
  read: '2026-11-23',
};

describeRegimeLaw(switzerland, {
  source: PUBLISHED,
  states: {
    country: 'CH',
    currency: 'CHF',
    timeZone: 'Europe/Zurich',
    known: '1996-10-01 2026-11-23',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '1995-01-01',
      before: NOTHING,
      charge: '6.5%',
      today: '8.1%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard general',
      since: '1999-01-01',
      before: '6.5%',
      charge: '7.5%',
      today: '8.1%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard general',
      since: '2001-01-01',
      before: '7.5%',
      charge: '7.6%',
      today: '8.1%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard general',
      since: '2011-01-01',
      before: '7.6%',
      charge: '8.0%',
      today: '8.1%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard general',
      since: '2018-01-01',
      before: '8.0%',
      charge: '7.7%',
      today: '8.1%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard general',
      since: '2024-01-01',
      before: '7.7%',
      charge: '8.1%',
      today: '8.1%',
      source: HISTORY,
      also: PAGE,
    },
    {
      tax: 'VAT standard intermediate',
      since: '1996-10-01',
      before: NOTHING,
      charge: '3.0%',
      today: '3.8%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard intermediate',
      since: '1999-01-01',
      before: '3.0%',
      charge: '3.5%',
      today: '3.8%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2001-01-01',
      before: '3.5%',
      charge: '3.6%',
      today: '3.8%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2011-01-01',
      before: '3.6%',
      charge: '3.8%',
      today: '3.8%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2018-01-01',
      before: '3.8%',
      charge: '3.7%',
      today: '3.8%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2024-01-01',
      before: '3.7%',
      charge: '3.8%',
      today: '3.8%',
      source: HISTORY,
      also: PAGE,
    },
    {
      tax: 'VAT standard reduced',
      since: '1995-01-01',
      before: NOTHING,
      charge: '2.0%',
      today: '2.6%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard reduced',
      since: '1999-01-01',
      before: '2.0%',
      charge: '2.3%',
      today: '2.6%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard reduced',
      since: '2001-01-01',
      before: '2.3%',
      charge: '2.4%',
      today: '2.6%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-01-01',
      before: '2.4%',
      charge: '2.5%',
      today: '2.6%',
      source: HISTORY,
    },
    {
      tax: 'VAT standard reduced',
      since: '2024-01-01',
      before: '2.5%',
      charge: '2.6%',
      today: '2.6%',
      source: HISTORY,
      also: PAGE,
    },
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
