import { html, type Html, type HtmlValue } from './html.ts';
import type { Page } from './page.ts';
import { pathOfEntry, SECTIONS, type Entry } from './sections.ts';

/** Addresses of the files that every page loads, below the top of the site. */
export interface Assets {
  readonly sheet: string;
  readonly icon: string;
}

export interface Surroundings {
  readonly assets: Assets;
  readonly version: string;
  /** Whether the workbench is one folder above the site. */
  readonly besideWorkbench: boolean;
}

/** The address of the workbench, above the top of the site. */
const WORKBENCH = '/../';

/** The page with head, search and navigation; its addresses still begin with `/`, which is the top of the site. */
export function framed(page: Page, { assets, version, besideWorkbench }: Surroundings): Html {
  const workbench = besideWorkbench && html`<a class="product" href="${WORKBENCH}">Open the workbench</a>`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.path === 'index.html' ? 'Assay guide' : `${page.title} · Assay guide`}</title>
        <meta name="description" content="${page.summary}" />
        <link rel="icon" href="/${assets.icon}" type="image/svg+xml" />
        <link rel="stylesheet" href="/${assets.sheet}" />
        ${(page.scripts ?? []).map((script) => html`<script type="module" src="/${script}"></script> `)}
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        <header>
          <a class="name" href="/index.html">Assay <span>guide</span></a>
          <form role="search" action="/search.html" method="get">
            <label for="query">Search</label
            ><input
              id="query"
              name="q"
              type="search"
              autocomplete="off"
              spellcheck="false"
              placeholder="A word, a country or a rule"
            />
          </form>
          ${workbench}
        </header>
        <div class="columns">
          <nav class="wide" aria-label="Guide">${navigation(page)}</nav>
          <details class="narrow">
            <summary>Contents</summary>
            <nav aria-label="Contents">
              ${navigation(page)}${
                besideWorkbench &&
                html`<ul>
                  <li><a href="${WORKBENCH}">Open the workbench</a></li>
                </ul>`
              }
            </nav>
          </details>
          <main id="content" tabindex="-1">
            ${page.body}
            <footer>Assay ${version}. Apache License 2.0.</footer>
          </main>
        </div>
      </body>
    </html> `;
}

function navigation(page: Page): HtmlValue {
  return SECTIONS.map(
    ({ title, entries }) =>
      html`<h2>${title}</h2>
        <ul>
          ${entries.map((entry) => navigationEntry(entry, page))}
        </ul>`,
  );
}

function navigationEntry(entry: Entry, page: Page): Html {
  const path = pathOfEntry(entry);
  const folder = path.endsWith('/index.html') && page.path.startsWith(path.slice(0, -'index.html'.length));
  const current = path === page.path ? html` aria-current="page"` : folder && html` aria-current="true"`;
  return html`<li><a href="/${path}" ${current}>${entry.title}</a></li>`;
}
