/**
 * Scaffolds a regime, an addon or an XML format: `npm run new -- regime lu`, `npm run new -- addon lu-format-v1`,
 * `npm run new -- format lu-cius-1`. Writes an island whose tests list what to fill in; `--dry-run` prints it instead.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { formatted } from './formatted.mjs';
import { at } from './paths.mjs';
import { newIsland } from './scaffold/island.mjs';

const kinds = {
  regime: { form: /^[a-z]{2}$/, what: 'a country code of two letters, as in `lu`' },
  addon: {
    form: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*-v\d+$/,
    what: 'a key that ends in the version, as in `lu-format-v1`',
  },
  format: {
    form: /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    what: 'the key of an XML format or a profile of one, as in `lu-cius-1`',
  },
};

const [kind = '', name = '', ...flags] = process.argv.slice(2);
const dryRun = flags.includes('--dry-run');
const chosen = Object.hasOwn(kinds, kind) ? kinds[/** @type {keyof typeof kinds} */ (kind)] : undefined;
if (!chosen || !chosen.form.test(name)) {
  const usage = Object.entries(kinds).map(([word, { what }]) => `  npm run new -- ${word} …   ${what}`);
  console.error(['Say what to begin:', ...usage].join('\n'));
  process.exit(1);
}

const { folder, files, next } = newIsland(kind, name);
if (!dryRun && existsSync(at(folder))) {
  console.error(`${folder} is there already; nothing was written.`);
  process.exit(1);
}
for (const [file, text] of Object.entries(files)) {
  const path = `${folder}/${file}`;
  const content = await formatted(path, text);
  if (dryRun) console.log(`// ${path}\n${content}`);
  else {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), content);
  }
}
const done = dryRun ? 'Nothing was written.' : `Written: ${folder}. Its tests ask what is left to answer.`;
console.error([done, '', 'Then:', ...next.map((step, index) => `${index + 1}. ${step}`)].join('\n'));
