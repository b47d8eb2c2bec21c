/**
 * Puts every regular expression of the product to recheck, which finds texts that take it too long. Only expressions
 * that are linear pass, and those of `regexps-quadratic.json`, a list that can only become shorter.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { at } from './paths.mjs';

/** No expression needs a tenth of this, in milliseconds; the search of recheck is the same in every run. */
const PATIENCE = 60_000;

/** @type {string[]} */
const quadratic = JSON.parse(readFileSync(at('scripts', 'regexps-quadratic.json'), 'utf8'));
const places = expressions();
let breaches = 0;

for (const cubic of [String.raw`/^([+-]?)0*([0-9]*\.?[0-9]*)$/`, String.raw`/\s*[,}\]]?\s*$/`]) {
  if (degreeOf(cubic) !== 3) breach(`${cubic} is cubic and goes unnoticed`);
}
for (const [expression, files] of places) {
  const degree = degreeOf(expression);
  if (degree === 1 || (degree === 2 && quadratic.includes(expression))) continue;
  breach(`${files.join(', ')}: ${expression} takes time of degree ${degree} in the length of a text`);
}
for (const expression of quadratic) {
  if (!places.has(expression) || degreeOf(expression) === 1)
    breach(`${expression} is quadratic nowhere: take it off the list`);
}
console.log(`${places.size} regular expressions, ${quadratic.length} known to be quadratic, ${breaches} breaches`);
process.exitCode = breaches === 0 ? 0 : 1;

/** @param {string} words */
function breach(words) {
  breaches += 1;
  console.error(words);
}

/** 1 is linear; Infinity is exponential, or nobody knows. @param {string} expression @returns {number} */
function degreeOf(expression) {
  const end = expression.lastIndexOf('/');
  const { status, complexity } = checkSync(expression.slice(1, end), expression.slice(end + 1), { timeout: PATIENCE });
  if (status === 'safe') return 1;
  return complexity?.type === 'polynomial' ? complexity.degree : Infinity;
}

/** Every literal of the source, and the files it stands in. Tests meet no stranger's text. @returns {Map<string, string[]>} */
function expressions() {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const file of readdirSync(at('src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$|(^|\/)testing\//.test(file)) continue;
    const source = ts.createSourceFile(file, readFileSync(at('src', file), 'utf8'), ts.ScriptTarget.Latest);
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node)) found.set(node.text, [...(found.get(node.text) ?? []), file]);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
