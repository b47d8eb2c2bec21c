import type { TextEdit } from 'vscode-languageserver';
import { difference } from '../language/edits/apply-edits.ts';
import { formatJson } from '../language/edits/format-json.ts';
import { rangeOf } from './diagnostics.ts';
import type { Judged } from './judged.ts';

/** Formats a JSON document with one entry per line. YAML keeps the layout of its author. */
export function formatEdits(judged: Judged): TextEdit[] {
  const { text } = judged.tree;
  if (judged.form !== 'json') return [];
  return difference(text, formatJson(text)).map((edit) => ({ range: rangeOf(judged, edit), newText: edit.text }));
}
