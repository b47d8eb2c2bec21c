import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const browser = await findBrowser();
const port = Number(process.env['E2E_PORT'] ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Generous timeouts, not measurements: bench/ measures speed, and a busy machine is not an error.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Tests of a file run one after another, since most files share a page; long files without one run theirs in parallel.
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['junit', { outputFile: 'test-results/browser.xml' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Without a GPU the processor draws every frame of a transition, which took a third of the test time.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would load the whole workbench for every test; only tests about it allow it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // A trace adds a quarter to every test: `npm run e2e -- --last-failed --trace on` records failed ones.
    trace: 'off',
    launchOptions: {
      executablePath: browser.executable,
      // No page lives long enough to gain from the last optimising compiler, from collecting garbage in other threads, or
      // from collecting it often.
      args: [...browser.args, '--js-flags=--max-opt=2,--single-threaded-gc,--min-semi-space-size=32'],
      env: { ...definedVariables(process.env), ...browser.env },
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: baseURL,
    env: { HOST: '127.0.0.1', PORT: String(port), ASSAY_LOG: 'off' },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

function definedVariables(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
