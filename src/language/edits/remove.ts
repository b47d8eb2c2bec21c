import type { PathStep } from '../../engine/index.ts';
import type { Span, TextEdit, ValueNode } from '../syntax/tree.ts';

/** Removes a member or item with its comma; undefined if it does not exist. */
export function removeEntry(
  container: ValueNode | undefined,
  step: PathStep | undefined,
): { readonly entry: Span; readonly edit: TextEdit } | undefined {
  const entries = entriesOf(container);
  const index =
    container?.kind === 'object'
      ? container.members.findLastIndex((member) => member.key.value === step)
      : Number(step);
  const entry = entries[index];
  if (!container || !entry) return undefined;
  const before = entries[index - 1];
  const after = entries[index + 1];
  if (before) return { entry, edit: { start: before.end, end: entry.end, text: '' } };
  if (after) return { entry, edit: { start: entry.start, end: after.start, text: '' } };
  const closed = (container.kind === 'object' || container.kind === 'array') && container.closed;
  return { entry, edit: { start: container.start + 1, end: container.end - (closed ? 1 : 0), text: '' } };
}

function entriesOf(container: ValueNode | undefined): readonly Span[] {
  if (container?.kind === 'object') return container.members;
  return container?.kind === 'array' ? container.items : [];
}
