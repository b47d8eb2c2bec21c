import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Fails when axe finds something serious or critical. The themes differ in the colours of `tokens.css` and in nothing else,
 * so of the dark one, in which the page is left, the colours are looked at.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await turn(page, 'light');
  await expectNothingSerious(page);
  await turn(page, 'dark');
  await expectNothingSerious(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
}

/** The same of the page as it stands, for what follows no change of the theme. */
export async function expectNothingSerious(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<void> {
  // In one page: otherwise each look opens another one, a third of its time, for frames of other origins, which there are none of.
  // What passes is not told: to describe it takes half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

async function turn(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
