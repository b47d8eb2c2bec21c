import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';

// Every regular expression of the product is put to recheck, which finds texts that take it too long. Only those that are linear
// pass, and those of `quadratic.json`, a list that can only become shorter.

/** No expression needs a tenth of this, in milliseconds; the search of recheck is the same in every run. */
const PATIENCE = 60_000;

const quadratic = JSON.parse(readFileSync(join(import.meta.dirname, 'quadratic.json'), 'utf8')) as readonly string[];

/** What repeats nothing without end takes no longer than its own length at each place, so recheck, which takes its time, is not asked. */
const UNBOUNDED = /[*+]|\{\d+,\}/;

/** What this version of recheck has found before on this machine: it answers the same each time. */
const { version } = createRequire(import.meta.url)('recheck/package.json') as { readonly version: string };
const cache = join('node_modules', '.cache', 'regexps', `${version}.json`);
const known = new Map<string, number>(readKnown());
const asked = new Set<string>();

function readKnown(): readonly [string, number][] {
  try {
    return JSON.parse(readFileSync(cache, 'utf8')) as [string, number][];
  } catch {
    return [];
  }
}
afterAll(() => {
  mkdirSync(join(cache, '..'), { recursive: true });
  writeFileSync(cache, JSON.stringify([...known].filter(([expression]) => asked.has(expression))));
});

/** 1 is linear; Infinity is exponential, or nobody knows. */
function degreeOf(expression: string): number {
  if (!UNBOUNDED.test(expression)) return 1;
  asked.add(expression);
  const degree = known.get(expression) ?? searchedDegree(expression);
  // What nobody knows is asked again.
  if (degree !== Infinity) known.set(expression, degree);
  return degree;
}

function searchedDegree(expression: string): number {
  const end = expression.lastIndexOf('/');
  const told = checkSync(expression.slice(1, end), expression.slice(end + 1), { timeout: PATIENCE });
  if (told.status === 'safe') return 1;
  if (told.status !== 'vulnerable') return Infinity;
  const { complexity } = told;
  return complexity.type === 'polynomial' ? complexity.degree : Infinity;
}

/** Every literal of the source, and the files it stands in. Tests meet no stranger's text. */
function expressions(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|(^|\/)testing\//.test(file)) continue;
    const text = readFileSync(join('src', file), 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, [...(found.get(node.text) ?? []), file]);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  return found;
}

it('every regular expression takes time that is linear in the text', { timeout: 300_000 }, () => {
  const places = expressions();
  expect(places.size).toBeGreaterThan(500);
  const slow = [...places].filter(([expression]) => degreeOf(expression) > 1);
  const isKnown = (expression: string) => quadratic.includes(expression) && degreeOf(expression) === 2;
  expect(slow.filter(([expression]) => !isKnown(expression))).toEqual([]);
  expect(quadratic.filter((expression) => !slow.some(([one]) => one === expression))).toEqual([]);
});

it.each([
  [3, String.raw`/^([+-]?)0*([0-9]*\.?[0-9]*)$/`],
  [3, String.raw`/\s*[,}\]]?\s*$/`],
  [2, String.raw`/a{1,}$/`],
  [Infinity, String.raw`/^(a|a)*$/`],
])('time of degree %d is noticed in %s', (degree, expression) => {
  expect(degreeOf(expression)).toBe(degree);
});
