import { inLanguage } from '../live.ts';
import { plural } from '../figures.ts';

export const invoiceTexts = inLanguage('invoice', {
  moreLines: (lines: string) => `and ${lines} more lines, all included when printed`,
  noDocument: 'No document',
  lead: 'Shows an invoice as it would be printed.',
  building: 'Building',
  letter: 'Letter',
  noResult: 'No result',
  notCalculable: 'The source cannot be calculated. Fix the errors first.',
  nothingToPrint: 'Nothing to print',
  nothingToPrintHint: 'Only documents with parties, such as invoices, can be printed.',
  asBuilt: 'As built',
  asDeclared: 'As stated in the XML',
  xmlUnreadable: 'The XML cannot be read. Fix the errors first.',
  notShown: (count: number) =>
    plural(count, { one: '# value is not on the page', other: '# values are not on the page' }),
  andMore: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  withFaults: 'With errors',
  language: 'Language',
  paper: 'Paper',
  print: 'Print',
  invoice: 'Invoice',
});
