import type { ReactNode } from 'react';
import { counted } from '../figures.ts';
import { inLanguage, phrase } from '../live.ts';

export const exportTexts = inLanguage('export', {
  lostInTheXml: 'Lost in the XML',
  rulesThatTheXmlBreaks: 'Rules that the XML breaks',
  rulesThatWarn: 'Rules that warn',
  andMore: (number: number) => `and ${counted(number)} more`,
  theCursorsPlaceInOne: 'The cursor’s place in one text is lit in the other.',
  loadingTheXml: 'Loading the XML',
  breaksRules: 'Breaks rules',
  losesSomething: 'Loses something',
  warnings: 'Warnings',
  sound: 'Sound',
  beingWrittenAnew: 'Being written anew',
  openInATab: 'Open in a tab',
  download: 'Download',
  whatIsLostAndBroken: 'What is lost and broken',
  writeItEvenIfSomething: 'Write it even if something is lost',
  whatTheFormatCannotSay: 'What the format cannot say is not in the file.',
  xmlThatWasWritten: 'XML that was written',
  xmlThatWasWrittenRead: 'XML that was written, read-only',
  noDocument: 'No document',
  anInvoiceShowsHereAs: 'An invoice shows here as UBL or CII.',
  readingTheFormats: 'Reading the formats',
  profileAndFormat: 'Profile and format',
  writingTheXml: 'Writing the XML',
  theSourceIsNotJson: 'The source is not JSON yet',
  writeItAgain: 'Write it again',
  fromPlace: (place: ReactNode) => phrase`from ${place}`,
  fromPlaceAdded: (place: ReactNode) => phrase`from ${place}, which building adds`,
});
