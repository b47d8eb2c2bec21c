/** Writes the entry files of the texts of every language: `npm run tool -- languages`. */
import { writeFileSync } from 'node:fs';
import { catalogueEntries, languagesWithTexts } from './catalogue-entries.ts';

for (const language of languagesWithTexts())
  for (const [path, text] of await catalogueEntries(language)) writeFileSync(path, text);
