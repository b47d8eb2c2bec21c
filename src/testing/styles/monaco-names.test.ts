import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, it } from 'vitest';

const MONACO = 'node_modules/monaco-editor/esm';

const sheetsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .sort();

/** Text in parentheses or brackets further restricts an element, and names no class that it needs. */
const bare = (selector: string) => selector.replace(/\[[^\]]*\]/g, '').replace(/:(?:not|is|where|has)\([^()]*\)/g, '');

/** The classes that each selector of the style sheets needs. */
function classesOf(folder: string): readonly { readonly where: string; readonly classes: readonly string[] }[] {
  return sheetsBelow(folder).flatMap((path) => {
    const found: { where: string; classes: string[] }[] = [];
    parse(readFileSync(path, 'utf8'), { from: path }).walkRules(({ selectors }) => {
      for (const selector of selectors) {
        const classes = [...bare(selector).matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
        found.push({ where: `${path}: ${selector}`, classes });
      }
    });
    return found;
  });
}

/** The selector is about Monaco's elements. */
const isMeant = (name: string) => name.startsWith('monaco-');

const monaco = new Set(classesOf(MONACO).flatMap(({ classes }) => classes));

it('no sheet of the workbench styles what Monaco draws: each selector has a class that Monaco lacks', () => {
  expect([...monaco]).toEqual(expect.arrayContaining(['suggest-widget', 'message', 'monaco-editor']));
  const colliding = classesOf('src/app').filter(
    ({ classes }) => classes.length > 0 && !classes.some(isMeant) && classes.every((name) => monaco.has(name)),
  );
  expect(colliding.map(({ where }) => where)).toEqual([]);
});
