import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const COLOURS = ['color-contrast', 'link-in-text-block'];

/** For a page whose colours are checked elsewhere; they take half of the time. */
export const withoutColours = (axe: AxeBuilder): AxeBuilder => axe.disableRules(COLOURS);

/** Fails on serious or critical findings of axe in the page as it is. */
export async function expectAccessible(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<void> {
  // In one page: otherwise each check opens another one for frames of other origins, which do not exist; that takes a
  // third of the time. Passed checks are not reported, which saves half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
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

async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
