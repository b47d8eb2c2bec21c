import { answerWords } from '../operations/words.es.ts';
import { words as syntax } from '../language/syntax/words.es.ts';
import { words as language } from '../language/words.es.ts';
import type { Words } from '../engine/index.ts';
import { words as settings } from '../platform/settings/words.es.ts';
import { words as command } from './command-words.es.ts';

/** All Spanish texts of the command line. */
export const cliWords: Words = { ...answerWords, ...language, ...syntax, ...settings, ...command };
