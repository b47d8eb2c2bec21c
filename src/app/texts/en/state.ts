import { inLanguage } from '../live.ts';

export const stateTexts = inLanguage('state', {
  theFewestMembersThatBuild: 'The fewest members that build',
});
