import { counted, plural } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const workbenchTexts = inLanguage('workbench', {
  filesOfTheTable: 'Files in the table',
  notShown: 'Not among the files shown',
  fileOf: (at: number, number: number) => `File ${counted(at)} of ${counted(number)}`,
  previous: 'Previous',
  next: 'Next',
  table: 'Table',
  closeFileList: 'Close the file list',
  panes: 'Panes',
  unreadableDrafts: 'Unreadable drafts',
  saveAsAFile: 'Save as a file',
  discard: 'Discard',
  result: 'Result',
  viewsOfTheResult: 'Views of the result',
  allViews: 'All views',
  closeThisView: 'Close view',
  /** One of several views side by side; only the second and later ones have a number. */
  ofPlace: (name: string, place: number) => `${name} ${counted(place)}`,
  documentOfALink: 'Document from a link',
  fromLink: 'This document came from a link. It is stored in this browser only if you keep it or change it.',
  keepIt: 'Keep it',
  doNotKeep: 'Do not keep it',
  welcome: 'Welcome',
  recover: (name: string) => `Recover ${name}`,
  allDrafts: (number: number) => `All ${counted(number)} drafts`,
  pasteYours: 'Paste your document',
  openFile: 'Open file',
  start: 'Template…',
  startFrom: 'New from template…',
  dismiss: 'Dismiss',
  envelopeAltered: 'This envelope was altered after it was signed. Do not trust its content.',
  envelopeSigned: 'A signed envelope without visible changes. Verify it with a key.',
  xmlValid: 'An XML invoice that passes every rule of its profile. Import it as a document, or open another.',
  xmlWithErrors:
    'An XML invoice with errors, marked at their elements. Fix them here, or import the invoice as a document.',
  documentValid: 'No errors: this document can be built. Open your own, or try an example.',
  exampleWithErrors: 'An example with two errors and one silent change. Fix them here, or open your own document.',
  documentWithErrors: 'Errors are marked as you type. Fix them here, or open another document.',
  problemsPanelHeight: 'Height of the problems panel',
  resultPanelWidth: (place: number) =>
    place === 1 ? 'Width of the result panel' : `Width of result panel ${counted(place)}`,
  unreadableDraftsHere: (drafts: number) =>
    plural(drafts, {
      one: 'A draft in this browser could not be read completely.',
      other: '# drafts in this browser could not be read completely.',
    }),
  draft: 'draft',
});
