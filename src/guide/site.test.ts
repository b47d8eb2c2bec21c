import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { definitions } from './definitions.ts';
import { FILES, makeSite } from './site.ts';

const assets = { sheet: 'assets/guide.css', icon: 'assets/icon.svg', script: 'assets/search.js' };
let files: ReadonlyMap<string, string>;
let pages: readonly (readonly [path: string, text: string])[];

beforeAll(() => {
  files = makeSite({
    texts: Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')])),
    day: '2026-11-25',
    asset: (name) => `assets/${name}`,
    assets,
    besideWorkbench: true,
  });
  pages = [...files].filter(([path]) => path.endsWith('.html'));
});

const idsOf = (text: string) => [...text.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);

describe('links', () => {
  it('of every page lead to a page or a file, and to an anchor there', () => {
    const anchors = new Map(pages.map(([path, text]) => [path, new Set(idsOf(text))]));
    const there = new Set([...files.keys(), ...Object.values(assets)]);
    const astray: string[] = [];
    for (const [path, text] of pages) {
      // The page for missing addresses is served at any of them.
      const from = path === '404.html' ? 'http://site/guide/a/b/c' : `http://site/guide/${path}`;
      for (const [, , address = ''] of text.matchAll(/ (href|src|action|data-index)="([^"]*)"/g)) {
        const { origin, pathname, hash } = new URL(address.replaceAll('&amp;', '&'), from);
        if (origin !== 'http://site' || (address.startsWith('#') && anchors.get(path)?.has(address.slice(1)))) continue;
        const below = decodeURIComponent(pathname);
        if (below === '/') continue;
        const target = below.replace(/^\/guide\//, '');
        const known = there.has(target) && (hash === '' || anchors.get(target)?.has(decodeURIComponent(hash.slice(1))));
        if (!known) astray.push(`${path}: ${address}`);
      }
    }
    expect(astray).toEqual([]);
  });

  it('of the search too', () => {
    const index = JSON.parse(files.get('assets/search.json') ?? '') as [string, string, string, [string][]][];
    const astray = index.flatMap(([path, , , parts]) => {
      const ids = new Set(idsOf(files.get(path) ?? ''));
      return parts.flatMap(([anchor]) => (anchor === '' || ids.has(anchor) ? [] : [`${path}#${anchor}`]));
    });
    expect(astray).toEqual([]);
    expect(index.length).toBe(pages.length - 2);
  });
});

/** Pages for maintainers, who use the repository. */
const FOR_MAINTAINERS = ['docs/publishing.md'];

describe('pages', () => {
  it('are there for every document, except those for maintainers', () => {
    const documents = ['docs', 'docs/guide'].flatMap((folder) =>
      readdirSync(folder).map((name) => `${folder}/${name}`),
    );
    const without = documents.filter((file) => file.endsWith('.md') && !FILES.includes(file));
    expect(without.filter((file) => !FOR_MAINTAINERS.includes(file))).toEqual([]);
  });

  it('are there for every country, addon, format and rule set', () => {
    const { regimes, addons, formats, ruleSets } = definitions;
    const wanted = [
      ...regimes.map(({ country }) => `countries/${country.toLowerCase()}.html`),
      ...addons.map(({ key }) => `addons/${key}.html`),
      ...formats.map(({ key }) => `formats/${key}.html`),
      ...ruleSets.map(({ key }) => `rule-sets/${key}.html`),
    ];
    expect(wanted.filter((path) => !files.has(path))).toEqual([]);
    expect(Math.min(regimes.length, addons.length, ruleSets.length)).toBeGreaterThan(20);
  });

  it('have every rule, at an address of its own', () => {
    const { rules, ruleSets } = definitions;
    const ids = new Map(pages.map(([path, text]) => [path, idsOf(text)]));
    const all = new Set([...ids.values()].flat());
    expect(rules.filter(({ code }) => !all.has(code)).map(({ code }) => code)).toEqual([]);
    for (const { key, rules: own } of ruleSets) {
      const there = new Set(ids.get(`rule-sets/${key}.html`));
      expect(own.filter(({ code }) => !there.has(code)).map(({ code }) => code)).toEqual([]);
    }
  });

  it('have one heading of the first level, and no anchor twice', () => {
    const wrong = pages.filter(([, text]) => {
      const ids = idsOf(text);
      return text.match(/<h1[ >]/g)?.length !== 1 || new Set(ids).size !== ids.length;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('have no heading with nothing under it', () => {
    const empty = pages.filter(([, text]) => /<h2[^>]*>[^<]*<\/h2>\s*(?:<h2|<footer)/.test(text));
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  it('load nothing from elsewhere, and have no script or style in their text', () => {
    const wrong = pages.filter(
      ([, text]) =>
        /<(?:script|img|link|iframe)\b[^>]*(?:src|href)="(?:https?:)?\/\//.test(text) ||
        /<style|<script(?![^>]*\bsrc=)| style="| on[a-z]+="/.test(text),
    );
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it('show figures and rules of the definitions', () => {
    const belgium = files.get('countries/be.html') ?? '';
    expect(belgium).toMatch(/<code>intermediate<\/code>.*12\.0%/);
    expect(belgium).toContain('id="GOBL-BE-');
    expect(files.get('rule-sets/en16931.html')).toMatch(
      /<tr id="BR-06"><td><code>BR-06<\/code><\/td><td>Seller name \(BT-27\) must be written/,
    );
    expect(files.get('addons/de-xrechnung-v3.html')).toContain('href="../rule-sets/');
  });
});
