import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tools } from '../../../scripts/tools.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Record<string, string> };
const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** The first cells of the rows of tables. */
const rows = [...guide.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
const scriptOf = (row: string) => /^npm (?:run )?([\w:-]+)$/.exec(row)?.[1];

it('has at most 25 npm scripts, each in one row of CONTRIBUTING.md', () => {
  const documented = rows.flatMap((row) => scriptOf(row) ?? []);
  expect(documented.toSorted()).toEqual(Object.keys(scripts).toSorted());
  expect(documented.length).toBeLessThanOrEqual(25);
});

it('has every other row of CONTRIBUTING.md for a tool whose program exists', () => {
  expect(rows.filter((row) => scriptOf(row) === undefined).toSorted()).toEqual(Object.keys(tools).toSorted());
  expect(Object.values(tools).filter(([program = '']) => !existsSync(program))).toEqual([]);
});
