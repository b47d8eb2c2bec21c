import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DrivenBrowser } from './driven-browser.ts';

const axe = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const invoice = readFileSync('examples/es/invoice.json', 'utf8');

/** Pages in the order of the rail, and one of each kind of reference. */
const PAGES = ['/', '/files', '/history', '/keys', '/rules', '/regimes', '/regimes/ES', '/addons', '/schemas', '/docs'];
const THEMES = ['light', 'dark'];

/** Waits until `look` finds something, at most twenty seconds. */
const UNTIL = `const until = async (look) => {
  for (let left = 200; left > 0; left--) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return undefined;
};`;

/** Drops a file on the page, and returns the verdict once it has one of the text. */
const DROP = `${UNTIL}
  await until(() => document.querySelector('.monaco-editor textarea, .monaco-editor .native-edit-context'));
  const files = new DataTransfer();
  files.items.add(new File([given.text], given.name, { type: 'application/json' }));
  for (const kind of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: files }));
  const verdict = () => [...document.querySelectorAll('button')].map((one) => one.textContent + ' ' + (one.ariaLabel ?? '')).find((text) => text.includes(given.verdict));
  return (await until(verdict)) === undefined ? document.body.innerText.slice(0, 400) : '';`;

const AXE = `${UNTIL}
  const loaded = () => document.querySelector('main h1') && !document.querySelector('main .skeleton');
  await until(loaded);
  // A part that has loaded may ask for another.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if ((await until(loaded)) === undefined) return ['it never loads'];
  ${axe}
  const { violations } = await window.axe.run(document);
  return violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(', '));`;

/** What is wrong with the pages in a browser, one line each. Saves pictures in the folder, if one is given. */
export async function checkPages(
  browser: DrivenBrowser,
  base: string,
  pictures: string | undefined,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  const choose = (theme: string, engine: string) =>
    browser.ask(
      `localStorage.setItem('assay.theme', given.theme); localStorage.setItem('assay.engine', given.engine);`,
      {
        theme,
        engine,
      },
    );
  for (const engine of ['browser', 'server']) {
    await choose('light', engine);
    for (const [name, text, verdict] of [
      ['right.json', invoice, 'No errors'],
      ['broken.json', invoice.replace('B85412070', 'B85412071'), '1 error'],
    ] as const) {
      await browser.open(`${base}/`);
      const instead = await browser.ask<string>(DROP, { name, text, verdict });
      if (instead !== '') wrong.push(`${name} by the ${engine} is not "${verdict}": ${instead.replaceAll('\n', ' ')}`);
    }
  }
  for (const theme of THEMES) {
    await choose(theme, 'browser');
    for (const page of PAGES) {
      await browser.open(`${base}${page}`);
      const found = await browser.ask<readonly string[]>(AXE, null);
      wrong.push(...found.map((violation) => `${page} in the ${theme} theme: ${violation}`));
      const overflow = await browser.ask<readonly string[]>(OVERFLOW, null);
      wrong.push(...overflow.map((place) => `${page}: ${place}`));
      if (pictures === undefined) continue;
      const name = `${browser.name}-${theme}${page === '/' ? '/workbench' : page}`.replaceAll(/[^\w.]+/g, '-');
      writeFileSync(join(pictures, `${name}.png`), await browser.picture());
    }
  }
  return wrong;
}

/** Places that scroll sideways within a page. */
const OVERFLOW = `return [...document.querySelectorAll('main, main *')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX) && !one.closest('.monaco-editor, [role=tablist]'))
  .map((one) => (one.className || one.tagName) + ' overflows by ' + (one.scrollWidth - one.clientWidth) + ' px');`;
