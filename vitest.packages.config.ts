import { defineConfig } from 'vitest/config';

/** Tests of what is published, as it lies in dist: `npm run packages` first. */
export default defineConfig({
  cacheDir: 'node_modules/.cache/vitest-packages',
  test: { include: ['packages/**/*.test.ts', 'deploy/container.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
