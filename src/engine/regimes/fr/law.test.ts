import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { NOTHING } from '../../../testing/law/rates.ts';
import { published } from '../../../testing/law/source.ts';
import { reverseChargeRows } from '../../../testing/law/scenarios.ts';
import { VAT_KEYS } from '../../../testing/law/statement.ts';
import { france } from './fr.ts';

const PUBLISHED = published('data/regimes/fr.json');
const LAW = {
  title:
    'CGI, articles 278 to 281, by loi n° 2012-1510, article 68, and loi de finances pour 2014; cours-de-droit.net, "Les taux de TVA"',
  url: 'https://cours-de-droit.net/les-taux-de-tva-a121607684/',
  read: '2026-11-21',
};
const OF_2012 = {
  title: 'LMC Finance, four rates since article 13 of loi n° 2011-1978, which brought 7 % on 1 January 2012',
  url: 'https://www.lmcfinance.eu/tag/pouvoir-dachat/',
  read: '2026-11-23',
};
const OVERSEAS = {
  title: 'CGI, articles 296 and 296 bis; BOI-TVA-GEO-20-10 of 5 June 2019',
  url: 'https://bofip.impots.gouv.fr/bofip/343-PGP.html/identifiant%3DBOI-TVA-GEO-20-10-20190605',
  read: '2026-11-23',
};
const TERRITORIES = {
  title: 'Guide de la TVA des collectivités locales, annexe 2, of 22 July 2016: 1.75 % overseas',
  url: 'https://fr.readkong.com/page/annexe-2-taux-de-tva-applicables-en-corse-3350509',
  read: '2026-11-23',
};
const CORSICA = {
  title: 'CGI, article 297, in the version in force on 30 September 2023; the rates are those of décret n° 86-414',
  url: 'https://www.legifrance.gouv.fr/codes/id/LEGIARTI000033469142',
  read: '2026-11-23',
};
/** The rates of the islands are older; they begin with the day from which all rates are known. */
const FROM_HERE = OF_2012;

describeRegimeLaw(france, {
  source: PUBLISHED,
  states: {
    country: 'FR',
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    known: '2012-01-01 2026-11-23',
    taxScheme: 'VAT',
    categories: {
      VAT: { effect: 'added', keys: VAT_KEYS },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note corrective' }],
  },
  rates: [
    {
      tax: 'VAT standard general',
      since: '2011-01-04',
      before: NOTHING,
      charge: '19.6%',
      today: '20%',
      source: OF_2012,
      firstDay: PUBLISHED,
    },
    { tax: 'VAT standard general', since: '2014-01-01', before: '19.6%', charge: '20%', today: '20%', source: LAW },
    {
      tax: 'VAT standard intermediate',
      since: '2012-01-01',
      before: NOTHING,
      charge: '7%',
      today: '10%',
      source: OF_2012,
    },
    { tax: 'VAT standard intermediate', since: '2014-01-01', before: '7%', charge: '10%', today: '10%', source: LAW },
    {
      tax: 'VAT standard reduced',
      since: '2012-01-01',
      before: NOTHING,
      charge: '5.5%',
      today: '5.5%',
      source: OF_2012,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2012-01-01',
      before: NOTHING,
      charge: '2.1%',
      today: '2.1%',
      source: OF_2012,
    },
    {
      tax: 'VAT standard overseas',
      since: '2012-01-01',
      before: NOTHING,
      charge: '8.5%',
      today: '8.5%',
      source: OVERSEAS,
      firstDay: FROM_HERE,
    },
    {
      tax: 'VAT standard overseas-reduced',
      since: '2012-01-01',
      before: NOTHING,
      charge: '2.1%',
      today: '2.1%',
      source: OVERSEAS,
      firstDay: FROM_HERE,
    },
    {
      tax: 'VAT standard overseas-livestock',
      since: '2012-01-01',
      before: NOTHING,
      charge: '1.75%',
      today: '1.75%',
      source: TERRITORIES,
      firstDay: FROM_HERE,
    },
    {
      tax: 'VAT standard overseas-press',
      since: '2012-01-01',
      before: NOTHING,
      charge: '1.05%',
      today: '1.05%',
      source: OVERSEAS,
      firstDay: FROM_HERE,
    },
    {
      tax: 'VAT standard corsica-fuel',
      since: '2012-01-01',
      before: NOTHING,
      charge: '13%',
      today: '13%',
      source: CORSICA,
      firstDay: FROM_HERE,
    },
    {
      tax: 'VAT standard corsica-reduced',
      since: '2012-01-01',
      before: NOTHING,
      charge: '2.1%',
      today: '2.1%',
      source: CORSICA,
      firstDay: FROM_HERE,
    },
    {
      tax: 'VAT standard corsica-super-reduced',
      since: '2012-01-01',
      before: NOTHING,
      charge: '0.9%',
      today: '0.9%',
      source: CORSICA,
      firstDay: FROM_HERE,
    },
  ],
  taxNumber: '44732829320',
  taxNumbers: {
    valid: `
      24356000000 44391838042 5E540632103 70356000000 73224444893 9U542289912 AQ912299678 IT050146933
      NV283033188 P0699184599 P3100300364 U0396860497 UQ976999227 W1181549700 XV783104332 Z3639528606
    `,
    wrong: `
      04586067467 113902769 446207030 48268655361 57556620832 64179200996 673409053 73198104355 746404542
      751023523 79348573586 797120853 822142363 85309967382 91132433879 94294953670
    `,
  },
  scenarios: reverseChargeRows(
    'Reverse Charge / Autoliquidation de la TVA - Article 283-1 du CGI. Le client est redevable de la TVA.',
  ),
});
