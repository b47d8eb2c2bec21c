import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  cacheDir: 'node_modules/.cache/vitest',
  test: {
    // Two cores are the yardstick; more workers only cost memory there.
    maxWorkers: 2,
    // Patience, not a measure.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Files share the modules they load, the engine above all: a third of the time. No test leaves anything behind in them.
          isolate: false,
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/app/**', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['src/app/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/component-setup.ts'],
          css: false,
        },
      },
    ],
  },
});
