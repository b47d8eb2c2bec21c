import { counted } from '../figures.ts';
import { inLanguage } from '../live.ts';

export const reportTexts = inLanguage('report', {
  nothingToShowYet: 'Nothing to show yet',
  theXmlCannotBeRead: 'The XML cannot be read. Mend its faults first.',
  valuesInTheXmlEach: (values: number) => `${counted(values)} values in the XML, each accounted for`,
  valuesInTheXmlNotAll: (told: number, all: number) =>
    `The first ${counted(told)} of ${counted(all)} values in the XML; the report of all would be too long`,
  filterTheReport: 'Filter the report',
  nothingFound: 'Nothing found',
  theXmlHoldsNoValue: 'The XML holds no value.',
  noValueTermOrPlace: 'No value, term or place has these words.',
  whatBecameOfEachValue: 'What became of each value',
  outcomes: { left: 'left', recalculated: 'recalculated', taken: 'taken', implied: 'implied' },
  notes: {
    left: 'Not in the document, with the reason',
    recalculated: 'Worked out anew when the document is built',
    taken: 'In the document',
    implied: 'Follows from the rest',
  },
  empty: '(empty)',
  becomes: 'becomes',
});
