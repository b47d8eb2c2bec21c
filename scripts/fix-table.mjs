/**
 * Breaks every rule in a whole document, applies every offered fix, and prints the results: `npm run tool -- fixes`.
 * The documents come from the examples and from the rejecting cases in rule tests, which are parsed here, not run.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { at, root } from './paths.mjs';
import { run } from './run.mjs';
import { forNode } from './server-bundle.mjs';

const outfile = at('node_modules', '.cache', 'programs', 'fix-table.mjs');
const tests = readdirSync(at('src', 'engine'), { recursive: true })
  .map((file) => `src/engine/${String(file)}`)
  .filter((file) => file.endsWith('.test.ts') && readFileSync(at(file), 'utf8').includes('describeRules('));
await build({
  ...forNode,
  stdin: {
    contents: [...tests, 'src/testing/fixes/program.ts'].map((file) => `import './${file}';`).join('\n'),
    resolveDir: root,
  },
  outfile,
  packages: 'external',
  sourcemap: true,
  logLevel: 'error',
  ignoreAnnotations: true,
  plugins: [
    {
      name: 'read-the-cases',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^vitest$/ }, () => ({ path: 'vitest', namespace: 'silent' }));
        onLoad({ filter: /.*/, namespace: 'silent' }, () => ({
          contents: `const silent = new Proxy(() => silent, { get: (_, name) => (name === 'then' ? undefined : silent) });
            export { silent as describe, silent as it, silent as test, silent as expect, silent as vi, silent as beforeAll, silent as afterAll, silent as beforeEach, silent as afterEach };`,
        }));
        onResolve({ filter: /\/rule-cases\.ts$/ }, ({ importer }) =>
          importer.endsWith('collected-cases.ts') ? undefined : { path: at('src/testing/fixes/collected-cases.ts') },
        );
      },
    },
  ],
});
process.exitCode = await run(process.execPath, ['--enable-source-maps', outfile, ...process.argv.slice(2)]);
