/** Writes the list of definitions made on first use: `npm run tool -- loaders`. */
import { writeFileSync } from 'node:fs';
import { DEFINITIONS, definitionsText } from './definitions-text.ts';

writeFileSync(DEFINITIONS, await definitionsText());
