import type { AttributeRow, Row } from './row.ts';

/** Short functions for the rows of a table. */

type More = Omit<Row, 'name' | 'term' | 'group' | 'rows'>;

/** An element with a term. */
export function term(name: string, id: string, more: More = {}): Row {
  return { name, term: id, ...more };
}

/** An element that is a group. */
export function group(name: string, id: string, rows: readonly Row[], more: More = {}): Row {
  return { name, group: id, rows, ...more };
}

/** An element that only contains others. */
export function inside(name: string, rows: readonly Row[], more: More = {}): Row {
  return { name, rows, ...more };
}

/** An element with one fixed content. */
export function fixed(name: string, content: string): Row {
  return { name, fixed: content };
}

/** An element whose content adds nothing. */
export function implied(name: string): Row {
  return { name, implied: true };
}

/** An attribute with a term. */
export function attribute(name: string, id: string, otherwise?: string): AttributeRow {
  return { name, term: id, ...(otherwise !== undefined && { otherwise }) };
}
