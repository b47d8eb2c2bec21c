import { counted } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const comparisonTexts = inLanguage('comparison', {
  loadingOther: 'Loading the other document',
  comparingAgain: 'Comparing again',
  filterTheValues: 'Filter the values',
  nothingFound: 'No results',
  noDifference: 'No difference',
  sameValues: 'Both documents have the same values.',
  noMatch: 'No name, group or value matches.',
  values: 'Values of both documents',
  readOnly: (name: string) => `${name}, read-only`,
  empty: '(empty)',
  entries: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'entry' : 'entries'} ${numbers.map(counted).join(', ')}`,
  notSaidHere: 'missing here',
  notSaidThere: 'missing there',
  nothingToCompare: 'Nothing to compare',
  sourceNotComparable: 'The source is not JSON, YAML or XML.',
  compareWithAnother: 'Compare with another document',
  chooseAFile: 'Choose a file…',
  lead: 'JSON and YAML are compared with each other value by value. XML is compared by business terms, with XML of any format, JSON or YAML.',
  compareAgain: 'Compare again',
  notCompared: 'The documents could not be compared',
  comparing: 'Comparing the documents',
  sourceUnreadable: 'The source cannot be read',
  cannotBeRead: (name: string) => `${name} cannot be read`,
  compareWith: 'Compare with',
  anOpenDocument: 'An open document…',
  outcomes: { changed: 'changed', here: 'only here', there: 'only there', same: 'same' },
});
