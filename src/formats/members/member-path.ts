import type { Json, JsonObject } from '../../engine/index.ts';
import { valueAt, type Draft, type Path } from '../en16931/document/draft.ts';
import type { XmlNode } from '../xml/xml-tree.ts';

/** Which entry of a list a step means: the one at an index, a new one, or the one with a member of that value. */
type Entry =
  | { readonly kind: 'at'; readonly index: number }
  | { readonly kind: 'new' }
  | { readonly kind: 'with'; readonly key: string; readonly value: string };

interface Step {
  readonly name: string;
  readonly entry?: Entry;
}

interface MemberPath {
  readonly steps: readonly Step[];
  /** The names of its steps, if none is an entry of a list. */
  readonly names: readonly string[] | undefined;
  /** Whether it finds an entry by a member of it. */
  readonly filters: boolean;
}

/** Paths come from tables, so there are few. */
const known = new Map<string, MemberPath>();

/**
 * A path of members as tables write it: `a.b`, `list[0]`, `list[]` for a new entry or for each, `list[key=k]` for the
 * entry with that member, which is made when it is missing.
 */
function pathOf(member: string): MemberPath {
  let path = known.get(member);
  if (!path) {
    const steps: readonly Step[] = [...member.matchAll(/([^.[\]]+)(?:\[([^\]]*)\])?/g)].map(([, name = '', entry]) =>
      entry === undefined ? { name } : { name, entry: entryOf(entry) },
    );
    path = {
      steps,
      names: steps.some(({ entry }) => entry) ? undefined : steps.map(({ name }) => name),
      filters: steps.some(({ entry }) => entry?.kind === 'with'),
    };
    known.set(member, path);
  }
  return path;
}

function entryOf(text: string): Entry {
  if (text === '') return { kind: 'new' };
  const [key = '', value] = text.split('=');
  return value === undefined ? { kind: 'at', index: Number(key) } : { kind: 'with', key, value };
}

/** Where a value goes, below `base`. An entry with a member is made with it. */
export function placeFor(draft: Draft<XmlNode>, base: Path, member: string): Path {
  const { steps, names } = pathOf(member);
  if (names) return [...base, ...names];
  let path = base;
  for (const { name, entry } of steps) {
    path = [...path, name];
    if (!entry) continue;
    const list = (draft.get(path) ?? []) as readonly JsonObject[];
    if (entry.kind === 'at') path = [...path, entry.index];
    else if (entry.kind === 'new') path = [...path, list.length];
    else {
      const found = list.findIndex((item) => item[entry.key] === entry.value);
      path = [...path, found < 0 ? list.length : found];
      if (found < 0) draft.put([...path, entry.key], entry.value);
    }
  }
  return path;
}

/** Where a document has the member, below `base`: several places for `list[]`. */
export function placesOf(document: JsonObject, base: Path, member: string): readonly Path[] {
  const { steps, names } = pathOf(member);
  if (names) return [[...base, ...names]];
  let paths: readonly Path[] = [base];
  for (const { name, entry } of steps) {
    paths = paths.map((path) => [...path, name]);
    if (!entry) continue;
    paths = paths.flatMap((path) => {
      const list = valueAt(document, path);
      if (!Array.isArray(list)) return [];
      const entries = (list as readonly Json[]).map((_, i): Path => [...path, i]);
      if (entry.kind === 'at') return entries.slice(entry.index, entry.index + 1);
      if (entry.kind === 'new') return entries;
      return entries.filter((place) => valueAt(document, [...place, entry.key]) === entry.value);
    });
  }
  return paths;
}

/** The members by which a path finds entries, once the entries are there: `list[0].key` for `list[key=k]`. */
export function filtersOf(document: JsonObject, base: Path, member: string): readonly Path[] {
  const { steps, filters } = pathOf(member);
  if (!filters) return [];
  return steps.flatMap(({ entry }, i) => {
    if (entry?.kind !== 'with') return [];
    const names = steps.slice(0, i + 1).map((step) => step.name + written(step.entry));
    const [place] = placesOf(document, base, names.join('.'));
    return place ? [[...place, entry.key]] : [];
  });
}

function written(entry: Entry | undefined): string {
  if (!entry) return '';
  if (entry.kind === 'with') return `[${entry.key}=${entry.value}]`;
  return entry.kind === 'at' ? `[${entry.index}]` : '[]';
}
