import type { Json } from '../../engine/index.ts';
import { JsonNumber } from '../../engine/values.ts';
import { applyEdits, applyTextEdits } from '../../language/edits/apply-edits.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { walkPath } from '../../language/syntax/path.ts';
import type { Suggestion } from './suggestions.ts';

/** A document as JSON text. Numbers whose digits matter are quoted, as the format writes amounts. */
export function exactText(document: Json): string {
  return JSON.stringify(document, function (this: Readonly<Record<string, unknown>>, name, value: unknown) {
    const before = this[name];
    return before instanceof JsonNumber ? before.text : value;
  });
}

/** Applies suggestions to the text they were made for, from last to first, so that offsets stay valid. */
export function applySuggestions(text: string, chosen: readonly Suggestion[]): string {
  const { root } = parseJson(text);
  const startOf = ({ at }: Suggestion) => walkPath(root, at).node?.start ?? 0;
  const ordered = chosen
    .map((suggestion) => ({ suggestion, start: startOf(suggestion) }))
    .sort((a, b) => b.start - a.start);
  return ordered.reduce((current, { suggestion }) => applyEdits(current, suggestion.edits), text);
}

/** Most repair rounds: a repair may reveal further errors. */
const MOST_ROUNDS = 5;

/** Most syntax errors listed. */
const MOST_LISTED = 100;

export interface MendedText {
  readonly text: string;
  /** Descriptions of the errors found. */
  readonly mended: readonly string[];
}

/** A text repaired to JSON by the editor's own fixes, none of which changes the meaning. */
export function mendSyntax(text: string): MendedText {
  let current = text;
  const mended: string[] = [];
  let more = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fixable = parseJson(current).faults.flatMap(({ message, fix }) => (fix ? [{ message, ...fix }] : []));
    if (fixable.length === 0) break;
    for (const { message } of fixable) {
      if (mended.length < MOST_LISTED) mended.push(message);
      else more++;
    }
    current = applyTextEdits(
      current,
      fixable.flatMap(({ edits }) => edits),
    );
  }
  if (more > 0) mended.push(`${more} more slips like these`);
  return { text: current, mended };
}
