import { localName, type RootRow, type Row } from './row.ts';

/** Names of elements, each with those that may stand in it. */
export interface ElementTree extends ReadonlyMap<string, ElementTree> {}

/** Reads trees of text: a line is an element, as deep as it has blanks before it, with those that stand in it and hold no others. */
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

/** The table without rows for elements that are not in the tree. */
export const rootWithin = (root: RootRow, tree: ElementTree): RootRow => ({
  ...root,
  rows: rowsWithin(root.rows, tree),
});

function rowsWithin(rows: readonly Row[], tree: ElementTree): readonly Row[] {
  return rows.flatMap((row) => {
    const inside = tree.get(localName(row.name));
    if (!inside) return [];
    return [row.rows ? { ...row, rows: rowsWithin(row.rows, inside) } : row];
  });
}
