import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse, type Root } from 'postcss';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const topLevel = (sheet: Root) => sheet.nodes.filter(({ type }) => type !== 'comment');

const filesOf = (ending: RegExp) =>
  readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/app/${path.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path))
    .sort();

/** The layers of `public/layers.css`, in their order; the file has nothing else. */
const order = topLevel(parse(read('public/layers.css')))
  .map((statement) => /^@layer ([\w, ]+)$/.exec(statement.toString())?.[1])
  .join('; ')
  .split(', ');
const scale = Object.fromEntries(
  [...read('src/app/ui/tokens.css').matchAll(/(--size-[\w-]+): (\d+)px/g)].map(([, name = '', size]) => [
    name,
    Number(size),
  ]),
);
const paths = filesOf(/\.css$/);

/** The layer of a sheet has the name of its folder; the sheets of the first and the last layer are in `ui` too. */
function layerOf(path: string): string {
  const named: Record<string, string> = { 'tokens.css': 'base', 'base.css': 'base', 'preferences.css': 'preferences' };
  const folder = path.split('/')[2] ?? '';
  return (folder === 'ui' ? named[basename(path)] : undefined) ?? folder;
}

describe('the layers', () => {
  it('come from what is general to what is particular, as the walls of the app do', () => {
    const walls = ['ui', 'editor', 'panels', 'operations', 'pages', 'frame'];
    expect(order).toEqual(['base', 'library', ...walls, 'preferences']);
  });

  it('are ordered before the page loads any other sheet', () => {
    const page = read('index.html');
    expect(page.indexOf('<link rel="stylesheet" href="/layers.css" />')).toBeGreaterThan(0);
    expect(page.indexOf('rel="stylesheet"')).toBe(page.indexOf('rel="stylesheet" href="/layers.css"'));
    expect(page.indexOf('/layers.css')).toBeLessThan(page.indexOf('/src/app/main.tsx'));
  });
});

describe.each(paths)('%s', (path) => {
  const sheet = parse(read(path), { from: path });

  it('lies in the layer of its folder as a whole', () => {
    expect(topLevel(sheet)).toHaveLength(1);
    expect(topLevel(sheet)[0]).toMatchObject({ type: 'atrule', name: 'layer', params: layerOf(path) });
    expect(order).toContain(layerOf(path));
  });

  it('takes every font size from the scale', () => {
    sheet.walkDecls(/^font(-size)?$/, (declaration) => {
      const token = /^var\((--size-[\w-]+)\)$/.exec(declaration.value)?.[1];
      expect(token === undefined ? declaration.value : scale[token], declaration.toString()).toSatisfy(
        (size) => size === 'inherit' || typeof size === 'number',
      );
    });
  });

  it('wins by its layer: names no element by id and shouts only where a page sets styles on elements', () => {
    sheet.walkRules((rule) => {
      if (path !== 'src/app/ui/base.css') expect(rule.selector).not.toMatch(/#[\w-]+/);
    });
    const loud: string[] = [];
    sheet.walkDecls((declaration) => {
      if (declaration.important) loud.push(declaration.prop);
    });
    expect(loud).toEqual(LOUD[path] ?? []);
  });
});

/** Rules that must win over styles set by code, or over styles without a layer. */
const LOUD: Readonly<Record<string, readonly string[]>> = {
  'src/app/pages/workbench/workbench-page.css': ['display'],
  'src/app/ui/base.css': ['display'],
  'src/app/ui/menu.css': ['max-height'],
  'src/app/ui/preferences.css': ['animation', 'transition'],
};

describe('the scale of font sizes', () => {
  it('is defined once and used whole', () => {
    const sheets = paths.map(read).join('\n');
    for (const name of Object.keys(scale)) {
      expect(sheets.split(`${name}:`)).toHaveLength(2);
      expect(sheets).toContain(`var(${name})`);
    }
    expect([...sheets.matchAll(/--size-[\w-]+(?=:)/g)].map(([name]) => name)).toEqual(Object.keys(scale));
  });

  it('holds for what code sets in numbers', () => {
    const literals = filesOf(/(?<!\.test)\.tsx?$/).flatMap((path) =>
      [...read(path).matchAll(/\bfontSize: *([^,} ]+)/g)].map(([, value]) => ({ path, size: Number(value) })),
    );
    expect(literals.length).toBeGreaterThan(0);
    for (const { path, size } of literals) expect(Object.values(scale), path).toContain(size);
  });
});
