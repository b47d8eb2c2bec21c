import { formatPath } from '../../../engine/values.ts';
import { locate, pathAt } from '../../../language/syntax/locate.ts';
import { indexLines } from '../../../language/syntax/line-index.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import { valueOf, type Span } from '../../../language/syntax/tree.ts';
import type { Cursor } from '../../state/editor-slice.ts';

/** Between places of a document and places of the text that holds it, by itself or in an envelope. */
export interface SourcePlaces {
  /** What stands at the cursor, as a path in the document. */
  pathAt(cursor: Cursor): string | undefined;
  /** Where that place is written; the nearest one around what building adds, and nothing when that is the document as a whole. */
  spanOf(path: string): (Span & { readonly exact: boolean }) | undefined;
  /** A place of the document as a path in the text. */
  inSource(path: string): string;
}

export function sourcePlaces(text: string): SourcePlaces {
  const tree = parseJson(text);
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
