import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails on serious or critical findings of axe. The themes differ only in the colours of `tokens.css`, so for the dark
 * one, which stays active, only colours are checked.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await turn(page, 'light');
  await expectNothingSerious(page);
  await turn(page, 'dark');
  await expectNothingSerious(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

/** Checks the current page, for states that do not survive a change of theme. */
export async function expectNothingSerious(
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

async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
