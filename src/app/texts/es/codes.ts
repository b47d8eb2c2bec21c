import { codeTexts } from '../../../engine/code-texts.es.ts';
import ownNames from '../../../formats/explain/code-names.es.json';
import type { Phrases } from '../areas.ts';

/** Names of the codes in XML invoices, by list and code. */
export const codes: Phrases = { ...codeTexts, ...ownNames };
