import { formatWords } from '../../../formats/words.es.ts';
import type { Phrases } from '../areas.ts';
import { xmlCodePhrases } from './xml-code-phrases.ts';

/** What is said of XML invoices. Code of its own: most visits see none. */
export const xmlMessages: Phrases = { ...formatWords, ...xmlCodePhrases };
