import { definitions } from './definitions.ts';
import { framed, type Assets } from './frame.ts';
import { html } from './html.ts';
import { markdownPage, type LinkOf } from './markdown.ts';
import { LANGUAGES, type Language } from '../engine/languages.ts';
import { inLanguage, withoutLanguage } from './language.ts';
import type { Page } from './page.ts';
import { addonPages } from './pages/addons.ts';
import { codePage } from './pages/codes.ts';
import { countryPages } from './pages/countries.ts';
import { destinationPage } from './pages/destinations.ts';
import { formatPages } from './pages/formats.ts';
import { ruleSetPages } from './pages/rule-sets.ts';
import { rulePages } from './pages/rules.ts';
import { refusalPages } from './pages/refusals.ts';
import { typePages } from './pages/types.ts';
import { FILES, pathOfEntry, SECTIONS, type Entry } from './sections.ts';
import { textsIn } from './texts-in.ts';

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
  /** The address of a document in the workbench. */
  readonly linkOf: LinkOf;
  readonly besideWorkbench: boolean;
}

/** Every file of the site that is text, by its path below the top. */
export function makeSite({
  texts,
  day,
  asset,
  assets,
  linkOf,
  besideWorkbench,
}: SiteParts): ReadonlyMap<string, string> {
  const opens = besideWorkbench ? linkOf : undefined;
  const pages = [
    ...FILES.map((file) => markdownPage(file, texts[file] ?? '', opens)),
    ...LANGUAGES.flatMap(typePages),
    ...countryPages(day),
    ...addonPages(day),
    ...formatPages(day),
    ...ruleSetPages(),
    ...rulePages(),
    ...LANGUAGES.map(codePage),
    ...LANGUAGES.flatMap(refusalPages),
    ...LANGUAGES.map((language) => destinationPage(day, language)),
  ];
  const files = new Map<string, string>();
  const add = (path: string, text: string): string => {
    if (files.has(path)) throw new Error(`Two pages of the guide are at ${path}.`);
    files.set(path, text);
    return path;
  };
  const indexIn = (language: Language): string => {
    const own = pages.filter((page) => (page.language ?? 'en') === language);
    const text = JSON.stringify(own.map(({ path, title, summary, found }) => [path, title, summary, found]));
    return add(asset(language === 'en' ? 'search.json' : `search-${language}.json`, text), text);
  };
  const indexes = Object.fromEntries(LANGUAGES.map((language) => [language, indexIn(language)])) as Indexes;
  const searches = LANGUAGES.map((language) => searchPage(indexes, assets.script, language));
  const byPath = new Map([...pages, ...searches].map((page) => [page.path, page]));
  const neighbours = neighboursOf(pages);
  for (const page of [...pages, ...searches, missingPage]) {
    const { language = 'en' } = page;
    const surroundings = { assets, version: definitions.version, besideWorkbench, ...neighbours.get(page) };
    const path = withoutLanguage(page.path, language);
    const others = LANGUAGES.filter((other) => other !== language).flatMap(
      (other) => byPath.get(inLanguage(path, other)) ?? [],
    );
    const text = framed(page, { ...surroundings, others }).text;
    // Any address may be missing, so this page has addresses from the root; the host adds its base path.
    add(
      page.path,
      page === missingPage ? text.replace(TOP, '$1="/guide/') : text.replace(TOP, `$1="${top(page.path)}`),
    );
  }
  return files;
}

interface Neighbours {
  readonly before?: Page | undefined;
  readonly after?: Page | undefined;
}

/** Pages of the menu follow each other in its order; pages of a folder follow its list. */
function neighboursOf(pages: readonly Page[]): ReadonlyMap<Page, Neighbours> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const found = new Map<Page, Neighbours>();
  for (const language of LANGUAGES) {
    const paths = SECTIONS.flatMap(({ entries }) => entries.map((entry: Entry) => pathOfEntry(entry, language)));
    const menu = paths.flatMap((path) => byPath.get(path) ?? []).filter((page) => (page.language ?? 'en') === language);
    menu.forEach((page, turn) => found.set(page, { before: menu[turn - 1], after: menu[turn + 1] }));
    const folders = new Map<string, Page[]>();
    for (const page of pages) {
      if ((page.language ?? 'en') !== language || found.has(page)) continue;
      const folder = page.path.slice(0, page.path.lastIndexOf('/') + 1);
      folders.set(folder, [...(folders.get(folder) ?? []), page]);
    }
    for (const [folder, inside] of folders) {
      const list = byPath.get(`${folder}index.html`);
      inside.forEach((page, turn) => found.set(page, { before: inside[turn - 1] ?? list, after: inside[turn + 1] }));
    }
  }
  return found;
}

/** Addresses from the top of the site. The pattern matches only attributes, because quotes in texts are escaped. */
const TOP = /\b(href|src|action|data-index|data-more)="\/(?!\/)/g;

function top(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './';
}

/** The address of the index of each language. */
type Indexes = Readonly<Record<Language, string>>;

/** The search in another language also reads the English index, for pages that are there in English only. */
function searchPage(indexes: Indexes, script: string, language: Language): Page {
  const words = textsIn(language).guide;
  return {
    path: inLanguage('search.html', language),
    language,
    title: words.search,
    summary: words.search,
    section: 'start',
    body: html`<h1>${words.search}</h1>
      <p id="status" role="status">${words.found.short}</p>
      <ol
        id="results"
        data-texts="${JSON.stringify(words.found)}"
        data-index="/${indexes[language]}"
        ${language !== 'en' && html` data-more="/${indexes.en}" data-top="../"`}
      ></ol>
      <noscript
        ><p>
          ${words.needsScript} <a href="/${inLanguage('types/index.html', language)}">${words.types}</a>,
          <a href="/${inLanguage('codes/index.html', language)}">${words.codes}</a>.
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
