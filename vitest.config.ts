import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that start whole programs, use the page or process thousands of documents: `npm run check` leaves them to
 * `npm test`.
 */
const atLength = [
  'src/testing/{ci,clients,deployment,editors,engines,fixes,fuzz,scaffold,tampering,templates}/**',
  'src/testing/examples/idempotence.test.ts',
  'src/engine/documents/types.test.ts',
  'src/engine/operations/answer-limits.test.ts',
  'src/cli/{assay,definitions,formats,hosts,warnings}.test.ts',
  'src/cli/bulk/**',
  'src/lsp/{destination,lsp,questions}.test.ts',
  'src/mcp/{mcp,stdio}.test.ts',
  'src/server/{node,workerd}/**',
  'src/server/standard-promises.test.ts',
  'src/app/{app,late-answers}.test.tsx',
  'src/app/operations/operations.test.tsx',
  'src/app/pages/{reference-pages.test.tsx,docs/docs-page.test.tsx}',
];
/** Component tests that mock modules or depend on module state: each starts with fresh modules. */
const apart = ['src/app/{commands/command-provider,editor/editors,ui/menu,ui/skeleton}.test.tsx'];
const exclude = ['**/node_modules/**', ...(process.env['ASSAY_QUICK'] ? atLength : [])];

/**
 * Files that ask for a page after those that do not: a worker ends where the next file has another environment, and the
 * next one loads all modules anew.
 */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${/^\/\/ @vitest-environment/m.test(readFileSync(moduleId, 'utf8')) ? 'page' : ''}`;
    const orders = new Map(files.map((file) => [file, order(file)]));
    const rank = (file: TestSpecification) => orders.get(file) ?? '';
    return (await super.sort(files)).sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
  }
}

export default defineConfig({
  plugins: [react()],
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    sequence: { sequencer: ByEnvironment },
    // Limits assume two cores; more workers would only use memory there.
    maxWorkers: 2,
    // Generous timeouts: a busy machine is not an error.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Files share loaded modules, especially the engine, which saves a third of the time. No test leaves state in
          // them.
          isolate: false,
          include: ['src/**/*.test.ts', 'deploy/nats/*.test.ts'],
          exclude: ['src/app/**', ...exclude],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          // A thread starts faster than a process. Files share loaded modules; each has its own page.
          pool: 'threads',
          isolate: false,
          // A page costs more than most of these tests; a file that needs one has `// @vitest-environment jsdom`.
          environment: 'node',
          include: ['src/app/**/*.test.ts'],
          exclude,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          pool: 'threads',
          isolate: false,
          environment: 'jsdom',
          include: ['src/app/**/*.test.tsx'],
          exclude: [...apart, ...exclude],
          setupFiles: ['src/testing/component-setup.ts'],
          css: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'components apart',
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
