import { inLanguage } from '../live.ts';

export const differenceTexts = inLanguage('difference', {
  loadingTheComparison: 'Loading the comparison',
  notEnoughRoom: 'Not enough room',
  openChangesWhichTellsThe: 'Open Changes, which shows the same on a small screen.',
  building: 'Building',
  noDocument: 'No document',
  sourceAndBuiltDocumentShow: 'Compares the source with the built document line by line.',
  nothingToCompareYet: 'Nothing to compare yet',
  theSourceCannotBeCalculated: 'The source cannot be calculated. Fix the errors first.',
  noDifference: 'No difference',
  theSourceSaysWhat: 'The source already matches the built document.',
  sourceAgainstBuiltDocument: 'Source against built document',
});
