import type { Phrases } from '../../said.ts';
import { startPhrases } from '../published/start-phrases.ts';
import { schemas } from '../schemas/schemas.ts';
import { americanRulePhrases } from './american-rule-phrases.ts';
import { conditionPhrases } from './condition-phrases.ts';
import { demandPhrases } from './demand-phrases.ts';
import { enginePhrases } from './engine-phrases.ts';
import { figurePhrases } from './figure-phrases.ts';
import { fixPhrases } from './fix-phrases.ts';
import { servicePhrases } from './service-phrases.ts';
import { europeanAddonPhrases } from './european-addon-phrases.ts';
import { europeanRulePhrases } from './european-rule-phrases.ts';
import { frenchAddonPhrases } from './french-addon-phrases.ts';
import { notationPhrases } from './notation-phrases.ts';
import { otherRulePhrases } from './other-rule-phrases.ts';
import { ownCodePhrases } from './own-code-phrases.ts';
import { rulePhrases } from './rule-phrases.ts';
import { spanishRulePhrases } from './spanish-rule-phrases.ts';
import { uncitedPhrases } from './uncited-phrases.ts';

/** What the engine, its rules and the editor say. Where patterns overlap, the one with more words of its own is taken. */
export const messages: Phrases = {
  ...enginePhrases,
  ...notationPhrases,
  ...figurePhrases,
  ...fixPhrases,
  ...servicePhrases,
  ...ownCodePhrases,
  ...rulePhrases,
  ...spanishRulePhrases,
  ...americanRulePhrases,
  ...europeanRulePhrases,
  ...europeanAddonPhrases,
  ...frenchAddonPhrases,
  ...otherRulePhrases,
  ...conditionPhrases,
  ...demandPhrases,
  ...uncitedPhrases,
  ...schemas,
  ...startPhrases,
};
