import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';

// Recheck examines every regular expression of the product by searching for texts that take long. Only linear
// expressions pass, and those in `quadratic.json`, a list that may only become shorter.

/** Milliseconds; no expression needs a tenth of this. Recheck searches the same way in every run. */
const PATIENCE = 60_000;

const quadratic = JSON.parse(readFileSync(join(import.meta.dirname, 'quadratic.json'), 'utf8')) as readonly string[];

/**
 * The time of an expression without unlimited repetition is bounded by its length. Recheck is slow, so it does not
 * examine these.
 */
const UNBOUNDED = /[*+]|\{\d+,\}/;

/**
 * Expressions that this version of recheck found linear. Recheck is slow and deterministic, so it examines only
 * expressions that are not in this list, and each day another part of the list. `REGEXPS=1` examines all and rewrites
 * the list.
 */
const LIST = join(import.meta.dirname, 'linear.json');
const { version } = createRequire(import.meta.url)('recheck/package.json') as { readonly version: string };
const list = JSON.parse(readFileSync(LIST, 'utf8')) as { readonly recheck: string; readonly linear: readonly string[] };
const DAYS = 28;
const today = new Date().getUTCDate() % DAYS;
const isTrusted = list.recheck === version && !process.env['REGEXPS'];
const trusted = new Set(isTrusted ? list.linear.filter((_, at) => at % DAYS !== today) : []);
const degrees = new Map<string, number>();
afterAll(() => {
  if (!process.env['REGEXPS']) return;
  const linear = [...degrees].flatMap(([expression, degree]) => (degree === 1 ? [expression] : []));
  writeFileSync(LIST, `${JSON.stringify({ recheck: version, linear: linear.sort() }, null, 2)}\n`);
});

/** 1 is linear; Infinity is exponential or unknown. */
function degreeOf(expression: string): number {
  if (!UNBOUNDED.test(expression) || trusted.has(expression)) return 1;
  const degree = degrees.get(expression) ?? searchedDegree(expression);
  degrees.set(expression, degree);
  return degree;
}

function searchedDegree(expression: string): number {
  const end = expression.lastIndexOf('/');
  const diagnostics = checkSync(expression.slice(1, end), expression.slice(end + 1), { timeout: PATIENCE });
  if (diagnostics.status === 'safe') return 1;
  if (diagnostics.status !== 'vulnerable') return Infinity;
  const { complexity } = diagnostics;
  return complexity.type === 'polynomial' ? complexity.degree : Infinity;
}

/** Every literal of the source, with its files. Tests are excluded, since they process no foreign text. */
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
  expect(quadratic.filter((expression) => !slow.some(([known]) => known === expression))).toEqual([]);
});

it.each([
  [3, String.raw`/^([+-]?)0*([0-9]*\.?[0-9]*)$/`],
  [3, String.raw`/\s*[,}\]]?\s*$/`],
  [2, String.raw`/a{1,}$/`],
  [Infinity, String.raw`/^(a|a)*$/`],
])('time of degree %d is noticed in %s', (degree, expression) => {
  expect(degreeOf(expression)).toBe(degree);
});
