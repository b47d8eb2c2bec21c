import { defineMessages } from '../../engine/values.ts';

/** Messages about reading and writing responses. */
export const answerMessages = defineMessages('answer', {
  unknownCode: 'This code is not in the list',
  toldByList: 'The code implies the list',
  notTime: 'This is not a time of day',
  noDetails: 'An action has no details in a document',
  placeless: 'It says that no place is known',
  toldByKind: 'The kind of fault implies it',
  otherAnswer: 'The kind of fault implies another answer',
  codeless: 'A fault needs a code',
  oneSeller: 'A document names one other seller, and one other buyer',
  noState: 'A document has no place for this status',
  toldByState: 'The status of the invoice implies it',
  otherState: 'The status of the invoice implies another status of the document',
  otherPhase: 'The status of the invoice implies another sender',
  nameOfState: 'It is the name of the status',
  toldByMoment: 'The time shows its format',
  platform: 'A platform is not a party to the invoice',
  oneEach: 'A document names one seller and one buyer',
  turn: 'Reasons are numbered in their order',
  oneKind: 'A reason names the kind of its values once',
  ofPlatform: 'Only statuses set by a party are written: 204 to 208, and 210',
  noMember: 'A document has no place for it',
  noPlace: 'The format has no place for it',
  noNumber: 'The answer has no number; give it one as `code`',
  onlyAnswers: 'Only a `bill/status` can be written as {format}',
});
