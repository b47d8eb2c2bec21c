import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { austria } from './at.ts';

const PUBLISHED = published('data/regimes/at.json');
const LAW = {
  title: 'UStG 1994, § 10, in the version of 1 January 1995',
  url: 'https://linda.lindeverlag.at/Dokument/87605_10_vz1995010119950105',
  read: '2026-11-21',
};
const REFORM = {
  title: 'Steuerreformgesetz 2015/2016: 13 % from 2016 on; LexisNexis ZUSt 2016/131',
  url: 'https://360.lexisnexis.at/d/z_ust_2016_131_USt_2016_131_1_ec816b445f',
  read: '2026-11-21',
};

const STAPLES = {
  title:
    'Essentia Global Services, Parliament approved 4.9 % on essential food from 1 July 2026; eu-vat-rates-data has it since',
  url: 'https://www.essentiaglobalservices.com/?p=10006',
  read: '2026-11-23',
};
const ENCLAVES = {
  title: 'kalkuel.at, § 10 Abs. 4 UStG: 19 % in Jungholz and Mittelberg; eu-vat-rates-data 2026.9.29',
  url: 'https://kalkuel.at/unternehmensratgeber/umsatzsteuerregelung-jungholz-und-mittelberg/',
  read: '2026-11-23',
};

describeRegimeLaw(austria, {
  source: PUBLISHED,
  states: {
    country: 'AT',
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    known: '2011-01-04 2026-11-23',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2011-01-04',
      before: NOTHING,
      charge: '20.0%',
      today: '20.0%',
      source: LAW,
      firstDay: PUBLISHED,
      byLaw: { since: '1995-01-01', source: LAW },
    },
    {
      tax: 'VAT standard intermediate',
      since: '2011-01-01',
      before: NOTHING,
      // Wine sold by its producers.
      charge: '12.0%',
      today: '13.0%',
      source: REFORM,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard intermediate',
      since: '2016-01-01',
      before: '12.0%',
      charge: '13.0%',
      today: '13.0%',
      source: REFORM,
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-01-04',
      before: NOTHING,
      charge: '10.0%',
      today: '10.0%',
      source: LAW,
      firstDay: PUBLISHED,
      byLaw: { since: '1995-01-01', source: LAW },
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2026-07-01',
      before: NOTHING,
      charge: '4.9%',
      today: '4.9%',
      source: STAPLES,
    },
    {
      tax: 'VAT standard special',
      since: '2011-01-04',
      before: NOTHING,
      charge: '19.0%',
      today: '19.0%',
      source: ENCLAVES,
      firstDay: PUBLISHED,
    },
  ],
  taxNumber: 'U13585627',
  taxNumbers: {
    valid: `
      U07910439 U14777829 U20634491 U36604974 U52485715 U63813804 U68588254 U68690927 U70470929 U73599091
      U86241264 U90365051 U90859688 U95164945 U96242912 U97724490
    `,
    wrong: `
      U01284618 U10831593 U26241433 U28228615 U33990056 U35113497 U47411817 U51079154 U51464744 U59544872
      U64207721 U67224406 U75231854 U75792249 U94417590 U95602680
    `,
  },
  scenarios: reverseChargeRows('Reverse charge: Customer to account for VAT to the relevant tax authority.'),
});
