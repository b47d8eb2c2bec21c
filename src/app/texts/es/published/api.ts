import type { Phrases } from '../../areas.ts';
import { apiDestinationPhrases } from './api-destination-phrases.ts';
import { apiMemberPhrases } from './api-member-phrases.ts';
import { apiPhrases } from './api-phrases.ts';
import { apiRefusalPhrases } from './api-refusal-phrases.ts';
import { contextPhrases } from './context-phrases.ts';
import { pagePhrases } from './page-phrases.ts';

/** What the description of the API says. Its page alone shows it. */
export const api: Phrases = {
  ...apiPhrases,
  ...apiMemberPhrases,
  ...apiDestinationPhrases,
  ...apiRefusalPhrases,
  ...contextPhrases,
  ...pagePhrases,
};
