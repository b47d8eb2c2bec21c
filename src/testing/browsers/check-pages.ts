import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UNTIL } from './desk.ts';
import type { DrivenBrowser } from './driven-browser.ts';

const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Pages in the order of the rail, and one of each kind of reference. */
const PAGES = ['/', '/files', '/history', '/keys', '/rules', '/regimes', '/regimes/ES', '/addons', '/schemas', '/docs'];

/** How the pages are looked at: in both themes, at several widths in pixels, and in another language. */
const LOOKS = [
  { look: 'light', theme: 'light', language: 'en', width: 1440, judged: true },
  { look: 'dark', theme: 'dark', language: 'en', width: 1440, judged: true },
  { look: 'middle', theme: 'light', language: 'en', width: 1024, judged: false },
  { look: 'narrow', theme: 'light', language: 'en', width: 500, judged: false },
  { look: 'spanish', theme: 'light', language: 'es', width: 1440, judged: false },
];

/** Waits until the page is complete: a part that has loaded may ask for another. False if it never is. */
const LOADED = `${UNTIL}
  const loaded = () => document.querySelector('main h1') && !document.querySelector('main .skeleton');
  await until(loaded);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return (await until(loaded)) !== undefined;`;

const AXE = `${axe}
  const { violations } = await window.axe.run(document);
  return violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(', '));`;

/** What is wrong with the pages in a browser, one line each. Saves pictures in the folder, if one is given. */
export async function checkPages(
  browser: DrivenBrowser,
  base: string,
  pictures: string | undefined,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { look, theme, language, width, judged } of LOOKS) {
    await browser.resize(width, 900);
    await browser.open(`${base}/`);
    await browser.ask(
      `localStorage.setItem('assay.theme', given.theme); localStorage.setItem('assay.language', given.language);`,
      { theme, language },
    );
    for (const page of PAGES) {
      await browser.open(`${base}${page}`);
      if (!(await browser.ask<boolean>(LOADED, null))) wrong.push(`${page} never loads`);
      const found = judged ? await browser.ask<readonly string[]>(AXE, null) : [];
      const overflow = await browser.ask<readonly string[]>(OVERFLOW, null);
      wrong.push(...[...found, ...overflow].map((line) => `${page}, ${look}: ${line}`));
      if (pictures === undefined) continue;
      const name = `${browser.name.replace(/ .*/, '')}-${look}${page === '/' ? '/workbench' : page}`;
      writeFileSync(join(pictures, `${name.replaceAll('/', '-')}.png`), await browser.picture());
    }
  }
  await browser.ask(`localStorage.clear();`, null);
  await browser.resize(1440, 900);
  return wrong;
}

/** Places that scroll sideways within a page. */
const OVERFLOW = `return [document.documentElement, ...document.querySelectorAll('main, main *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0 && /auto|scroll/.test(getComputedStyle(one).overflowX) && !one.closest('.monaco-editor, textarea, [role=tablist]'))
  .map((one) => (one.className || one.tagName) + ' overflows by ' + (one.scrollWidth - one.clientWidth) + ' px');`;
