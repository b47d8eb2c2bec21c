/** Writes the lists of what is fetched on demand and of what is made on first use: `npm run loaders`. */
import { writeFileSync } from 'node:fs';
import { DEFINITIONS, definitionsText } from './definitions-text.ts';
import { LOADERS, loadersText } from './loaders-text.ts';

writeFileSync(LOADERS, await loadersText());
writeFileSync(DEFINITIONS, await definitionsText());
