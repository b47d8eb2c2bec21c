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

describeRegimeLaw(france, {
  source: PUBLISHED,
  states: {
    country: 'FR',
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    known: '2014-01-01 2026-11-21',
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
      charge: '20%',
      today: '20%',
      source: LAW,
      firstDay: PUBLISHED,
      byLaw: { since: '2014-01-01', source: LAW },
    },
    {
      tax: 'VAT standard intermediate',
      since: '2014-01-01',
      before: NOTHING,
      charge: '10%',
      today: '10%',
      source: LAW,
    },
    {
      tax: 'VAT standard reduced',
      since: '2014-01-01',
      before: NOTHING,
      charge: '5.5%',
      today: '5.5%',
      source: LAW,
      firstDay: PUBLISHED,
    },
    {
      tax: 'VAT standard super-reduced',
      since: '2014-01-01',
      before: NOTHING,
      charge: '2.1%',
      today: '2.1%',
      source: LAW,
      firstDay: PUBLISHED,
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
