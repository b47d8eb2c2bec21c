import type { Phrases } from '../../areas.ts';
import { americanAddonDefinitions } from './american-addon-definitions.ts';
import { frenchAddonDefinitions } from './french-addon-definitions.ts';
import { greekAddonDefinitions } from './greek-addon-definitions.ts';
import { greekClassificationDefinitions } from './greek-classification-definitions.ts';
import { italianAddonDefinitions } from './italian-addon-definitions.ts';
import { italianReasonDefinitions } from './italian-reason-definitions.ts';
import { otherAddonDefinitions } from './other-addon-definitions.ts';
import { polishAddonDefinitions } from './polish-addon-definitions.ts';
import { portugueseAddonDefinitions } from './portuguese-addon-definitions.ts';
import { regimeDefinitions } from './regime-definitions.ts';
import { regimeIntroDefinitions } from './regime-intro-definitions.ts';
import { sourceDefinitions } from './source-definitions.ts';
import { spanishAddonDefinitions } from './spanish-addon-definitions.ts';
import { taxNumberDefinitions } from './tax-number-definitions.ts';

/** What regimes, addons and their codes say where they have no Spanish of their own. */
export const definitions: Phrases = {
  ...americanAddonDefinitions,
  ...frenchAddonDefinitions,
  ...greekAddonDefinitions,
  ...greekClassificationDefinitions,
  ...italianAddonDefinitions,
  ...italianReasonDefinitions,
  ...otherAddonDefinitions,
  ...polishAddonDefinitions,
  ...portugueseAddonDefinitions,
  ...regimeDefinitions,
  ...regimeIntroDefinitions,
  ...sourceDefinitions,
  ...spanishAddonDefinitions,
  ...taxNumberDefinitions,
};
