import { localName, type Row, type Table } from './row.ts';

/** A row with resolved namespace and its children by local name. */
export interface CompiledRow {
  readonly row: Row;
  readonly uri: string;
  readonly children: ReadonlyMap<string, readonly CompiledRow[]>;
}

interface CompiledRoot {
  readonly name: string;
  readonly uri: string;
  readonly root: CompiledRow;
}

const compiled = new WeakMap<Table, readonly CompiledRoot[]>();

/** Compiled once per table. */
export function compiledTable(table: Table): readonly CompiledRoot[] {
  let made = compiled.get(table);
  if (!made) {
    const seen = new Map<Row, CompiledRow>();
    made = table.roots.map(({ name, namespace, rows }) => ({
      name: localName(name),
      uri: namespace,
      root: { row: { name }, uri: namespace, children: childrenOf(rows, table, seen) },
    }));
    compiled.set(table, made);
  }
  return made;
}

function compile(row: Row, table: Table, seen: Map<Row, CompiledRow>): CompiledRow {
  const known = seen.get(row);
  if (known) return known;
  const prefix = row.name.slice(0, row.name.indexOf(':'));
  const uri = table.namespaces[prefix] ?? table.inner?.[prefix] ?? '';
  // Stored before its children are compiled: a row may contain itself.
  const children = new Map<string, readonly CompiledRow[]>();
  const made = { row, uri, children };
  seen.set(row, made);
  for (const [name, rows] of childrenOf(row.rows ?? [], table, seen)) children.set(name, rows);
  return made;
}

function childrenOf(
  rows: readonly Row[],
  table: Table,
  seen: Map<Row, CompiledRow>,
): ReadonlyMap<string, readonly CompiledRow[]> {
  const children = new Map<string, CompiledRow[]>();
  for (const row of rows) {
    const name = localName(row.name);
    const list = children.get(name);
    if (list) list.push(compile(row, table, seen));
    else children.set(name, [compile(row, table, seen)]);
  }
  return children;
}
