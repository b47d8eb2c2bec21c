import type { Hover, InlayHint } from 'vscode-languageserver';
import { MarkupKind } from 'vscode-languageserver';
import { rangeOf } from './diagnostics.ts';
import { featuresOf } from './features.ts';
import type { Judged, Scope } from './judged.ts';
import { knowledgeFor } from './knowledge.ts';
import { saidWording } from './say.ts';

/** The explanation of the field or code at an offset. */
export function hoverAt(judged: Judged, offset: number, { engine, say }: Scope): Hover | null {
  const knowledge = knowledgeFor(judged.tree, engine, say);
  const found = featuresOf(judged).hover(judged.tree, offset, knowledge, judged.built);
  if (!found) return null;
  const value = found.blocks.join('\n\n');
  return { range: rangeOf(judged, found.span), contents: { kind: MarkupKind.Markdown, value } };
}

/** Calculated values beside their inputs, between two offsets. */
export function hints(judged: Judged, start: number, end: number, { say }: Pick<Scope, 'say'>): InlayHint[] {
  const values = featuresOf(judged).hints(judged.tree, judged.built, { start, end });
  return values.map(({ offset, label, meaning }) => ({
    position: judged.document.positionAt(offset),
    label: saidWording(say, label),
    tooltip: saidWording(say, meaning),
    paddingLeft: true,
  }));
}
