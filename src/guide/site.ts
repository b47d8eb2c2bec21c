import { definitions } from './definitions.ts';
import { framed, type Assets } from './frame.ts';
import { html } from './html.ts';
import { markdownPage } from './markdown.ts';
import type { Page } from './page.ts';
import { addonPages } from './pages/addons.ts';
import { codePage } from './pages/codes.ts';
import { countryPages } from './pages/countries.ts';
import { destinationPage } from './pages/destinations.ts';
import { formatPages } from './pages/formats.ts';
import { ruleSetPages } from './pages/rule-sets.ts';
import { rulePages } from './pages/rules.ts';
import { FILES } from './sections.ts';

export { FILES };

/** Functions of the caller: it reads files and names them. */
export interface SiteParts {
  /** The text of each of `FILES`. */
  readonly texts: Readonly<Record<string, string>>;
  /** The day of the build: destinations are shown as of it. */
  readonly day: string;
  /** Gives a file a name that changes with its content. */
  readonly asset: (name: string, content: string) => string;
  readonly assets: Assets & { readonly script: string };
  readonly besideWorkbench: boolean;
}

/** Every file of the site that is text, by its path below the top. */
export function makeSite({ texts, day, asset, assets, besideWorkbench }: SiteParts): ReadonlyMap<string, string> {
  const pages = [
    ...FILES.map((file) => markdownPage(file, texts[file] ?? '')),
    ...countryPages(day),
    ...addonPages(day),
    ...formatPages(day),
    ...ruleSetPages(),
    ...rulePages(),
    codePage(),
    destinationPage(day),
  ];
  const index = JSON.stringify(pages.map(({ path, title, summary, found }) => [path, title, summary, found]));
  const indexPath = asset('search.json', index);
  const files = new Map([[indexPath, index]]);
  const surroundings = { assets, version: definitions.version, besideWorkbench };
  for (const page of [...pages, searchPage(indexPath, assets.script), missingPage]) {
    if (files.has(page.path)) throw new Error(`Two pages of the guide are at ${page.path}.`);
    const text = framed(page, surroundings).text;
    // Any address may be missing, so this page has addresses from the root; the host adds its base path.
    files.set(
      page.path,
      page === missingPage ? text.replace(TOP, '$1="/guide/') : text.replace(TOP, `$1="${top(page.path)}`),
    );
  }
  return files;
}

/** Addresses from the top of the site. The pattern matches only attributes, because quotes in texts are escaped. */
const TOP = /\b(href|src|action|data-index)="\/(?!\/)/g;

function top(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './';
}

function searchPage(index: string, script: string): Page {
  return {
    path: 'search.html',
    title: 'Search',
    summary: 'Search in every page, rule and extension',
    section: 'start',
    body: html`<h1>Search</h1>
      <p id="told" role="status">Type at least two characters above.</p>
      <ol id="results" data-index="/${index}"></ol>
      <noscript
        ><p>
          The search needs JavaScript. <a href="/rules/index.html">All rules</a> and
          <a href="/countries/index.html">all countries</a> are listed.
        </p></noscript
      >`,
    found: [],
    scripts: [script],
  };
}

const missingPage: Page = {
  path: '404.html',
  title: 'Not found',
  summary: 'There is no such page',
  section: 'start',
  body: html`<h1>There is no such page</h1>
    <p>Search above, or begin at <a href="/index.html">the first page</a>.</p>`,
  found: [],
};
