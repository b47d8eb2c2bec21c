import fc from 'fast-check';
import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';

type Path = readonly (string | number)[];

const replacements: readonly Json[] = [
  '',
  ' ',
  'x',
  '-1',
  '0',
  '0%',
  '1%',
  'A&Ñ-é\u0000',
  '9999-12-31',
  '2026-01-31T00:00:00',
  'x'.repeat(70),
  -1,
  0,
  5000,
  true,
  false,
  null,
  [],
  [null],
  [{}, {}],
  {},
  { '': '', __proto__x: 'x', 'Bad Key': 'x' },
];

/** Documents like `json`, with one to five values replaced, removed or duplicated. */
export function mutationsOf(json: Json): fc.Arbitrary<Json> {
  const change = fc.record({ place: fc.nat(), what: fc.nat({ max: replacements.length + 1 }) });
  return fc.array(change, { minLength: 1, maxLength: 5 }).map((changes) =>
    changes.reduce((mutated, { place, what }) => {
      const paths = pathsOf(mutated);
      const path = paths[place % paths.length];
      return path === undefined ? mutated : changed(mutated, path, what);
    }, json),
  );
}

function pathsOf(json: Json, path: Path = []): readonly Path[] {
  const entries: readonly (readonly [string | number, Json])[] = Array.isArray(json)
    ? (json as readonly Json[]).map((item, index) => [index, item] as const)
    : isJsonObject(json)
      ? Object.entries(json)
      : [];
  return entries.flatMap(([name, item]) => [[...path, name], ...pathsOf(item, [...path, name])]);
}

function changed(json: Json, path: Path, what: number): Json {
  const [step, ...rest] = path;
  if (step === undefined) return json;
  if (Array.isArray(json)) {
    const items = json as readonly Json[];
    return items.flatMap((item, index): readonly Json[] =>
      index !== step ? [item] : rest.length > 0 ? [changed(item, rest, what)] : replaced(item, what),
    );
  }
  const entries = Object.entries(json as JsonObject).flatMap(([name, item]) => {
    if (name !== step) return [[name, item] as const];
    const [value] = rest.length > 0 ? [changed(item, rest, what)] : replaced(item, what);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function replaced(item: Json, what: number): readonly Json[] {
  if (what === replacements.length) return [];
  if (what > replacements.length) return [item, item];
  return [replacements[what] as Json];
}
