import { counted } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const reportTexts = inLanguage('report', {
  nothingToShowYet: 'Nothing to show yet',
  theXmlCannotBeRead: 'The XML cannot be read. Fix the errors first.',
  valuesInTheXmlEach: (values: number) => `${counted(values)} values in the XML, all accounted for`,
  valuesInTheXmlNotAll: (told: number, all: number) =>
    `The first ${counted(told)} of ${counted(all)} values in the XML; the report of all would be too long`,
  filterTheReport: 'Filter the report',
  nothingFound: 'No results',
  theXmlHoldsNoValue: 'The XML contains no value.',
  noValueTermOrPlace: 'No value, term or place matches.',
  whatBecameOfEachValue: 'What happened to each value',
  outcomes: { left: 'not imported', recalculated: 'recalculated', taken: 'imported', implied: 'implied' },
  notes: {
    left: 'Not in the document, with the reason',
    recalculated: 'Calculated again when the document is built',
    taken: 'In the document',
    implied: 'Derived from other values',
  },
  empty: '(empty)',
  becomes: 'becomes',
});
