import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tools } from '../../../scripts/tools.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> };
const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** The first cells of the rows of tables. */
const rows = [...guide.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
const isTool = (name: string) => Object.hasOwn(tools, name);

it('has at most 25 npm scripts, each in one row of CONTRIBUTING.md', () => {
  const told = rows.flatMap((name) => /^npm (?:run )?([\w:-]+)$/.exec(name)?.[1] ?? []);
  expect(told.toSorted()).toEqual(Object.keys(scripts).toSorted());
  expect(told.length).toBeLessThanOrEqual(25);
});

it('has each tool in one row of CONTRIBUTING.md', () => {
  expect(rows.filter(isTool).toSorted()).toEqual(Object.keys(tools).toSorted());
});

it('runs what is there', () => {
  for (const [file = ''] of Object.values(tools)) expect(() => readFileSync(file)).not.toThrow();
});
