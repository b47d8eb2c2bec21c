import { inLanguage } from '../live.ts';

export const shapesTexts = inLanguage('shapes', {
  listOf: (type: string) => `list of ${type}`,
  mapOf: (type: string) => `map of ${type}`,
  anyJson: 'any JSON',
  or: 'or',
});
