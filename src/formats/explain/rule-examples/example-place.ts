import { localName, type Row, type Table } from '../../mapping/row.ts';
import { readConditions, type Condition } from '../../rules/kit/condition.ts';
import { pathsIn } from '../../rules/kit/place.ts';
import { isTermId } from '../../rules/kit/target.ts';
import { childIn } from '../../structure/content-place.ts';
import { placesOf } from '../../rules/faults/table-terms.ts';
import type { ElementType } from '../../structure/element-type.ts';
import type { Structure } from '../../structure/structure.ts';
import type { Placed } from './example-tree.ts';

/** A syntax in which examples are written. */
export interface ExampleSyntax {
  readonly key: 'ubl' | 'cii';
  readonly table: Table;
  /** Local name of the root element. */
  readonly root: string;
  readonly structure: Structure;
}

/** The place of a row, and the conditions on it. */
export interface PlaceRead {
  readonly placed: Placed;
  /** Whether the place is an element; else it is the invoice. */
  readonly isElement: boolean;
  readonly conditions: readonly Condition[];
}

/** Where the first occurrence of a place is; undefined if its notation says more than a path with conditions at its end. */
export function placeOf(written: string, syntax: ExampleSyntax): PlaceRead | undefined {
  const [first = ''] = pathsIn(written);
  if (first === '' || first === '/') return { placed: { rows: [] }, isElement: false, conditions: [] };
  if (/\][^[]/.test(first.replace(/\[[^[\]]*\[[^[\]]*\][^[\]]*\]/g, '[]'))) return undefined;
  const { name, conditions } = readConditions(first);
  if (name === '') return { placed: { rows: [] }, isElement: false, conditions };
  const placed = isTermId(name) ? termPlace(name, syntax, []) : pathPlace(name, syntax, []);
  return placed && { placed: { rows: placed.rows, term: placed.term }, isElement: true, conditions };
}

/** Where a target is, from a place. */
export function targetPlace(target: string, from: Placed, syntax: ExampleSyntax): Placed | undefined {
  if (target === '.') return from;
  if (isTermId(target)) return termPlace(target, syntax, from.rows);
  return pathPlace(target, syntax, from.rows);
}

/** The first place of a term within these elements. */
function termPlace(term: string, { table, root }: ExampleSyntax, within: readonly Row[]): Placed | undefined {
  const places = placesOf(table, root).byTerm.get(term) ?? [];
  const found = places.find(({ rows }) => within.every((row, turn) => rows[turn] === row));
  return found && { rows: found.rows, attribute: found.attribute, term };
}

function pathPlace(path: string, syntax: ExampleSyntax, from: readonly Row[]): Placed | undefined {
  if (path.includes('[')) return undefined;
  const isRooted = path.startsWith('/') && !path.startsWith('//');
  const names = path.replace(/^\/\/?/, '').split('/');
  const attribute = names.at(-1)?.startsWith('@') ? names.pop()?.slice(1) : undefined;
  if (isRooted) names.shift();
  if (names.some((name) => !/^\w+$/.test(name))) return undefined;
  const isAnywhere = !isRooted && from.length === 0;
  const start = isRooted ? [] : from;
  const rows = rowsAt(names, start, syntax) ?? (isAnywhere ? rowsAnywhere(names, syntax) : undefined);
  if (!rows) return undefined;
  const last = rows.at(-1);
  return attribute === undefined ? { rows, term: last?.term ?? last?.group } : { rows, attribute };
}

/** The elements of these names below others: by the mapping, or else by the schema. */
function rowsAt(names: readonly string[], from: readonly Row[], syntax: ExampleSyntax): readonly Row[] | undefined {
  let rows = from;
  for (const name of names) {
    const inner = rows.length === 0 ? rootRows(syntax) : (rows.at(-1)?.rows ?? []);
    const own = inner.filter((row) => localName(row.name) === name && !row.implied);
    const row = own.find(({ when, readOnly }) => !when && !readOnly) ?? own[0] ?? ofSchema(name, rows, syntax);
    if (!row) return undefined;
    rows = [...rows, row];
  }
  return rows;
}

/** The first place of such elements at any depth. */
function rowsAnywhere(names: readonly string[], { table, root }: ExampleSyntax): readonly Row[] | undefined {
  const length = names.length;
  for (const places of placesOf(table, root).byTerm.values())
    for (const { rows } of places) {
      const turn = rows.findIndex((_, at) => names.every((name, i) => localName(rows[at + i]?.name ?? '') === name));
      if (turn >= 0) return rows.slice(0, turn + length);
    }
  return undefined;
}

export function rootRows({ table, root }: Pick<ExampleSyntax, 'table' | 'root'>): readonly Row[] {
  return table.roots.find(({ name }) => localName(name) === root)?.rows ?? [];
}

/** Kept, so that a place and its targets have the same elements. */
const OF_SCHEMA = new WeakMap<object, Map<string, Row>>();

/** An element that only the schema has. */
function ofSchema(name: string, above: readonly Row[], syntax: ExampleSyntax): Row | undefined {
  const parent = above.at(-1) ?? syntax.table;
  let known = OF_SCHEMA.get(parent);
  if (!known) OF_SCHEMA.set(parent, (known = new Map<string, Row>()));
  const kept = known.get(name);
  if (kept) return kept;
  const type = typeAt(above, syntax);
  const declared = type && childIn(type, name);
  if (!declared) return undefined;
  const { namespaces } = syntax.table;
  const prefix = Object.keys(namespaces).find((candidate) => namespaces[candidate] === declared.uri);
  if (prefix === undefined) return undefined;
  const row = { name: `${prefix}:${name}` };
  known.set(name, row);
  return row;
}

/** Down to the first element with a value, as far as the schema knows. */
export function firstOfSchema(above: readonly Row[], syntax: ExampleSyntax): readonly Row[] {
  const type = typeAt(above, syntax);
  const [name] = type?.content === undefined ? [] : type.elements.keys();
  const row = name === undefined || above.length > DEEPEST ? undefined : ofSchema(name, above, syntax);
  return row ? firstOfSchema([...above, row], syntax) : above;
}

const DEEPEST = 8;

/** What the schema allows in an element. */
export function typeAt(rows: readonly Row[], { table, root, structure }: ExampleSyntax): ElementType | undefined {
  const own = table.roots.find(({ name }) => localName(name) === root);
  const declared = own && structure.rootOf({ uri: own.namespace, name: root });
  let type = declared && structure.typeOf(declared.type);
  for (const { name } of rows) {
    const inner = type && childIn(type, localName(name));
    if (!inner) return undefined;
    type = structure.typeOf(inner.type);
  }
  return type;
}
