import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { israel } from './il.ts';

const HLB = {
  title: 'HLB Palestine, Value Added Tax, rates of Israel since 2006',
  url: 'http://hlbps.palestia.com/en/index.php/value-added-tax',
  read: '2026-11-22',
};
const TMF_2012 = {
  title: 'TMF, Israel raises VAT 1% to 17% in 2012, with the 16 % of January 2010',
  url: 'http://www.tmf-vat.com/tmf-in-the-media/israel-raises-vat-1-to-17-in-2012.html',
  read: '2026-11-22',
};
const HAARETZ_2013 = {
  title: 'Haaretz, VAT Hits 18% High, 2 June 2013',
  url: 'http://www.haaretz.com/news/israel/.premium-1.527202',
  read: '2026-11-22',
};
const ORDER_2015 = {
  title: 'Capitax, on the order of 2015: 17 % from 1.10.2015',
  url: 'https://capitax.co.il/content/2/1352',
  read: '2026-11-22',
};
const REGFOLLOWER = {
  title: 'Regfollower, Israel issues guidance on increased VAT rate',
  url: 'https://regfollower.com/israel-issues-guidance-on-increased-vat-rate',
  read: '2026-11-22',
};
const VATUPDATE = {
  title: 'VATupdate, Israel’s VAT rate to increase to 18 % in January 2025',
  url: 'https://vatupdate.com/2024/12/30/israels-vat-rate-to-increase-to-18-starting-january-2025',
  read: '2026-11-22',
};

describeRegimeLaw(israel, {
  source: HLB,
  twice: true,
  states: {
    country: 'IL',
    currency: 'ILS',
    timeZone: 'Asia/Jerusalem',
    known: '2010-01-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '16%',
      today: '18%',
      source: HLB,
      also: TMF_2012,
    },
    {
      tax: 'VAT standard general',
      since: '2012-09-01',
      before: '16%',
      charge: '17%',
      today: '18%',
      source: HLB,
      also: TMF_2012,
    },
    {
      tax: 'VAT standard general',
      since: '2013-06-02',
      before: '17%',
      charge: '18%',
      today: '18%',
      source: HLB,
      also: HAARETZ_2013,
    },
    {
      tax: 'VAT standard general',
      since: '2015-10-01',
      before: '18%',
      charge: '17%',
      today: '18%',
      source: HLB,
      also: ORDER_2015,
    },
    {
      tax: 'VAT standard general',
      since: '2025-01-01',
      before: '17%',
      charge: '18%',
      today: '18%',
      source: REGFOLLOWER,
      also: VATUPDATE,
    },
  ],
  taxNumber: '516179157',
  // Made up; python-stdnum agrees.
  taxNumbers: {
    valid: `
      516179157 039337423 000000018 026018150 583016613 018609131 599603081 046281945 321993511 319093787 157975434 031948755
      249118621 027601897 055979710 047104971 065075293 070342365 171276843 068465632 012233078 044026854 028907863 166176032
      037215902 009281593 513962456 071177778 012154720 303852800 341485258 088853932 063387500 547439570 051313732 037990751
      016372658 067612226 529729972 028820017 326330438 083954867 005798681 082880725 522279181 558887188 533401873
    `,
    wrong: `
      129729972 088859932 037990753 012233088 067612286 171276844 031948155 012154750 046681945 046481945 155975434 249128621
      063187500 558287188 341485256 037215302 583016513 016382658 036281945 349093787 212233078 016233078 533461873 249118628
      000000000 39337423 5161791570 51617915A
    `,
  },
});
