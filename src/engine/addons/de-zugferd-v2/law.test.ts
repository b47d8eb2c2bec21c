import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { zugferd } from './de-zugferd-v2.ts';

describeAddonLaw(zugferd, {
  source: published('data/addons/de-zugferd-v2.json'),
  states: {
    key: 'de-zugferd-v2',
    requires: 'eu-en16931-v2017',
  },
});
