import { engineWords } from '../engine/words.es.ts';
import { formatWords } from '../formats/words.es.ts';
import { words as syntax } from '../language/syntax/words.es.ts';
import { words as language } from '../language/words.es.ts';
import type { Words } from '../engine/index.ts';
import { words as settings } from '../platform/settings/words.es.ts';
import { words as own } from './own-words.es.ts';

/** All Spanish texts for editors. */
export const lspWords: Words = { ...engineWords, ...formatWords, ...language, ...syntax, ...settings, ...own };
