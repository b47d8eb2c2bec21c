import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { stepsOfPath } from '../core/json/path.ts';

/** A figure of a row that is needed to look up its taxes. */
const ROW_FIGURE = /^(\$(?:\.doc)?\.(?:lines|discounts|charges)\[\d+\])\.(?:item\.price|quantity|amount|percent|base)$/;

/** The rows with unreadable figures, with readable replacements, so that the rest of each row can be judged. */
export interface StandIn {
  readonly data: Json;
  /** Paths of the rows. */
  readonly rows: ReadonlySet<string>;
}

/** Undefined if every row can be read. */
export function standInFor(data: Json, unread: readonly Fault[]): StandIn | undefined {
  const rows = new Set<string>();
  const places = unread
    .flatMap(({ properties }) => properties)
    .filter((path) => {
      const row = ROW_FIGURE.exec(path)?.[1];
      if (row !== undefined) rows.add(row);
      return row !== undefined;
    });
  if (places.length === 0) return undefined;
  const tree: Tree = new Map();
  for (const path of places) plant(tree, stepsOfPath(path, data));
  // A price in a currency without a rate counts as unreadable.
  for (const row of rows) if (row.includes('.lines[')) plant(tree, stepsOfPath(`${row}.item.currency`, data));
  return { data: replaced(data, tree), rows };
}

/** Faults only within the taxes of those rows. */
export function faultsInTaxes(faults: readonly Fault[], { rows }: StandIn): readonly Fault[] {
  return faults.flatMap((fault) => {
    const properties = fault.properties.filter((path) => {
      const row = /^(.*?\])\.taxes\b/.exec(path)?.[1];
      return row !== undefined && rows.has(row);
    });
    return properties.length > 0 ? [{ ...fault, properties }] : [];
  });
}

/** Paths to the replaced values as a tree; a leaf has no children. */
type Tree = Map<string | number, Tree>;

function plant(tree: Tree, steps: readonly (string | number)[]): void {
  let at = tree;
  for (const step of steps) {
    const next = at.get(step) ?? new Map<string | number, Tree>();
    at.set(step, next);
    at = next;
  }
}

/** A copy with a readable figure at each place of the tree. */
function replaced(value: Json, tree: Tree): Json {
  if (Array.isArray(value)) {
    return value.map((item: Json, index) => {
      const below = tree.get(index);
      return below ? standing(index, item, below) : item;
    });
  }
  if (!isJsonObject(value)) return value;
  const copy: Record<string, Json> = { ...(value as JsonObject) };
  for (const [name, below] of tree) copy[String(name)] = standing(name, copy[String(name)] ?? null, below);
  return copy;
}

function standing(step: string | number, value: Json, below: Tree): Json {
  if (below.size > 0) return replaced(value, below);
  return step === 'currency' ? null : '1';
}
