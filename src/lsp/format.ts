import type { TextEdit } from 'vscode-languageserver';
import { rangeOf } from './diagnostics.ts';
import { featuresOf } from './features.ts';
import type { Judged } from './judged.ts';

/** Formats a JSON document with one entry per line. YAML keeps the layout of its author. */
export function formatEdits(judged: Judged): TextEdit[] {
  const edits = featuresOf(judged).format(judged.tree.text);
  return edits.map((edit) => ({ range: rangeOf(judged, edit), newText: edit.text }));
}
