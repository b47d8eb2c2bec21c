import { counted } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const uiTexts = inLanguage('ui', {
  restWorks: (message: string) => `The rest of the page still works, and your text is safe. ${message}`,
  broke: (name: string) => `${name} failed`,
  showItAgain: 'Show it again',
  didNotLoad: (name: string) => `${name} did not load`,
  tryAgain: 'Try again',
  reloadThePage: 'Reload the page',
  codeNotLoaded: 'Its code could not be loaded from the server. Your text is safe; check the connection.',
  firstOf: (shown: number, all: number) => `first ${counted(shown)} of ${counted(all)}`,
  required: 'required',
  close: 'Close',
  workbenchFailed: 'The workbench failed',
  reloadIt: 'Reload',
  saveDocuments: 'Save my documents as a file',
  discardStored: 'Discard stored data and reload',
  documentsSaved:
    'Your documents are saved in this browser and open again on reload. If it fails again, save them as a file, then discard the stored data. Remembered keys are kept.',
  severities: { error: 'Error', warning: 'Warning', info: 'Information', hint: 'Hint' },
});
