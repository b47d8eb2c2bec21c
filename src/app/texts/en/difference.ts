import { inLanguage } from '../live.ts';

export const differenceTexts = inLanguage('difference', {
  loadingTheComparison: 'Loading the comparison',
  notEnoughRoom: 'Not enough room',
  openChangesWhichTellsThe: 'Open Changes, which tells the same on a small page.',
  building: 'Building',
  noDocument: 'No document',
  sourceAndBuiltDocumentShow: 'Source and built document show here line by line.',
  nothingToCompareYet: 'Nothing to compare yet',
  theSourceCannotBeCalculated: 'The source cannot be calculated. Mend its faults first.',
  noDifference: 'No difference',
  theSourceSaysWhat: 'The source says, value by value, what building makes of it.',
  sourceAgainstBuiltDocument: 'Source against built document',
});
