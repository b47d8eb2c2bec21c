import { formatPath } from '../../../engine/values.ts';
import { locate, pathAt } from '../../../language/syntax/locate.ts';
import { indexLines } from '../../../language/syntax/line-index.ts';
import { valueOf, type Span } from '../../../language/syntax/tree.ts';
import { documentTree } from '../../source/document-tree.ts';
import type { Cursor } from '../../state/editor-slice.ts';

/** Converts between paths in a document and paths in the text, where the document may be inside an envelope. */
export interface SourcePlaces {
  /** The value at the cursor, as a path in the document. */
  pathAt(cursor: Cursor): string | undefined;
  /**
   * Where the text contains the value at a path, or the nearest parent if building adds the value. Nothing if that is
   * the whole document.
   */
  spanOf(path: string): (Span & { readonly exact: boolean }) | undefined;
  /** Converts a path in the document to a path in the text. */
  inSource(path: string): string;
}

export function sourcePlaces(text: string): SourcePlaces {
  const tree = documentTree(text);
  const lines = indexLines(text);
  const holder = valueOf(tree.root, 'doc')?.kind === 'object' ? '$.doc' : '$';
  const inSource = (path: string): string => `${holder}${path.slice(1)}`;
  return {
    inSource,
    pathAt(cursor) {
      const { steps } = pathAt(tree, lines.offsetAt(cursor));
      const path = formatPath(steps);
      if (path !== holder && !path.startsWith(`${holder}.`)) return undefined;
      return `$${path.slice(holder.length)}`;
    },
    spanOf(path) {
      const place = locate(tree, inSource(path));
      const whole = locate(tree, holder);
      return place && (place.exact || place.start !== whole?.start) ? place : undefined;
    },
  };
}
