import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { panama } from './pa.ts';

const KPMG_2013 = {
  title: 'KPMG, Panama: VAT essentials, 1 July 2013: 7 % since 1 July 2010',
  url: 'http://www.kpmg.com/Global/en/IssuesAndInsights/ArticlesPublications/vat-gst-essentials/pages/panama.aspx',
  read: '2026-11-22',
};
const BLOG_2010 = {
  title: 'Panama Q, Panama’s Economic Reforms Soon to Hit Consumer’s Pockets, 30 June 2010',
  url: 'https://panamaqblog.wordpress.com/2010/06/30/panamas-economic-reforms-soon-to-hit-consumers-pockets/',
  read: '2026-11-22',
};
const PRIMA_2010 = {
  title: 'Prima Panama, March 2010: from 5 to 7 %',
  url: 'https://primapanama.blogs.com/_panama_residential_devel/2010/03/costs-to-go-up-on-everything-in-the-coming-months.html',
  read: '2026-11-22',
};
const LAW_8_BLOG = {
  title: 'Oye Pty, 28 June 2010, on Ley 8 de 15 de marzo de 2010, in force on 1 July',
  url: 'http://oye-pty.blogspot.com/2010/06/desconocimiento-sobre-7-de-itbms.html',
  read: '2026-11-22',
};
const CONSULATE = {
  title: 'Consulate General of Panama, Economy, on Act 8 of March 15, 2010',
  url: 'http://panamaconsulategeneral.com/about-panama/economy/',
  read: '2026-11-22',
};

describeRegimeLaw(panama, {
  source: KPMG_2013,
  twice: true,
  states: {
    country: 'PA',
    currency: 'PAB',
    timeZone: 'America/Panama',
    known: '2010-07-01 2026-11-22',
    taxScheme: 'VAT',
    categories: { VAT: { effect: 'added', keys: VAT_KEYS } },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2010-01-01',
      before: NOTHING,
      charge: '5%',
      today: '7%',
      source: BLOG_2010,
      also: PRIMA_2010,
    },
    {
      tax: 'VAT standard general',
      since: '2010-07-01',
      before: '5%',
      charge: '7%',
      today: '7%',
      source: KPMG_2013,
      also: BLOG_2010,
    },
    {
      tax: 'VAT standard increased',
      since: '2010-07-01',
      before: NOTHING,
      charge: '10%',
      today: '10%',
      source: LAW_8_BLOG,
      also: CONSULATE,
    },
    {
      tax: 'VAT standard special',
      since: '2010-07-01',
      before: NOTHING,
      charge: '15%',
      today: '15%',
      source: LAW_8_BLOG,
      also: CONSULATE,
    },
  ],
});
