import type { CDPSession, Page } from '@playwright/test';
import { invoiceOfLines } from './line-invoice.ts';

/** What people do on a page, in milliseconds of the renderer's processor for each act. */
export interface PageWork {
  readonly marks: number;
  readonly step: number;
  readonly lastStep: number;
  readonly fieldKey: number;
  readonly sourceKey: number;
}

const STEPS = 10;
const KEYS = 20;

/** An invoice in which each fifth line has a fault that stops the calculation, so that each is a problem of its own. */
function faultyInvoice(lines: number): string {
  const invoice = structuredClone(invoiceOfLines(lines)) as {
    lines: { quantity: string; taxes: { rate: string }[] }[];
  };
  for (const [index, line] of invoice.lines.entries()) {
    if (index % 10 === 3) for (const tax of line.taxes) tax.rate = 'genral';
    if (index % 10 === 7) line.quantity = '1,5';
  }
  return JSON.stringify(invoice, null, 2);
}

/** Steps through the problems of a page, types into one of its fields, and into the source beside it. */
export async function measurePageWork(page: Page, lines: number): Promise<PageWork> {
  const tools = await page.context().newCDPSession(page);
  // Time of the processor, so that other programs of the machine do not count.
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(faultyInvoice(lines))})`);
  await page.locator('.document-editor .view-lines').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  // By selectors: roles would be looked up among all values.
  const view = (name: string) => page.locator('[aria-label="View"] button', { hasText: name }).click();
  await view('Page');
  // Until then the page shows the document before it.
  await page.locator(`.paper [data-value="$.lines[${String(lines - 1)}].quantity"]`).waitFor({ timeout: 90_000 });
  const [before, next] = [page.locator('.page-steps button').first(), page.locator('.page-steps button').last()];
  const cost = (acts: number, act: () => Promise<void>) => costOf(tools, acts, act);
  const marks = await page.locator('.paper .paper-value[data-severity]').count();
  await cost(1, () => next.click());
  const lastStep = await cost(1, () => before.click());
  const step = await cost(STEPS, async () => {
    for (let at = 0; at < STEPS; at++) await next.click();
  });
  await page.locator('.paper [data-value$=".price"]').first().click();
  await page.locator('[role="dialog"] input').first().fill('');
  const typing = async () => {
    for (let key = 0; key < KEYS; key++) {
      await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace');
      await page.waitForTimeout(60);
    }
  };
  const fieldKey = await cost(KEYS, typing);
  await page.keyboard.press('Escape');
  await view('Both');
  await page.locator('.document-editor .view-lines').first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  const sourceKey = await cost(KEYS, typing);
  await tools.detach();
  return { marks, step, lastStep, fieldKey, sourceKey };
}

async function costOf(tools: CDPSession, acts: number, act: () => Promise<void>): Promise<number> {
  const before = await rested(tools);
  await act();
  return ((await rested(tools)) - before) / acts;
}

/** Milliseconds of script, style and layout so far, once there is no more of it for a moment. */
async function rested(tools: CDPSession): Promise<number> {
  let last = -Infinity;
  for (;;) {
    const { metrics } = await tools.send('Performance.getMetrics');
    const parts = metrics.filter(({ name }) => /^(?:Script|Layout|RecalcStyle)Duration$/.test(name));
    const now = parts.reduce((sum, { value }) => sum + value * 1000, 0);
    if (now - last < 10) return now;
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
