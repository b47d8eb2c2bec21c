import { defineMessages } from '../../engine/values.ts';

/** What reading and writing answers to documents says. */
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
  noPlace: 'The format has no place for it',
  noNumber: 'The answer has no number; give it one as `code`',
  onlyAnswers: 'Only a `bill/status` can be written as {format}',
});
