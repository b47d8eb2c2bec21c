/** Bundles each benchmark of bench/ and runs them one after the other: `npm run bench`, or `npm run bench -- engine` for one. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { at } from './paths.mjs';
import { run } from './run.mjs';
import { forNode } from './server-bundle.mjs';

const chosen = process.argv[2]?.startsWith('-') ? undefined : process.argv[2];
const rest = process.argv.slice(chosen ? 3 : 2);
const names = readdirSync(at('bench'))
  .filter((name) => /^[a-z-]+[.]ts$/.test(name))
  .map((name) => basename(name, '.ts'))
  .filter((name) => !chosen || name === chosen);
if (names.length === 0) throw new Error(`bench/ holds no benchmark${chosen ? ` named ${chosen}` : ''}`);

const outdir = at('node_modules', '.cache', 'bench');
await build({ ...forNode, entryPoints: names.map((name) => `bench/${name}.ts`), outdir, packages: 'external' });
for (const name of names) {
  console.log(`\n${name}`);
  const env = { NODE_ENV: 'production' };
  const code = await run(process.execPath, ['--expose-gc', `${outdir}/${name}.js`, ...rest], { env });
  if (code !== 0) process.exitCode = code;
}
