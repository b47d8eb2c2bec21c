import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deskIn, UNTIL } from './desk.ts';
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

/** A document that every view shows something of. */
const right = readFileSync('examples/de/invoice-en16931.json', 'utf8');

/** The names of the tabs of the workbench. */
const TABS = `return [...document.querySelectorAll('main [role=tab]')]
  .filter((one) => one.getClientRects().length > 0)
  .map((one) => one.getAttribute('data-key'));`;

/** The middle of a tab, which may have to be scrolled to. */
const PLACE = `const tab = document.querySelector('main [role=tab][data-key="' + given + '"]');
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { left, top, width, height } = tab.getBoundingClientRect();
  return [left + width / 2, top + height / 2];`;

/**
 * How many things are wrong with the pages in a browser. Tells each as it finds it. Saves pictures in the folder, if one
 * is given.
 */
export async function checkPages(
  browser: DrivenBrowser,
  base: string,
  pictures: string | undefined,
  log: (line: string) => void,
): Promise<number> {
  let count = 0;
  for (const { look, theme, language, width, judged } of LOOKS) {
    await browser.resize(width, 900);
    await browser.open(`${base}/`);
    await browser.ask(
      `localStorage.clear(); localStorage.setItem('assay.theme', given.theme); localStorage.setItem('assay.language', given.language);`,
      { theme, language },
    );
    const desk = deskIn(browser, base);
    const attempt = async (place: string, work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        count += 1;
        log(`${place}, ${look}: ${error instanceof Error ? error.message : String(error)}`);
      }
    };
    const examine = async (place: string) => {
      const loaded = await browser.ask<boolean>(LOADED, null);
      const found = judged ? await browser.ask<readonly string[]>(AXE, null) : [];
      const overflow = await browser.ask<readonly string[]>(OVERFLOW, null);
      for (const wrong of [...(loaded ? [] : ['never loads']), ...found, ...overflow]) {
        count += 1;
        log(`${place}, ${look}: ${wrong}`);
      }
      if (pictures === undefined) return;
      const name = `${browser.name.replace(/ .*/, '')}-${look}${place === '/' ? '/workbench' : place}`;
      writeFileSync(join(pictures, `${name.replaceAll('/', '-')}.png`), await browser.picture());
    };
    for (const page of PAGES) {
      await attempt(page, async () => {
        await browser.open(`${base}${page}`);
        await examine(page);
      });
    }
    await attempt('the views', async () => {
      await desk.open('/');
      await desk.drop({ [`${look}.json`]: right });
      await desk.sees('button[aria-current="true"]', `${look}.json`);
      for (const tab of await browser.ask<readonly string[]>(TABS, null)) {
        await attempt(`/${tab}`, async () => {
          const [x = 0, y = 0] = await browser.ask<readonly number[]>(PLACE, tab);
          await browser.click(x, y);
          await examine(`/${tab}`);
        });
      }
    });
  }
  await browser.ask(`localStorage.clear();`, null);
  await browser.resize(1440, 900);
  return count;
}

/** A bar for fewer pixels than this shows nothing more of what it belongs to. */
const FEW = 12;

/**
 * Places that scroll sideways within a page, or a few pixels up and down. On a narrow page a table of figures may scroll
 * sideways if a key can reach it.
 */
const OVERFLOW = `return [document.documentElement, ...document.querySelectorAll('main, main *')]
  .filter((one) => one.clientWidth > 0 && !one.closest('.monaco-editor, textarea, [role=tablist]'))
  .flatMap((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const table = innerWidth < 600 && one.querySelector(':scope > table button');
    const sideways = /auto|scroll/.test(overflowX) && !table ? one.scrollWidth - one.clientWidth : 0;
    const down = /auto|scroll/.test(overflowY) ? one.scrollHeight - one.clientHeight : 0;
    const name = one.className || one.tagName;
    return [
      ...(sideways > 1 ? [name + ' overflows by ' + sideways + ' px'] : []),
      ...(down > 1 && down < ${String(FEW)} ? [name + ' has a bar for ' + down + ' px'] : []),
    ];
  });`;
