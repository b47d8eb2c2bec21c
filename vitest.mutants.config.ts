import { defineConfig } from 'vitest/config';

/** The folders whose tests judge the mutants, set by scripts/mutants.mjs. */
const folders = JSON.parse(process.env['MUTANT_TESTS'] ?? '[]') as string[];
const app = folders.some((folder) => folder.startsWith('src/app'));

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest-mutants',
  test: {
    include: folders.map((folder) => (/[.]tsx?$/.test(folder) ? folder : `${folder}/**/*.test.{ts,tsx}`)),
    environment: app ? 'jsdom' : 'node',
    ...(app ? { setupFiles: ['src/testing/component-setup.ts'], css: false } : {}),
    testTimeout: 60_000,
  },
});
