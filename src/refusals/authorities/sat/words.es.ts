import type { CodeWords } from '../../code-words.ts';
import { SAT_CONDITION_WORDS } from './sat-conditions-words.es.ts';
import { SAT_LINE_WORDS } from './sat-line-words.es.ts';
import { SAT_PAYMENT_WORDS } from './sat-payment-words.es.ts';
import { SAT_DOCUMENT_WORDS } from './sat-words.es.ts';

export const SAT_WORDS: CodeWords = {
  ...SAT_DOCUMENT_WORDS,
  ...SAT_LINE_WORDS,
  ...SAT_PAYMENT_WORDS,
  ...SAT_CONDITION_WORDS,
};
