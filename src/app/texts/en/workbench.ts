import { counted, plural } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const workbenchTexts = inLanguage('workbench', {
  filesOfTheTable: 'Files of the table',
  notAmongThoseShown: 'Not among those shown',
  fileOf: (at: number, number: number) => `File ${counted(at)} of ${counted(number)}`,
  previous: 'Previous',
  next: 'Next',
  table: 'Table',
  stopSteppingThroughFiles: 'Stop stepping through files',
  panes: 'Panes',
  unreadableDrafts: 'Unreadable drafts',
  saveAsAFile: 'Save as a file',
  discard: 'Discard',
  result: 'Result',
  viewsOfTheResult: 'Views of the result',
  closeThisView: 'Close this view',
  /** What there are several of beside each other, from the second on. */
  ofPlace: (name: string, place: number) => `${name} ${counted(place)}`,
  documentOfALink: 'Document of a link',
  cameWithALink: 'This document came with a link. This browser keeps it only if you say so or change it.',
  keepIt: 'Keep it',
  leaveIt: 'Leave it',
  welcome: 'Welcome',
  recover: (name: string) => `Recover ${name}`,
  allDrafts: (number: number) => `All ${counted(number)} drafts`,
  pasteYours: 'Paste yours',
  openFile: 'Open file',
  start: 'Start…',
  startFrom: 'Start from…',
  dismiss: 'Dismiss',
  thisEnvelopeWasAlteredAfter: 'This envelope was altered after it was signed: do not trust what it says.',
  aSignedEnvelopeUnalteredAs: 'A signed envelope, unaltered as far as it tells itself. Verify it with a key.',
  anXmlInvoiceThatKeeps:
    'An XML invoice that keeps every rule of its profile. Take it over as a document, or bring another.',
  anXmlInvoiceBrokenRules:
    'An XML invoice: broken rules show at their element. Mend them here, or take it over as a document.',
  acceptedThisDocumentCanBe: 'Accepted: this document can be built. Bring your own, or open an example.',
  anExampleWithTwoFaults:
    'An example with two faults and one silent change. Mend them here, or bring your own document.',
  faultsShowAtTheirPlace: 'Faults show at their place while you type. Mend them here, or bring another document.',
  heightOfTheProblemsPanel: 'Height of the problems panel',
  widthOfTheResultPanel: (place: number) =>
    place === 1 ? 'Width of the result panel' : `Width of result panel ${counted(place)}`,
  unreadableDraftsHere: (drafts: number) =>
    plural(drafts, {
      one: 'A draft in this browser could not be read, at least not wholly.',
      other: '# drafts in this browser could not be read, at least not wholly.',
    }),
  draft: 'draft',
});
