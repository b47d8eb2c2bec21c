/** Writes the JSON types of documents: `npm run tool -- document-types`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_TYPES, documentTypesFiles } from './types-text.ts';

const files = await documentTypesFiles();
rmSync(DOCUMENT_TYPES, { recursive: true, force: true });
mkdirSync(DOCUMENT_TYPES);
for (const [name, text] of files) writeFileSync(join(DOCUMENT_TYPES, name), text);
