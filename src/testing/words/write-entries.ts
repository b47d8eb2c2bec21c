/** Writes the files that bring the texts of every language together: `npm run tool -- languages`. */
import { writeFileSync } from 'node:fs';
import { catalogueEntries, languagesWithTexts } from './catalogue-entries.ts';
import { languageLoaders } from './language-loaders.ts';

const languages = languagesWithTexts();
const files = await Promise.all([languageLoaders(languages), ...languages.map(catalogueEntries)]);
for (const [path, text] of files.flatMap((made) => [...made])) writeFileSync(path, text);
