import { defineMessages } from '../../engine/values.ts';

/** Messages about reading and writing responses. */
export const answerMessages = defineMessages('answer', {
  unknownCode: 'This code is not in the list',
  toldByList: 'The code tells the list',
  notTime: 'This is not a time of day',
  noDetails: 'An action has no details in a document',
  placeless: 'It says that no place is known',
  toldByKind: 'The kind of the fault tells it',
  otherAnswer: 'The kind of the fault tells another answer',
  codeless: 'A fault needs a code',
  oneSeller: 'A document names one other seller, and one other buyer',
  noState: 'A document has no place for this state of the life cycle',
  toldByState: 'The state of the invoice tells it',
  otherState: 'The state of the invoice tells another state of the document',
  otherPhase: 'The state of the invoice tells who answers otherwise',
  nameOfState: 'It is the name of the state',
  toldByMoment: 'The moment tells its format',
  platform: 'A platform is no party to the invoice',
  oneEach: 'A document names one who sells and one who buys',
  turn: 'Reasons are numbered in their order',
  oneKind: 'A reason says once what its values are',
  ofPlatform: 'Only what a party to the invoice says of it is written: 204 to 208, and 210',
  noMember: 'A document has no place for it',
  noPlace: 'The format has no place for it',
  noNumber: 'The answer has no number; give it one as `code`',
  onlyAnswers: 'Only a `bill/status` can be written as {format}',
});
