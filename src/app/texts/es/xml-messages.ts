import { formatWords } from '../../../formats/words.es.ts';
import type { Phrases } from '../areas.ts';
import { xmlCodePhrases } from './xml-code-phrases.ts';

/** Messages about XML invoices. Loaded separately, because most visits need none. */
export const xmlMessages: Phrases = { ...formatWords, ...xmlCodePhrases };
