import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * Tests that start whole programs, use the page or process thousands of documents: `npm run check` leaves them to
 * `npm test`.
 */
const atLength = [
  'src/testing/{ci,clients,deployment,editors,engines,fixes,fuzz,regexps,scaffold,tampering,templates}/**',
  'src/testing/examples/idempotence.test.ts',
  'src/engine/documents/types.test.ts',
  'src/engine/operations/answer-limits.test.ts',
  'src/formats/round-trips/{memory,there-and-back}.test.ts',
  'src/cli/{assay,definitions,formats,hints,hosts,warnings}.test.ts',
  'src/cli/bulk/**',
  'src/lsp/{destination,lsp,questions,xml/xml}.test.ts',
  'src/mcp/{mcp,stdio}.test.ts',
  'src/server/{node,workerd}/**',
  'src/server/standard-promises.test.ts',
  'src/app/{app,late-answers}.test.tsx',
  'src/app/operations/operations.test.tsx',
  'src/app/pages/{reference-pages.test.tsx,docs/docs-page.test.tsx}',
];
/** Tests with a page that mock modules or depend on module state: each starts with fresh modules. */
const apart = [
  'src/app/{commands/command-provider,editor/editors,ui/menu,ui/skeleton}.test.tsx',
  'src/app/editor/theme.test.ts',
];
/** Tests that need a page and are no components: they begin with this comment. */
const withPage = readdirSync(join(import.meta.dirname, 'src/app'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('src/app', name))
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment jsdom'));
const quick = Boolean(process.env['ASSAY_QUICK']);
const exclude = ['**/node_modules/**', ...(quick ? atLength : [])];

export default defineConfig({
  plugins: [react()],
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    // Keeps transformed modules for the next `npm run check`, which saves a tenth of its time. The first run takes longer,
    // so `npm test` does without.
    experimental: { fsModuleCache: quick, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
    // Limits assume two cores; more workers would only use memory there.
    maxWorkers: 2,
    // Generous timeouts: a busy machine is not an error.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Projects run in the order of their names. Tests with a page come first: they often wait, and `npm test` then runs
    // other checks beside them.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Files share loaded modules, especially the engine, which saves a third of the time. No test leaves state in
          // them.
          isolate: false,
          // Collects garbage less often, which saves a twentieth of the time.
          execArgv: ['--max-semi-space-size=64'],
          include: ['src/**/*.test.ts', 'deploy/nats/*.test.ts'],
          exclude: [...withPage, ...exclude],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          // A thread starts faster than a process.
          pool: 'threads',
          isolate: false,
          environment: 'jsdom',
          // A page costs more than most tests. Files that need one run together: a worker, with the modules it has
          // loaded, ends where the next file has another environment.
          include: ['src/app/**/*.test.tsx', ...withPage],
          exclude: [...apart, ...exclude],
          setupFiles: ['src/testing/component-setup.ts'],
          css: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom apart',
          pool: 'threads',
          environment: 'jsdom',
          include: apart,
          exclude,
          setupFiles: ['src/testing/component-setup.ts'],
          css: false,
        },
      },
    ],
  },
});
