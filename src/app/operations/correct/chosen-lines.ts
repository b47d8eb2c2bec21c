import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';

/** With more lines than this, there is no choice: all are corrected. */
export const MOST_LINES_OFFERED = 200;

/** A line that can be corrected. */
export interface OfferedLine {
  readonly index: number;
  readonly name: string;
}

/** The lines to choose from. Empty if there is only one line, or too many. */
export function offeredLines(document: Json | undefined): readonly OfferedLine[] {
  const lines = linesOf(bodyOf(document));
  if (lines.length < 2 || lines.length > MOST_LINES_OFFERED) return [];
  return lines.map((line, index) => {
    const item = isJsonObject(line) && isJsonObject(line['item'] ?? null) ? (line['item'] as JsonObject) : {};
    return { index, name: typeof item['name'] === 'string' ? item['name'] : '' };
  });
}

/**
 * The correction without the lines that the user did not choose. Its totals are those of all lines until it is built.
 */
export function withLines(correction: JsonObject, chosen: ReadonlySet<number>): JsonObject {
  const inner = correction['doc'];
  if (isJsonObject(inner ?? null)) return { ...correction, doc: withLines(inner as JsonObject, chosen) };
  const { totals: _, ...body } = correction;
  return { ...body, lines: linesOf(correction).filter((_line, index) => chosen.has(index)) };
}

function bodyOf(document: Json | undefined): JsonObject {
  if (!isJsonObject(document ?? null)) return {};
  const body = document as JsonObject;
  return isJsonObject(body['doc'] ?? null) ? (body['doc'] as JsonObject) : body;
}

function linesOf({ lines }: JsonObject): readonly Json[] {
  return Array.isArray(lines) ? lines : [];
}
