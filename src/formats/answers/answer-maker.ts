import type { DocumentMaker } from '../catalogue/document-maker.ts';
import { fromStatus, type AnswerWays } from './from-status.ts';
import { answerMessages } from './messages.ts';
import { toStatus } from './to-status.ts';

/** Converts responses to status documents, and back. */
export const answerMaker = (name: string, ways: AnswerWays): DocumentMaker => ({
  type: 'bill/status',
  toDocument: (terms, profile) => toStatus(terms, profile, ways),
  toTerms: (document, profile, syntax) => fromStatus(document, profile, syntax, ways),
  number: 'X-StatusNumber',
  knownOtherwise: [/^\$\.(?:\$schema|\$regime|\$addons|\$tags|uuid)(?![\w-])/, /\.(?:uuid|index|label)$/],
  noMember: answerMessages.noMember,
  noPlace: answerMessages.noPlace,
  noNumber: answerMessages.noNumber,
  others: answerMessages.onlyAnswers({ format: name }),
});
