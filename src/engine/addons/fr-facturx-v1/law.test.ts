import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { facturX } from './fr-facturx-v1.ts';

describeAddonLaw(facturX, {
  source: published('data/addons/fr-facturx-v1.json'),
  states: {
    key: 'fr-facturx-v1',
    requires: 'eu-en16931-v2017',
  },
});
