import { defineMessages } from '../../engine/values.ts';

/** What is said of a document or file for its destination. */
export const destinationMessages = defineMessages('destination', {
  unknown: 'There is no destination `{key}`; there are {known}',
  ready: 'Ready for {name} as of {at}, by {sets}',
  notReady: 'Not ready for {name} as of {at}',
  unproven: 'No faults for {name} in what Assay checks as of {at}; not checked: {unchecked}',
  newer: '{says}; not judged by {newer} yet',
  none: 'No destination found in the document',
  notWritten: 'Assay does not write the file for {name}',
  notTaken: '{name} does not take {format}',
  nationalXml: 'the file for {name}, which Assay does not write',
  ownRules: 'the rules of {name} beyond EN 16931',
  beyondSchema: 'the conditions of {name} beyond its XML schema',
  furtherConditions: 'the conditions of {name} that Assay does not state',
  otherFormat: 'the rules of {name} for {format}',
  otherSpecification: 'whether {name} takes a file that does not name its specification (BT-24)',
  pdf: 'the PDF around the XML, such as whether it is PDF/A-3',
  addMember: 'Add {member}.',
  addMemberTo: 'Add {member} to {place}.',
  openIds: 'ids of {set} that Assay does not state: {ids}',
  stamps: 'rules that hold once the program of the seller has stamped the file: {rules}',
});
