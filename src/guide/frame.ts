import { html, Html, type HtmlValue } from './html.ts';
import { LANGUAGE_NAMES, type Language } from '../engine/languages.ts';
import { inLanguage } from './language.ts';
import type { Page } from './page.ts';
import { pathOfEntry, sectionTitle, SECTIONS, titleIn, type Entry } from './sections.ts';
import { textsIn } from './texts-in.ts';

/** Addresses of the files that every page loads, below the top of the site. */
export interface Assets {
  readonly sheet: string;
  readonly icon: string;
  /** Copies samples. */
  readonly copy: string;
}

export interface Surroundings {
  readonly assets: Assets;
  readonly version: string;
  /** Whether the workbench is one folder above the site. */
  readonly besideWorkbench: boolean;
  /** The pages before and after it. */
  readonly before?: Page | undefined;
  readonly after?: Page | undefined;
  /** The same page in the other languages. */
  readonly others: readonly Page[];
}

/** The address of the workbench, above the top of the site. */
const WORKBENCH = '/../';

/** The page with head, search and navigation; its addresses still begin with `/`, which is the top of the site. */
export function framed(page: Page, { assets, version, besideWorkbench, before, after, others }: Surroundings): Html {
  const { language = 'en' } = page;
  const words = textsIn(language).guide;
  const home = inLanguage('index.html', language);
  const workbench = besideWorkbench && html`<a class="product" href="${WORKBENCH}">${words.openWorkbench}</a>`;
  const switches = others.map(
    ({ path, language: other = 'en' }) =>
      html`<a class="other" hreflang="${other}" lang="${other}" href="/${path}">${LANGUAGE_NAMES[other]}</a>`,
  );
  const name = `Assay ${words.guide}`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.path === home ? name : `${page.title} · ${name}`}</title>
        <meta name="description" content="${page.summary}" />
        <link rel="icon" href="/${assets.icon}" type="image/svg+xml" />
        <link rel="stylesheet" href="/${assets.sheet}" />
        ${scriptsOf(page, assets).map((script) => html`<script type="module" src="/${script}"></script> `)}
      </head>
      <body data-copy="${words.copy}" data-copied="${words.copied}">
        <a class="skip" href="#content">${words.skip}</a>
        <header>
          <a class="name" href="/${home}">Assay <span>${words.guide}</span></a>
          <form role="search" action="/${inLanguage('search.html', language)}" method="get">
            <label for="query">${words.search}</label
            ><input
              id="query"
              name="q"
              type="search"
              autocomplete="off"
              spellcheck="false"
              placeholder="${words.searchHint}"
            />
          </form>
          ${switches} ${workbench}
        </header>
        <div class="columns">
          <nav class="wide" aria-label="${words.guide}">${navigation(page)}</nav>
          <details class="narrow">
            <summary>${words.contents}</summary>
            <nav aria-label="${words.contents}">
              ${navigation(page)}${
                besideWorkbench &&
                html`<ul>
                  <li><a href="${WORKBENCH}">${words.openWorkbench}</a></li>
                </ul>`
              }
            </nav>
          </details>
          <main id="content" tabindex="-1">
            ${page.body} ${neighbours(before, after, language)}
            <footer>Assay ${version}. Apache License 2.0.</footer>
          </main>
          ${onThisPage(page)}
        </div>
      </body>
    </html> `;
}

/** Pages with samples also have the script that copies them. */
function scriptsOf({ scripts = [], body }: Page, { copy }: Assets): readonly string[] {
  return body.text.includes('<div class="sample">') ? [...scripts, copy] : scripts;
}

function neighbours(before: Page | undefined, after: Page | undefined, language: Language): HtmlValue {
  if (!before && !after) return undefined;
  const words = textsIn(language).guide;
  return html`<nav class="neighbours" aria-label="${words.neighbours}">
    ${before && html`<a rel="prev" href="/${before.path}"><span>${words.previous}</span> ${before.title}</a>`}
    ${after && html`<a rel="next" href="/${after.path}"><span>${words.next}</span> ${after.title}</a>`}
  </nav>`;
}

/** Fewest and most headings that are listed beside a page. */
const HEADINGS = { least: 2, most: 60 } as const;

function onThisPage({ body, language = 'en' }: Page): HtmlValue {
  const headings = body.text.split('<h2 id="').slice(1);
  if (headings.length < HEADINGS.least || headings.length > HEADINGS.most) return undefined;
  const words = textsIn(language).guide;
  // The texts of headings are HTML already; their links would not be allowed inside a link.
  const entries = headings.map((heading) => {
    const start = heading.indexOf('">');
    const [id, title] = [heading.slice(0, start), heading.slice(start + '">'.length, heading.indexOf('</h2>'))];
    return new Html(`<li><a href="#${id}">${title.replace(/<\/?a\b[^>]{0,500}>/g, '')}</a></li>`);
  });
  return html`<nav class="here" aria-label="${words.onThisPage}">
    <h2>${words.onThisPage}</h2>
    <ul>
      ${entries}
    </ul>
  </nav>`;
}

function navigation(page: Page): HtmlValue {
  return SECTIONS.map(
    (section) =>
      html`<h2>${sectionTitle(section, page.language ?? 'en')}</h2>
        <ul>
          ${section.entries.map((entry) => navigationEntry(entry, page))}
        </ul>`,
  );
}

function navigationEntry(entry: Entry, page: Page): Html {
  const { language = 'en' } = page;
  const path = pathOfEntry(entry, language);
  const folder = path.endsWith('/index.html') && path !== inLanguage('index.html', language) && page.path.startsWith(path.slice(0, -'index.html'.length)); // oxfmt-ignore
  const current = path === page.path ? html` aria-current="page"` : folder && html` aria-current="true"`;
  const title = titleIn(entry, language);
  if (title !== undefined) return html`<li><a href="/${path}" ${current}>${title}</a></li>`;
  return html`<li>
    <a href="/${path}" hreflang="en"
      ><span lang="en">${entry.title}</span> <small>${textsIn(language).guide.inEnglish}</small></a
    >
  </li>`;
}
