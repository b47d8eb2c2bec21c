import type { Page } from '@playwright/test';

/** Breaks the frame of the page from the next visit on, until `mendFrame` or a newer build. */
export async function breakFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const whole = matchMedia.bind(window);
    window.matchMedia = (query) => {
      const newer = document.querySelector('meta[name=build]') !== null;
      if (query.includes('max-height') && !newer && localStorage.getItem('broken') === 'yes')
        throw new Error('The browser knows no such media.');
      return whole(query);
    };
  });
  await page.evaluate(() => {
    localStorage.setItem('broken', 'yes');
  });
}

export async function mendFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.removeItem('broken');
  });
}
