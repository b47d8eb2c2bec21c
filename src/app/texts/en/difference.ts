import { inLanguage } from '../live.ts';

export const differenceTexts = inLanguage('difference', {
  loading: 'Loading the comparison',
  notEnoughRoom: 'Not enough room',
  openChanges: 'Open Changes, which shows the same on a small screen.',
  building: 'Building',
  noDocument: 'No document',
  lead: 'Compares the source with the built document line by line.',
  nothingToCompareYet: 'Nothing to compare yet',
  notCalculable: 'The source cannot be calculated. Fix the errors first.',
  noDifference: 'No difference',
  alreadyBuilt: 'The source already matches the built document.',
  comparison: 'Source against built document',
});
