import { formatWords } from '../../../formats/words.es.ts';
import type { Phrases } from '../areas.ts';

/** Messages about XML invoices. Loaded separately, because most visits need none. */
export const xmlMessages: Phrases = formatWords;
