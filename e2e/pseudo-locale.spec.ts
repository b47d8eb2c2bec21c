import { expect, test, type Page } from '@playwright/test';
import { follow } from './pages/one-page.ts';

/*
 * A third language is a set of texts, and no text bypasses it: with every translated text in brackets, text outside
 * brackets may match the English only if it is a name or a code.
 */

test.use({ locale: 'es-ES' });

const TEXTS =
  /\/assets\/(?:page-texts|words[.]es|xml-messages|codes|schema-texts[.]es|definition-texts[.]es|texts[.]es)-[\w-]{8}\.js$/;

/** The translation with every text in brackets; functions put their result in brackets. */
const MARKING = `
const mark = (value) => {
  if (typeof value === 'string') return /\\p{L}/u.test(value) ? '\u27e6' + value + '\u27e7' : value;
  if (typeof value === 'function') return (...given) => said(value(...given));
  if (Array.isArray(value)) return value.map(mark);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mark(one)]));
};
const said = (text) => (typeof text === 'string' ? mark(text) : ['\u27e6', text, '\u27e7']);
`;

async function markTexts(page: Page): Promise<void> {
  await page.route(TEXTS, async (route) => {
    const address = new URL(route.request().url());
    const response = await route.fetch();
    const names = [...(/export\s*\{([^}]*)\}/.exec(await response.text())?.[1] ?? '').matchAll(/(\w+)\s*(?:,|$)/g)];
    const own = `.${address.pathname.slice(address.pathname.lastIndexOf('/'))}?as-written`;
    const exported = names.map(([, name = '']) =>
      name === 'default'
        ? 'export default mark(own.default);'
        : `export const ${name} = mark(own[${JSON.stringify(name)}]);`,
    );
    const body = `import * as own from ${JSON.stringify(own)};\n${MARKING}\n${exported.join('\n')}`;
    await route.fulfill({ response, body, headers: { 'content-type': 'text/javascript' } });
  });
}

/** Text outside brackets, in page order; attributes without any brackets. Text marked as English is ignored. */
async function plainTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const apart = 'noscript, code, pre, textarea, .code-text, .monaco-editor, script, style, bdi, body [lang="en"]';
    const found: string[] = [];
    let depth = 0;
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const isCode = walk.currentNode.parentElement?.closest(apart) !== null;
      for (const part of (walk.currentNode.textContent ?? '').split(/([\u27e6\u27e7])/)) {
        if (part === '\u27e6') depth++;
        else if (part === '\u27e7') depth--;
        else if (depth === 0 && !isCode) found.push(part.trim());
      }
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      if (!element.closest(apart))
        for (const name of ['aria-label', 'title', 'placeholder']) {
          const text = element.getAttribute(name) ?? '';
          if (!text.includes('\u27e6')) found.push(text);
        }
    return [...new Set(found)].filter((text) => /\p{Ll}{2}/u.test(text));
  });
}

async function open(page: Page, language: string): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /2 error/ })).toBeVisible();
}

/** Languages by their own names. */
const LANGUAGES = ['English', 'Español', 'Deutsch', 'Français', 'Italiano', 'Português'];

/** Names and words that are equal in every language. */
const NAMES = new Set([
  ...LANGUAGES,
  'Assay',
  'NAV Online Számla',
  'curl',
  'JavaScript',
  'supplier',
  'inspect',
  'errors',
  'lang',
  'en',
  'es',
]);

/** Paths, codes, file names and keys to press. */
const CODE = /[./_{}[\]+]|\w-\w/;

/** Members with English text. */
const ENGLISH = new Set(['en', 'description', 'must', 'when', 'uncited', 'why']);

/** Texts that the service publishes in the languages of its countries, and titles of norms. */
async function published(page: Page): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, member] of Object.entries(value)) if (!ENGLISH.has(name)) walk(member);
  };
  const rules = PAGES.flatMap((path) => (path.startsWith('/rules/') ? [path] : []));
  for (const path of ['/regimes', '/regimes/ES', '/addons/es-verifactu-v1', '/destinations', ...rules])
    await page.request.get(`/v0${path}`).then(async (answer) => walk(answer.ok() ? await answer.json() : {}));
  return found;
}

const PAGES = [
  '/',
  '/files',
  '/history',
  '/keys',
  '/nowhere',
  '/refusals',
  '/regimes/ES',
  '/addons/es-verifactu-v1',
  '/schemas/bill/line',
  '/rules/GOBL-ES-TAX-IDENTITY-01',
  '/rules/ASSAY-LINT-DROPPED',
  '/rules/BR-CO-15',
  '/docs',
  '/docs/inspect',
  '/docs/errors',
];

test('every page takes its words from the files of texts', async ({ page, browser }) => {
  const other = await browser.newPage({ locale: 'en-GB' });
  await markTexts(page);
  const given = await published(page);
  const isPlain = (text: string) => {
    const words = text.replace(/ · [A-Z]{3}$|^.*, (?=BR-)| \([A-Z]{2}\)$/g, '');
    return !CODE.test(words) && !NAMES.has(words) && !given.has(words) && !given.has(text);
  };
  const left: string[] = [];
  await Promise.all([open(page, 'es'), open(other, 'en')]);
  for (const path of PAGES) {
    await Promise.all([follow(page, path), follow(other, path)]);
    const look = async (where: string) => {
      const english = new Set(await plainTexts(other));
      for (const text of await plainTexts(page)) if (english.has(text) && isPlain(text)) left.push(`${where}: ${text}`);
    };
    await look(path);
    if (path !== '/') continue;
    const tabs = await page.getByRole('tab').count();
    for (let tab = 0; tab < tabs; tab++) {
      for (const shown of [page, other]) await shown.getByRole('tab').nth(tab).click();
      await Promise.all([page, other].map((shown) => expect(shown.locator('.skeleton')).toHaveCount(0)));
      await look(`tab ${String(tab)}`);
    }
  }
  await other.close();
  // The page may still load parts in advance.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(left).toEqual([]);
});
