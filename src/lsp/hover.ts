import type { Hover, InlayHint } from 'vscode-languageserver';
import { MarkupKind } from 'vscode-languageserver';
import { hover } from '../language/hover/hover.ts';
import { calculatedValues } from '../language/inlay/calculated-values.ts';
import { rangeOf } from './diagnostics.ts';
import type { Judged, Scope } from './judged.ts';
import { knowledgeFor } from './knowledge.ts';
import { saidWording } from './say.ts';

/** The explanation of the field or code at an offset. */
export function hoverAt(judged: Judged, offset: number, { engine, say }: Scope): Hover | null {
  const found = hover(judged.tree, offset, knowledgeFor(judged.tree, engine, say), judged.built);
  if (!found) return null;
  const value = found.blocks.join('\n\n');
  return { range: rangeOf(judged, found.span), contents: { kind: MarkupKind.Markdown, value } };
}

/** Calculated values beside their inputs, between two offsets. */
export function hints(
  { tree, built, document }: Judged,
  from: number,
  to: number,
  { say }: Pick<Scope, 'say'>,
): InlayHint[] {
  return calculatedValues(tree, built)
    .filter(({ offset }) => from <= offset && offset <= to)
    .map(({ offset, label, meaning }) => ({
      position: document.positionAt(offset),
      label: saidWording(say, label),
      tooltip: saidWording(say, meaning),
      paddingLeft: true,
    }));
}
