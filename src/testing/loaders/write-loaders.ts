/** Writes the list of what is fetched on demand: `npm run loaders`. */
import { writeFileSync } from 'node:fs';
import { LOADERS, loadersText } from './loaders-text.ts';

writeFileSync(LOADERS, await loadersText());
