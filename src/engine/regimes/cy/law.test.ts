import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { DIRECTIVE, RATES_2011, RATES_2014, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { cyprus } from './cy.ts';

const CALC_CY = {
  title: 'vatcalculator.eu, Cyprian Value Added Tax history',
  url: 'https://vatcalculator.eu/?p=142',
  read: '2026-11-22',
};
const LAW_2023 = {
  title: 'Meridian Global Services, Introduction of a super-reduced VAT rate of 3 %, 1 August 2023',
  url: 'https://www.meridianglobalservices.com/blog/2023/08/01/cyprus-introduction-of-a-super-reduced-vat-rate-of-3',
  read: '2026-11-23',
};
const MAROSA = {
  title: 'Marosa, Cyprus new reduced VAT rate at 3 %',
  url: 'https://marosavat.com/cyprus-new-reduced-vat-rate-at-3/',
  read: '2026-11-23',
};

describeRegimeLaw(cyprus, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'CY',
    currency: 'EUR',
    timeZone: 'Asia/Nicosia',
    known: '2010-01-01 2026-11-23',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    identities: 'REG',
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '15%',
      today: '19%',
      source: CALC_CY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2012-03-01',
      before: '15%',
      charge: '17%',
      today: '19%',
      source: CALC_CY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2013-01-14',
      before: '17%',
      charge: '18%',
      today: '19%',
      source: CALC_CY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2014-01-13',
      before: '18%',
      charge: '19%',
      today: '19%',
      source: CALC_CY,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '8%',
      today: '9%',
      source: CALC_CY,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2014-01-13',
      before: '8%',
      charge: '9%',
      today: '9%',
      source: CALC_CY,
      also: RATES_2014,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '5%',
      today: '3%',
      source: CALC_CY,
      also: RATES_2011,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2023-07-21',
      before: '5%',
      charge: '3%',
      today: '3%',
      source: LAW_2023,
      also: MAROSA,
    },
    {
      tax: 'VAT standard special',
      since: '2010-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: CALC_CY,
      also: RATES_2011,
    },
  ],
  taxNumber: '10259033P',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      01224224D 03455223P 03909452N 04912443W 05360885A 05816609F 06860735A 08478165N 16115830J 17886679D
      19495478R 22294269E 23877159W 25242736S 25675796B 25856824O 26112366P 27575990X 27884350M 31210518C
      31817145I 33028766I 34979345Z 36227136Z 37584432F 39697202K 41604711Q 43048993R 45901571G 46218504Y
      47356547M 47537204E 54001845O 61116397L 64149718H 66005335Y 69333172J 69381403V 71150936U 73834874C
      76276569B 76302801T 77969195V 80175200Q 80218905H 80369471X 84365040G 86248908T 86358313K 90070625U
      91383925L 96372572S
    `,
    wrong: `
      08178165N 15242736S 17286679D 25222736S 29242736S 34979745Z 39697207K 39697302K 61116397H 71150936V
      71150938U 73894874C 80218915H 86318313K 91388925L 96372512S
    `,
  },
  scenarios: reverseChargeRows('Αντίστροφη επιβάρυνση'),
  registers: {
    REG: {
      source: {
        title: 'kyb-data, EU company check, input',
        url: 'https://apify.com/kyb-data/eu-company-check/input-schema',
        read: '2026-11-22',
      },
      also: {
        title: 'Klarna, Legal registration number',
        url: 'https://docs.klarna.com/klarna-network-distribution/onboard-and-manage-your-partners/accounts-resources/legal-registration-number',
        read: '2026-11-22',
      },
      written: ['ΗΕ 123456', 'HE123456'],
      valid: 'HE1 AE1234 P12345 BN123456',
      wrong: '123456 HE HE1234567 XE123456',
    },
  },
});
