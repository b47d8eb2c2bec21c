/** Writes the types of written documents: `npm run tool -- document-types`. */
import { writeFileSync } from 'node:fs';
import { DOCUMENT_TYPES, documentTypesText } from './types-text.ts';

writeFileSync(DOCUMENT_TYPES, await documentTypesText());
