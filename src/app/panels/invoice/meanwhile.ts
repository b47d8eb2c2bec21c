import { valueText } from '../../../language/edits/value-edits.ts';
import { walkPath } from '../../../language/syntax/path.ts';
import { toJson } from '../../../language/syntax/to-json.ts';
import type { SyntaxTree, ValueNode } from '../../../language/syntax/tree.ts';
import { documentTree } from '../../source/document-tree.ts';

/** What has become of a value in the source while its field was open. */
export type Meanwhile =
  | { readonly kind: 'same'; readonly path: string }
  | { readonly kind: 'changed'; readonly path: string; readonly now: string }
  /** Its row is not there any more. */
  | { readonly kind: 'gone' }
  /** The text cannot be read. */
  | { readonly kind: 'unknown' };

/**
 * Finds the value of an older text in the present one. A value of a row belongs to the row, wherever it stands now: of
 * several equal rows, to the one at its place.
 */
export function meanwhile(path: string, before: string, now: string): Meanwhile {
  if (before === now) return { kind: 'same', path };
  const [old, present] = [documentTree(before), documentTree(now)];
  if (present.faults.length > 0) return { kind: 'unknown' };
  const found = placeNow(path, old, present);
  if (found === undefined) return { kind: 'gone' };
  const [said, says] = [valueText(old, path) ?? '', valueText(present, found) ?? ''];
  return said === says ? { kind: 'same', path: found } : { kind: 'changed', path: found, now: says };
}

function placeNow(path: string, old: SyntaxTree, present: SyntaxTree): string | undefined {
  const [, list, number, rest] = /^([^[]*)\[(\d+)\](.*)$/.exec(path) ?? [];
  if (list === undefined) return path;
  const index = Number(number);
  const rows = rowsAt(old, list);
  const row = rows[index];
  // A row that was about to be added stands behind all others.
  if (row === undefined) return path;
  const rowsNow = rowsAt(present, list);
  if (rowsNow[index] === row) return path;
  const at = rowsNow.indexOf(row);
  if (at >= 0) return `${list}[${String(at)}]${rest ?? ''}`;
  return rowsNow.length === rows.length ? path : undefined;
}

/** Each row of a list as text. */
function rowsAt({ root }: SyntaxTree, list: string): readonly string[] {
  const { node, missing } = walkPath(root, list);
  if (node?.kind !== 'array' || missing.length > 0) return [];
  return node.items.map((item: ValueNode) => JSON.stringify(toJson(item)));
}
