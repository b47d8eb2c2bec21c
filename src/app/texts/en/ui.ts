import { counted } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const uiTexts = inLanguage('ui', {
  theRestOfThePage: (message: string) => `The rest of the page still works, and your text is safe. ${message}`,
  broke: (name: string) => `${name} failed`,
  showItAgain: 'Show it again',
  didNotLoad: (name: string) => `${name} did not load`,
  tryAgain: 'Try again',
  reloadThePage: 'Reload the page',
  itsCodeDidNotCome: 'Its code could not be loaded from the server. Your text is safe; check the connection.',
  firstOf: (shown: number, all: number) => `first ${counted(shown)} of ${counted(all)}`,
  required: 'required',
  close: 'Close',
  theWorkbenchBroke: 'The workbench failed',
  reloadIt: 'Reload',
  saveMyDocumentsAsA: 'Save my documents as a file',
  discardWhatIsStoredAnd: 'Discard stored data and reload',
  yourDocumentsAreSavedIn:
    'Your documents are saved in this browser and open again on reload. If it fails again, save them as a file, then discard the stored data. Remembered keys stay.',
  severities: { error: 'Error', warning: 'Warning', info: 'Information', hint: 'Hint' },
});
