import { localName, type RootRow, type Row } from './row.ts';

/** Names of elements, each with its possible children. */
export interface ElementTree extends ReadonlyMap<string, ElementTree> {}

/**
 * Parses trees in text form: a line is an element, nested by its indentation, followed by its children without
 * children.
 */
export function readElementTree(...texts: readonly string[]): ElementTree {
  const root = new Map<string, ElementTree>();
  for (const text of texts) {
    const open: Map<string, ElementTree>[] = [root];
    for (const line of text.replaceAll(/\n *& /g, ' ').split('\n')) {
      const [name = '', ...leaves] = line.trim().split(' ');
      const parent = open[line.length - line.trimStart().length];
      if (name === '' || !parent) continue;
      const inside = (parent.get(name) as Map<string, ElementTree> | undefined) ?? new Map<string, ElementTree>();
      parent.set(name, inside);
      for (const leaf of leaves) inside.set(leaf, new Map());
      open.splice(line.length - line.trimStart().length + 1, Infinity, inside);
    }
  }
  return root;
}

/**
 * The table without rows for elements that are not in the tree, and without rows selected by a term that then has no
 * element. Two totals, each in its currency, become one if the tree lacks the element that names the second currency.
 */
export function rootWithin(root: RootRow, tree: ElementTree): RootRow {
  const rows = rowsWithin(root.rows, tree);
  const terms = new Set<string>();
  const look = (row: Row): void => {
    if (row.term !== undefined) terms.add(row.term);
    row.rows?.forEach(look);
  };
  rows.forEach(look);
  return { ...root, rows: rowsWithTerms(rows, terms) };
}

function rowsWithTerms(rows: readonly Row[], terms: ReadonlySet<string>): readonly Row[] {
  return rows.flatMap((row) => {
    const by = row.when?.isTerm;
    if (by !== undefined && !terms.has(by)) return [];
    return [row.rows ? { ...row, rows: rowsWithTerms(row.rows, terms) } : row];
  });
}

function rowsWithin(rows: readonly Row[], tree: ElementTree): readonly Row[] {
  return rows.flatMap((row) => {
    const inside = tree.get(localName(row.name));
    if (!inside) return [];
    return [row.rows ? { ...row, rows: rowsWithin(row.rows, inside) } : row];
  });
}
