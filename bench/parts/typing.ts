import type { Page } from '@playwright/test';

/** In milliseconds. */
export interface Typing {
  /** From each last key to its marker, one per round. */
  readonly marked: readonly number[];
  /** From each key to the frame that shows it, as measured by the browser, which reports nothing below 16. */
  readonly keys: readonly number[];
}

/** Pauses between the keys of a round, in milliseconds: fast ones, and some that let a verdict arrive in between. */
const PAUSES = [70, 70, 350, 120];

/**
 * Types into the first value of a pasted invoice repeatedly, so that the last key of each round adds a fault and later
 * removes it. Without an engine nothing is marked and only keys are measured.
 */
export async function measureTyping(page: Page, text: string, rounds: number, judged: boolean): Promise<Typing> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.locator('.document-editor .view-lines').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await page.waitForTimeout(3000);
  const line = text.split('\n').findIndex((row) => row.includes('"currency"'));
  await page.keyboard.press('ControlOrMeta+Home');
  for (let down = 0; down < line; down++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  // Before the quote and the comma.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(2000);
  await page.evaluate(WATCH);
  for (let round = 0; round < rounds; round++) {
    for (const pause of PAUSES) {
      await page.keyboard.press('1');
      await page.waitForTimeout(pause);
      await page.keyboard.press('Backspace');
      await page.waitForTimeout(pause);
    }
    if (!judged) continue;
    await page.evaluate('bench.until(false)');
    await page.keyboard.press('1');
    await page.evaluate('bench.until(true)');
    await page.keyboard.press('Backspace');
    await page.evaluate('bench.until(false)');
  }
  await page.waitForTimeout(500);
  return page.evaluate<Typing>('({ marked: bench.marked, keys: bench.keys })');
}

/** Records when the last key went down, and its results. */
const WATCH = `
  globalThis.bench = {
    marked: [],
    keys: [],
    last: 0,
    shown: () => document.querySelector('.document-editor :is(.squiggly-error, .squiggly-warning)') !== null,
    until: (wanted) => new Promise((done) => {
      const look = () => {
        if (bench.shown() !== wanted) return requestAnimationFrame(look);
        if (wanted) bench.marked.push(performance.now() - bench.last);
        done();
      };
      look();
    }),
  };
  addEventListener('keydown', ({ timeStamp }) => { bench.last = timeStamp; }, { capture: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') bench.keys.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: false });
`;
