import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { DIRECTIVE, RATE_TABLE } from '../../../testing/law/eu-sources.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { latvia } from './lv.ts';

const LV_2011 = {
  title: 'The Baltic Course, 3 December 2010',
  url: 'http://www.baltic-course.com/eng/analytics/?doc=34556',
  read: '2026-11-22',
};
const LV_2012 = {
  title: 'euvatrefund.com, Latvia VAT rate',
  url: 'http://euvatrefund.com/latvia-vat-rate.htm',
  read: '2026-11-22',
};
const LV_2010 = {
  title: 'Lowtax, Latvia: sales taxes and VAT',
  url: 'https://www.lowtax.net/information/latvia/latvia-sales-taxes-and-vat.html',
  read: '2026-11-22',
};
const LV_2018 = {
  title: 'Avalara, Latvia new 5 % reduced VAT',
  url: 'https://www.avalara.com/vatlive/en/vat-news/latvia-new-5-reduced-vat.html',
  read: '2026-11-22',
};
const LV_2018_VATCALC = {
  title: 'VAT Calc, Latvia, reduced rate of 5 %',
  url: 'https://vatcalc.com/?p=5868',
  read: '2026-11-22',
};

describeRegimeLaw(latvia, {
  source: DIRECTIVE,
  twice: true,
  states: {
    country: 'LV',
    currency: 'EUR',
    timeZone: 'Europe/Riga',
    known: '2010-01-01 2026-11-22',
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
      charge: '21%',
      today: '21%',
      source: LV_2011,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2011-01-01',
      before: '21%',
      charge: '22%',
      today: '21%',
      source: LV_2011,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard general',
      since: '2012-07-01',
      before: '22%',
      charge: '21%',
      today: '21%',
      source: LV_2012,
      also: RATE_TABLE,
    },
    {
      tax: 'VAT standard reduced',
      since: '2010-01-01',
      before: NOTHING,
      charge: '10%',
      today: '12%',
      source: LV_2010,
      also: LV_2011,
    },
    {
      tax: 'VAT standard reduced',
      since: '2011-01-01',
      before: '10%',
      charge: '12%',
      today: '12%',
      source: LV_2011,
      also: LV_2012,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2018-01-01',
      before: NOTHING,
      charge: '5%',
      today: '5%',
      source: LV_2018,
      also: LV_2018_VATCALC,
    },
  ],
  taxNumber: '40003521600',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      01019900004 29020020009 29020400001 29020420002 29029610005 31129910008 40817620721 43056441204 44514026298 45687324258
      46479470491 47220385652 47231520342 49904994905 55537632635 60537837537 61806911851 62178076044 68667572490 69043948728
      69929524346 71060725586 74979386787 79071453255 79683979894 82087197459 83273128230 86720326606 91290315540 92004466549
      93181045977 93786585733 94224308423 94322991303 96438263639 96968257562 32123456789
    `,
    wrong: `
      01019931234 29020011234 29020121234 29029911234 40817620724 40817620725 45687124258 46479770491 49904994605 49906994905
      54979386787 61806911951 62178036044 68667572440 72060725586 74979389787 82087197659 92204466549 94222308423 96968557562
    `,
  },
  scenarios: reverseChargeRows('nodokļa apgrieztā maksāšana'),
  registers: {
    REG: {
      source: {
        title: 'OpenPeppol, Participant identifier schemes 9.7, 0218',
        url: 'https://docs.peppol.eu/edelivery/codelists/',
        read: '2026-11-22',
      },
      also: {
        title: 'kyb-data, EU company check, input',
        url: 'https://apify.com/kyb-data/eu-company-check/input-schema',
        read: '2026-11-22',
      },
      written: ['LV 4000 352 1600', '40003521600'],
      valid: '50003521601 60003521602 90003521603 40103000000',
      wrong: '30003521600 4000352160 400035216000',
    },
  },
});
