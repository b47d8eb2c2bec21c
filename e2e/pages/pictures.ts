import type { Page, TestInfo } from '@playwright/test';

const wanted = Boolean(process.env['E2E_PICTURES']);

/** A screenshot for people, in test-results. It asserts nothing and takes time, so it is made only on request. */
export async function picture(page: Page, info: TestInfo, name: string): Promise<void> {
  if (wanted) await page.screenshot({ path: info.outputPath(`${name}.png`) });
}

/**
 * Screenshots in both themes, at each of these widths or as wide as the page is. The page stays dark for the checks that
 * follow.
 */
export async function pictures(
  page: Page,
  info: TestInfo,
  name: string,
  widths: readonly number[] = [],
  onPhone: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const size = page.viewportSize();
  for (const theme of wanted ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme: theme });
    if (widths.length === 0) await picture(page, info, `${name}-${theme}`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 390) await onPhone();
      await picture(page, info, `${name}-${theme}-${String(width)}`);
    }
    if (size) await page.setViewportSize(size);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
}
