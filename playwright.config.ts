import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const browser = await findBrowser();
const port = Number(process.env['E2E_PORT'] ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Patience, not a measure: how fast the workbench is stands in bench/, and a busy machine is no fault of the workbench.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    viewport: { width: 1440, height: 900 },
    // Without a graphics card every frame of a transition is drawn by the processor, a third of the time of a run.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker fetches the whole workbench for every test; the tests about it let it.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // A trace costs every test a quarter of its time: `npm run e2e -- --last-failed --trace on` films those that failed.
    trace: 'off',
    launchOptions: {
      executablePath: browser.executable,
      args: browser.args,
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
