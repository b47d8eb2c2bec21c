import type { TextEdit } from 'vscode-languageserver';
import { difference } from '../language/edits/apply-edits.ts';
import { formatJson } from '../language/edits/format-json.ts';
import { rangeOf } from './diagnostics.ts';
import type { Judged } from './judged.ts';

/** Lays a document in JSON out, one entry a line. YAML stays as its author laid it out. */
export function formatEdits(judged: Judged): TextEdit[] {
  const { text } = judged.tree;
  if (judged.form !== 'json') return [];
  return difference(text, formatJson(text)).map((edit) => ({ range: rangeOf(judged, edit), newText: edit.text }));
}
