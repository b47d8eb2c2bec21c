import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkToWorkbench } from '../../scripts/docs.mjs';
import { definitions } from './definitions.ts';
import { readLink } from '../app/operations/hand-on/shared-link.ts';
import { readSchema, schemaPath } from '../app/api/definitions/schema.ts';
import { find, together, type IndexedPage } from './browser/find.ts';
import { highlighted } from './code-block.ts';
import { factsOfField } from './field-facts.ts';
import { escapeHtml } from './html.ts';
import { ONLY_ENGLISH, WITHOUT_PAGE } from './only-english.ts';
import { fileIn, SECTIONS, titleIn, type Entry } from './sections.ts';
import { FILES, makeSite } from './site.ts';
import { textsIn } from './texts-in.ts';

const assets = {
  sheet: 'assets/guide.css',
  icon: 'assets/icon.svg',
  script: 'assets/search.js',
  copy: 'assets/copy.js',
};
let files: ReadonlyMap<string, string>;
let pages: readonly (readonly [path: string, text: string])[];

beforeAll(() => {
  files = makeSite({
    texts: Object.fromEntries(FILES.map((file) => [file, readFileSync(file, 'utf8')])),
    day: '2026-11-25',
    asset: (name) => `assets/${name}`,
    assets,
    linkOf: linkToWorkbench,
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
      for (const [, , address = ''] of text.matchAll(/ (href|src|action|data-index|data-more)="([^"]*)"/g)) {
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
    const spanish = pages.filter(([path]) => path.startsWith('es/'));
    expect(index.length).toBe(pages.length - spanish.length - 2);
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

  it.each(['addons', 'rules'])('list the addons by their names in Spanish on the Spanish page of %s', (folder) => {
    expect(files.get(`es/${folder}/index.html`)).toContain('XRechnung 3.X de Alemania');
    expect(files.get(`es/${folder}/index.html`)).not.toContain('German XRechnung');
  });

  it('list the countries by their names in Spanish on a Spanish page', () => {
    const list = files.get('es/countries/index.html') ?? '';
    const names = [...list.matchAll(/<td><a href="[^"]*countries[/](?:[a-z]+)[.]html">([^<]*)</g)].map(([, name = '']) => name); // oxfmt-ignore
    expect(names).toEqual(names.toSorted((name, other) => name.localeCompare(other, 'es')));
    expect(names).toEqual(expect.arrayContaining(['Alemania', 'Países Bajos', 'Grecia']));
    expect(names.length).toBe(definitions.regimes.length);
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

  it('lead to the one before and the one after, in the order of the menu or of their list', () => {
    const near = (path: string) =>
      [...(files.get(path) ?? '').matchAll(/rel="(prev|next)" href="([^"]*)"/g)].map(([, way, to]) => [way, to]);
    expect(near('gobl.html')).toEqual([
      ['prev', './index.html'],
      ['next', './refused.html'],
    ]);
    expect(near('es/index.html')).toEqual([['next', '../es/gobl.html']]);
    expect(near('types/bill-charge.html')).toEqual([
      ['prev', '../types/bill-action.html'],
      ['next', '../types/bill-correction-options.html'],
    ]);
  });

  it('list their headings beside them', () => {
    const [, here = ''] = /<nav class="here"[^>]*>([^]*?)<\/nav>/.exec(files.get('gobl.html') ?? '') ?? [];
    expect(here).toContain('<a href="#what-building-adds">What building adds</a>');
    expect(here.match(/<li>/g)?.length).toBe(files.get('gobl.html')?.match(/<h2 id=/g)?.length);
  });
});

/** The code in the first cell of every row: settings, commands, options, addresses. */
const namesInTables = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^[|] ((?:\\[|]|[^|\n])*) [|]/gm)].flatMap(([, cell = '']) => cell.match(/`[^`]+`/g) ?? []); // oxfmt-ignore

/** The digits of every figure sorted as text, without the signs that each language sets for thousands and decimals. */
const figuresIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\d(?:[.,]?\d)*/g)].map(([figure]) => figure.replace(/[.,]/g, '')).toSorted();

describe('samples', () => {
  it('that are documents open in the workbench as they stand on the page', async () => {
    const blocks = (file: string) =>
      [...readFileSync(file, 'utf8').matchAll(/```(?:json|xml)\n([^]*?)\n```/g)].map(([, text = '']) => text);
    const shown = [
      ...blocks('docs/guide/gobl.md'),
      ...blocks('docs/guide/tasks.md'),
      ...blocks('docs/guide/refused.md'),
    ];
    const links = ['gobl', 'tasks', 'refused'].flatMap((name) =>
      [...(files.get(`${name}.html`) ?? '').matchAll(/href="[^"]*(#document=[^"]*)"/g)].map(([, link = '']) => link),
    );
    const opened = await Promise.all(links.map(readLink));
    const texts = opened.map((document) => (typeof document === 'string' ? document : document.text));
    expect(texts).toEqual(shown.filter((text) => /"\$schema"|<\?xml/.test(text)));
    expect(texts.length).toBeGreaterThan(18);
  });

  it('are the same in both languages, and so are all figures and the names that tables explain', () => {
    const samples = (file: string) => [...readFileSync(file, 'utf8').matchAll(/```[^]*?```/g)].map(([block]) => block);
    const translated = SECTIONS.flatMap(({ entries }) =>
      (entries as readonly Entry[]).flatMap((entry) => {
        const [english, spanish] = [fileIn(entry, 'en'), fileIn(entry, 'es')];
        return english && spanish ? [[english, spanish] as const] : [];
      }),
    );
    expect(translated.length).toBeGreaterThan(10);
    for (const [english, spanish] of translated) {
      expect(samples(spanish), spanish).toEqual(samples(english));
      expect(namesInTables(spanish), spanish).toEqual(namesInTables(english));
      expect(figuresIn(spanish), spanish).toEqual(figuresIn(english));
    }
  });

  it('are in Spanish too, or stand in the list of those that are still only in English', () => {
    const entries = SECTIONS.flatMap((section) => section.entries as readonly Entry[]);
    const english = entries.filter((entry) => titleIn(entry, 'es') === undefined);
    expect(english.map((entry) => ('file' in entry ? entry.file : entry.path))).toEqual(ONLY_ENGLISH);
    const written = ['docs', 'docs/guide'].flatMap((folder) =>
      readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? `${folder}/${name}` : [])),
    );
    const inMenu = new Set<string>(FILES);
    expect(written.filter((file) => !inMenu.has(file))).toEqual(WITHOUT_PAGE);
    const named = new Set([
      ...SECTIONS.map(({ key }) => key),
      ...entries.map((entry) => ('file' in entry ? entry.file : entry.path)),
    ]);
    expect(Object.keys(textsIn('es').titles).filter((name) => !named.has(name))).toEqual([]);
    const spanish = readdirSync('docs/guide/es').map((name) => `docs/guide/es/${name}`);
    expect(spanish.filter((file) => !inMenu.has(file))).toEqual([]);
  });

  it('are coloured by their signs, and stay as they are', () => {
    const json = '{ "a": "x<y", "n": -1.5, "t": true }';
    const made = highlighted(json, 'json');
    expect(made).toContain('<span class="key">&quot;a&quot;</span>');
    expect(made).toContain('<span class="figure">-1.5</span>');
    expect(made.replace(/<[^>]*>/g, '')).toBe(escapeHtml(json));
    expect(highlighted('a < b', 'unknown')).toBe('a &lt; b');
  });
});

describe('types', () => {
  const indexOf = (name: string) => JSON.parse(files.get(`assets/${name}.json`) ?? '') as readonly IndexedPage[];
  const found = (query: string, language?: 'es') => {
    const index = language ? together([indexOf('search-es'), indexOf('search')]) : indexOf('search');
    return find(index, query).hits.map(({ address }) => address);
  };

  it('have a page with every field, and the search finds each first', () => {
    expect(found('prices_include')[0]).toBe('types/bill-tax.html#bill.Tax.prices_include');
    expect(found('preceding').slice(0, 4)).toContain('types/bill-invoice.html#bill.Invoice.preceding');
    expect(found('ext')[0]).toMatch(/^types\/.*[.]ext$/);
    expect(found('prices_include', 'es')[0]).toBe('es/types/bill-tax.html#bill.Tax.prices_include');
    const { catalogue } = definitions;
    const missing = catalogue.schemas().flatMap((id) => {
      const { parts } = readSchema(catalogue.schema(schemaPath(id)) ?? {});
      const page = files.get(`types/${schemaPath(id).replaceAll('/', '-')}.html`) ?? '';
      return parts.flatMap((part) =>
        part.fields.flatMap(({ name }) => (page.includes(`id="${part.name}.${name}"`) ? [] : [`${part.name}.${name}`])),
      );
    });
    expect(missing).toEqual([]);
  });

  it('say what a field means, who writes it, an example, and where formats have it', () => {
    const [card = ''] = /<section class="rule" id="bill[.]Line[.]quantity">[^]*?<\/section>/.exec(files.get('types/bill-line.html') ?? '') ?? []; // oxfmt-ignore
    expect(card.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(
      /Who writes it You Example .* UBL .*BT-129 \/Invoice\/cac:InvoiceLine\/cbc:InvoicedQuantity .*P_8B/,
    );
    expect(files.get('es/types/bill-line.html')).toContain('Quién lo escribe');
  });

  it('have an example for nearly every field of business documents', () => {
    const { catalogue } = definitions;
    const without = catalogue.schemas().flatMap((id) => {
      const path = schemaPath(id);
      if (!/^(?:bill|org|pay|note)\//.test(path)) return [];
      return readSchema(catalogue.schema(path) ?? {}).parts.flatMap((part) =>
        part.fields.filter((field) => factsOfField(part, field).example === undefined).map(({ name }) => name),
      );
    });
    expect(without.length).toBeLessThan(30);
  });

  it('stand beside refusals in the search', () => {
    expect(found('00423').slice(0, 2)).toContain('refusals/sdi.html#00423');
    expect(found('ASSAY-CALC-RATE')[0]).toBe('codes/index.html#ASSAY-CALC-RATE');
    expect(found('00423', 'es').slice(0, 2)).toContain('es/refusals/sdi.html#00423');
    expect(found('BR-CO-15', 'es')[0]).toBe('rule-sets/en16931.html#BR-CO-15');
  });
});
