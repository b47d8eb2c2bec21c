import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** For a page whose colours are checked elsewhere; they take half of the time. */
export const withoutColours = (axe: AxeBuilder): AxeBuilder => axe.disableRules(COLOURS);

type Choose = (axe: AxeBuilder) => AxeBuilder;

/** Fails on serious or critical findings of axe in the page as it is. */
export async function expectAccessible(page: Page, choose?: Choose): Promise<void> {
  const serious = (await findings(page, choose)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ says }) => says)).toEqual([]);
}

/** Fails on any finding of axe. */
export async function expectFlawless(page: Page, choose?: Choose): Promise<void> {
  expect((await findings(page, choose)).map(({ says }) => says)).toEqual([]);
}

async function findings(page: Page, choose: Choose = (axe) => axe) {
  // In one page: otherwise each check opens another one for frames of other origins, which do not exist; that takes a
  // third of the time. Passed checks are not reported, which saves half of the time. A page that has axe keeps it.
  const axe = new AxeBuilder({ page, axeSource: await page.evaluate(() => ('axe' in window ? 'axe' : '')) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  return violations.map(({ id, impact, nodes }) => ({
    impact,
    says: `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  }));
}

/**
 * Checks both themes. They differ only in the colours of `tokens.css`, whose pairs are checked in
 * src/testing/styles, so `accessible.spec.ts` does this for one page of each kind. The light theme stays active.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await turn(page, 'dark');
  await expectAccessible(page, (axe) => axe.withRules(COLOURS));
  await turn(page, 'light');
  await expectAccessible(page);
}

/** Checks a narrower page too, and the colours of the system. The page is as before afterwards. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const size = page.viewportSize();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: null });
  if (size) await page.setViewportSize(size);
}

async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
