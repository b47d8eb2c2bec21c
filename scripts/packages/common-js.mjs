import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Writes what CommonJS programs need beside the modules of a package: a file of one line for each entry, which requires
 * the module, so that every program has one copy of it; and the declarations anew under a name of CommonJS, because
 * TypeScript lets no CommonJS file use those of a module (`moduleResolution: node16`).
 *
 * @param {string} folder of the package, written
 * @param {readonly string[]} entries names without extension
 */
export function writeCommonJs(folder, entries) {
  for (const entry of entries)
    writeFileSync(join(folder, `${entry}.cjs`), `module.exports = require('./${basename(entry)}.js');\n`);
  const declarations = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.d.ts'),
  );
  for (const file of declarations) {
    const text = readFileSync(join(folder, file), 'utf8');
    const path = /((?:\bfrom |\bimport |\bimport\()["'])([.]{1,2}\/[^"']+)[.]js(?=["'])/g;
    writeFileSync(join(folder, file.replace(/[.]ts$/, '.cts')), text.replace(path, '$1$2.cjs'));
  }
}
