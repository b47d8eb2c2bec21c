import { inLanguage } from '../live.ts';

export const invoiceTexts = inLanguage('invoice', {
  andMoreLinesAllOf: (language: string) => `and ${language} more lines, all of them in print`,
  noDocument: 'No document',
  anInvoiceShowsHereAs: 'An invoice shows here as it would be printed.',
  building: 'Building',
  letter: 'Letter',
  noResult: 'No result',
  theSourceCannotBeCalculated: 'The source cannot be calculated. Mend its faults first.',
  nothingToPrint: 'Nothing to print',
  onlyBillsHaveAPage: 'Only bills have a page: documents with parties.',
  asBuilt: 'As built',
  withFaults: 'With faults',
  language: 'Language',
  paper: 'Paper',
  print: 'Print',
  invoice: 'Invoice',
});
