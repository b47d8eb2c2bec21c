import { defineConfig } from 'vitest/config';

/** Tests of the published packages in dist: run `npm run packages` first. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest-packages',
  test: { include: ['packages/**/*.test.ts', 'deploy/container.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
