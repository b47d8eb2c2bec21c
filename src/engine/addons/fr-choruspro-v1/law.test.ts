import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { chorusPro } from './fr-choruspro-v1.ts';

describeAddonLaw(chorusPro, {
  source: published('data/addons/fr-choruspro-v1.json'),
  states: {
    key: 'fr-choruspro-v1',
    requires: 'eu-en16931-v2017',
    extensions: {
      'fr-choruspro-framework':
        'A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A12 A13 A14 A15 A16 A17 A18 A19 A20 A21 A22 A23 A24 A25',
      'fr-choruspro-scheme': '1 2 3 4 5 6',
    },
  },
  choices: {
    'GOBL-FR-CHORUSPRO-BILL-INVOICE-01': 'fr-choruspro-scheme: 1',
    'GOBL-FR-CHORUSPRO-ORG-PARTY-03': 'FR',
  },
});
