import { counted } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const foreignTexts = inLanguage('foreign', {
  leftBuildingWorksItOut: 'not imported: calculated when building',
  anInvoiceOfTakenOver: (program: string) => `Invoice from ${program}, imported as a document`,
  takeOverAnInvoiceOf: 'Import an invoice from another program',
  membersAreToldByTheir:
    'Fields are recognised by name and value. The source is not changed; the document opens beside it.',
  noInvoiceIsKnownIn: 'No invoice recognised in this text',
  itNeedsLinesAndTwo: 'An invoice needs lines and two of: number, date, currency, customer.',
  theDocument: 'The document',
  taken: 'Imported',
  leftForNoNameTells: 'Not imported: unknown field',
  leftForBuildingWorksIt: 'Not imported: calculated when building',
  listCopiedAsMarkdown: 'List copied as Markdown',
  copyTheList: 'Copy the list',
  theDocumentIsOpenIn: 'The document is open in its own tab',
  openInANewTab: 'Open in a new tab',
  andMoreCopyTheList: (number: number) => `and ${counted(number)} more: copy the list to see them`,
  left: 'not imported',
  valueAtBecame: 'value at',
  became: 'became',
  value: 'value',
  anInvoiceOfValuesTaken: (program: string, taken: number, left: number, calculated: number) =>
    `Invoice from ${program}: ${counted(taken)} values imported, ${counted(left)} not imported, ${counted(calculated)} calculated when building.`,
});
