import { counted } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const foreignTexts = inLanguage('foreign', {
  leftBuildingWorksItOut: 'left: building works it out',
  anInvoiceOfTakenOver: (program: string) => `An invoice of ${program}, taken over as a document`,
  takeOverAnInvoiceOf: 'Take over an invoice of another program',
  membersAreToldByTheir:
    'Members are told by their names and values. The source stays as it is; the document opens beside it.',
  noInvoiceIsKnownIn: 'No invoice is known in this text',
  itNeedsLinesAndTwo:
    'It needs lines, and two of a number, a date, a currency and a customer, by names that programs use.',
  theDocument: 'The document',
  taken: 'Taken',
  leftForNoNameTells: 'Left, for no name tells where it goes',
  leftForBuildingWorksIt: 'Left, for building works it out',
  listCopiedAsMarkdown: 'List copied as Markdown',
  copyTheList: 'Copy the list',
  theDocumentIsOpenIn: 'The document is open in a tab of its own',
  openInANewTab: 'Open in a new tab',
  andMoreCopyTheList: (number: number) => `and ${counted(number)} more: copy the list to see them`,
  left: 'left',
  valueAtBecame: 'value at',
  became: 'became',
  value: 'value',
  anInvoiceOfValuesTaken: (program: string, taken: number, left: number, calculated: number) =>
    `An invoice of ${program}: ${counted(taken)} values taken, ${counted(left)} left, ${counted(calculated)} that building works out.`,
});
