import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ASSETS = 'dist/app/assets';

/** The files of code in the build of the page, by name. */
export const chunks: readonly string[] = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));

export const codeOf = (chunk: string): string => readFileSync(join(ASSETS, chunk), 'utf8');

/** The files that a file imports at its start or later. */
export const importsOf = (code: string): readonly string[] => [...importsAtStart(code), ...named(code, IMPORTED_LATER)];

/** The files that must be evaluated before a file. */
export const importsAtStart = (code: string): readonly string[] => named(code, IMPORTED_AT_START);

const IMPORTED_AT_START = /\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const IMPORTED_LATER = /\bimport\s*\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

const named = (code: string, pattern: RegExp): readonly string[] =>
  [...code.matchAll(pattern)].map(([, name = '']) => name);

/** The entry of a worker: `engine-worker-1a2b3c4d.js`. */
export const entriesOf = (worker: string): readonly string[] => chunks.filter((name) => name.startsWith(`${worker}-`));

/** A file and all that it imports, at its start or later. */
export function reachedFrom(entry: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [entry];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (reached.has(chunk)) continue;
    reached.add(chunk);
    open.push(...importsOf(codeOf(chunk)));
  }
  return reached;
}
