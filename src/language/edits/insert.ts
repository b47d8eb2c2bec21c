import type { Json } from '../../engine/index.ts';
import type { ArrayNode, ObjectNode, Span, TextEdit } from '../syntax/tree.ts';
import { indentationAt, isOneLine, printJson } from './style.ts';
import type { Style } from './style.ts';

/** Adds a member at the end of an object. */
export function insertMember(text: string, object: ObjectNode, name: string, value: Json, style: Style): TextEdit {
  return insertEntry(text, object, object.members, object.members.length, `${JSON.stringify(name)}: `, value, style);
}

/** Adds an item to a list before the one at `index`, or at the end. */
export function insertItem(text: string, list: ArrayNode, index: number, value: Json, style: Style): TextEdit {
  return insertEntry(text, list, list.items, index, '', value, style);
}

function insertEntry(
  text: string,
  container: ObjectNode | ArrayNode,
  entries: readonly Span[],
  index: number,
  prefix: string,
  value: Json,
  style: Style,
): TextEdit {
  const following = entries[index];
  const before = entries[index - 1];
  const outer = indentationAt(text, container.start, style);
  if (following) {
    const inline = isOneLine(text, { start: container.start, end: following.start });
    const indentation = indentationAt(text, following.start, style);
    const entry = prefix + printJson(value, inline ? { ...style, unit: '' } : style, indentation);
    const separator = inline ? ', ' : `,${style.newline}${indentation}`;
    return { start: following.start, end: following.start, text: entry + separator };
  }
  if (!before) {
    const body = container.closed ? container.end - 1 : container.end;
    const inner = outer + style.unit;
    const entry = prefix + printJson(value, style, inner);
    const padding = container.kind === 'object' ? ' ' : '';
    const laidOut =
      style.unit === '' ? padding + entry + padding : `${style.newline}${inner}${entry}${style.newline}${outer}`;
    return { start: container.start + 1, end: Math.max(body, container.start + 1), text: laidOut };
  }
  const inline = isOneLine(text, { start: container.start, end: before.start });
  const indentation = inline ? outer : indentationAt(text, before.start, style);
  const entry = prefix + printJson(value, inline ? { ...style, unit: '' } : style, indentation);
  const comma = /^\s*,/.exec(text.slice(before.end, container.end))?.[0];
  const at = before.end + (comma?.length ?? 0);
  const gap = inline ? ' ' : style.newline + indentation;
  return { start: at, end: at, text: `${comma === undefined ? ',' : ''}${gap}${entry}` };
}
