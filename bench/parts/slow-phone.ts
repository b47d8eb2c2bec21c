import type { Browser } from '@playwright/test';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;
/** The 4G of WebPageTest: 9 Mbit/s, and 170 ms there and back. */
const NETWORK = { offline: false, latency: 170, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 } as const;
/** How many times slower than this machine its processor is. */
const SLOWER = 4;

/** Milliseconds from the request of a page until its first verdict can be read, with nothing in the cache. */
export async function firstVerdictOnPhone(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', NETWORK);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address);
  await page.getByRole('button', { name: /Show problems$/ }).waitFor();
  const shown = await page.evaluate(() => performance.now());
  await context.close();
  return shown;
}
