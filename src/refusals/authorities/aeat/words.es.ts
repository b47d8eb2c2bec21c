import type { CodeWords } from '../../code-words.ts';
import { AEAT_CHAIN_WORDS } from './aeat-chain-words.es.ts';
import { AEAT_ENVELOPE_WORDS } from './aeat-envelope-words.es.ts';
import { AEAT_OLD_WORDS } from './aeat-old-words.es.ts';
import { AEAT_PARTY_WORDS } from './aeat-party-words.es.ts';
import { AEAT_RECORD_WORDS } from './aeat-record-words.es.ts';
import { AEAT_TAX_WORDS } from './aeat-tax-words.es.ts';

export const AEAT_WORDS: CodeWords = {
  ...AEAT_ENVELOPE_WORDS,
  ...AEAT_RECORD_WORDS,
  ...AEAT_PARTY_WORDS,
  ...AEAT_TAX_WORDS,
  ...AEAT_CHAIN_WORDS,
  ...AEAT_OLD_WORDS,
};
