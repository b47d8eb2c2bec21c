import { defineConfig } from 'vitest/config';

/** The folders whose tests judge the mutants, set by scripts/mutants.mjs. */
const folders = JSON.parse(process.env['MUTANT_TESTS'] ?? '[]') as string[];

const judging = (ending: string): string[] =>
  folders.flatMap((folder) =>
    /[.]tsx?$/.test(folder) ? (folder.endsWith(`.${ending}`) ? [folder] : []) : [`${folder}/**/*.test.${ending}`],
  );

export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest-mutants',
  test: {
    testTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'plain', environment: 'node', include: judging('ts') } },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: judging('tsx'),
          setupFiles: ['src/testing/component-setup.ts'],
          css: false,
        },
      },
    ],
  },
});
