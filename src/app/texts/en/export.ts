import type { ReactNode } from 'react';
import { counted } from '../figures.ts';
import { inLanguage, phrase } from '../live.ts';

export const exportTexts = inLanguage('export', {
  lostInTheXml: 'Left out of the XML',
  rulesThatTheXmlBreaks: 'Broken rules',
  rulesThatWarn: 'Warnings',
  andMore: (number: number) => `and ${counted(number)} more`,
  linkedCursors: 'Cursor positions are linked.',
  loadingTheXml: 'Loading the XML',
  breaksRules: 'Breaks rules',
  losesSomething: 'Incomplete',
  warnings: 'Warnings',
  valid: 'Valid',
  updating: 'Updating',
  openInATab: 'Open in a tab',
  download: 'Download',
  saveAsPdf: 'Save as PDF',
  whatIsLostAndBroken: 'Left-out fields and broken rules',
  exportAnyway: 'Export anyway',
  whatTheFormatCannotSay: 'Fields this format does not support are left out.',
  xmlThatWasWritten: 'Exported XML',
  xmlThatWasWrittenRead: 'Exported XML, read-only',
  noDocument: 'No document',
  anInvoiceShowsHereAs: 'Shows an invoice as UBL or CII.',
  readingTheFormats: 'Loading the formats',
  profileAndFormat: 'Profile and format',
  writingTheXml: 'Exporting the XML',
  theSourceIsNotJson: 'The source is not JSON yet',
  writeItAgain: 'Export again',
  fromPlace: (place: ReactNode) => phrase`from ${place}`,
  fromPlaceAdded: (place: ReactNode) => phrase`from ${place}, added when building`,
});
