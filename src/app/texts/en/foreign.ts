import { counted } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const foreignTexts = inLanguage('foreign', {
  calculatedLabel: 'not imported: calculated when building',
  imported: (program: string) => `Invoice from ${program}, imported as a document`,
  title: 'Import an invoice from another program',
  lead: 'Fields are recognised by name and value. The source is not changed; the document opens beside it.',
  notRecognised: 'No invoice recognised in this text',
  notRecognisedHint: 'An invoice needs lines and two of: number, date, currency, customer.',
  theDocument: 'The document',
  taken: 'Imported',
  unknownFields: 'Not imported: unknown field',
  calculatedFields: 'Not imported: calculated when building',
  listCopiedAsMarkdown: 'List copied as Markdown',
  copyTheList: 'Copy the list',
  opened: 'The document is open in its own tab',
  open: 'Open in a new tab',
  andMore: (number: number) => `and ${counted(number)} more: copy the list to see them`,
  left: 'not imported',
  valueAtBecame: 'value at',
  became: 'became',
  value: 'value',
  summary: (program: string, taken: number, left: number, calculated: number) =>
    `Invoice from ${program}: ${counted(taken)} values imported, ${counted(left)} not imported, ${counted(calculated)} calculated when building.`,
});
