import type { Edit, Json } from '../../engine/index.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { walkPath } from '../syntax/path.ts';
import type { Step, Walk } from '../syntax/path.ts';
import { memberOf } from '../syntax/tree.ts';
import type { MemberNode, TextEdit, ValueNode } from '../syntax/tree.ts';
import { insertItem, insertMember } from './insert.ts';
import { removeEntry } from './remove.ts';
import { indentationAt, printJson, styleOf } from './style.ts';

/**
 * Carries out edits by path on a text and leaves everything else as its author wrote it. Edits follow one another, so
 * each path is read in the text as the edits before it left it. An edit whose place does not exist is passed over.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce((current, edit) => applyTextEdits(current, editText(current, edit)), text);
}

/** The same as one replacement of the part that changes; none when nothing does. */
export function textEditsOf(text: string, edits: readonly Edit[]): readonly TextEdit[] {
  if (edits.length === 1 && edits[0]) return editText(text, edits[0]);
  return difference(text, applyEdits(text, edits));
}

/** Carries out edits that do not overlap; those at one offset in the order they are given. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join('') + text.slice(at);
}

/** The smallest single replacement that turns one text into another. */
export function difference(before: string, after: string): readonly TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return [{ start, end: before.length - tail, text: after.slice(start, after.length - tail) }];
}

function editText(text: string, edit: Edit): readonly TextEdit[] {
  const { root } = parseJson(text);
  const walk = walkPath(root, edit.path);
  const exists = walk.missing.length === 0;
  switch (edit.op) {
    case 'remove':
      return exists && walk.steps.length > 0 ? removeEntry(...parentOf(root, walk)) : [];
    case 'rename':
      return exists && walk.member && typeof edit.value === 'string'
        ? renameKey(root, walk, walk.member, edit.value)
        : [];
    case 'add':
      if (typeof walk.steps.at(-1) === 'number' && exists) return insertBefore(text, root, walk, edit.value ?? null);
      return put(text, walk, edit.value ?? null);
    case 'replace':
      return put(text, walk, edit.value ?? null);
  }
}

function renameKey(root: ValueNode | undefined, walk: Walk, member: MemberNode, name: string): readonly TextEdit[] {
  const [parent] = parentOf(root, walk);
  // Never give one object two members of a name: what would be lost is worse than a fault that stays.
  if (memberOf(parent, name)) return [];
  return [{ start: member.key.start, end: member.key.end, text: JSON.stringify(name) }];
}

function put(text: string, walk: Walk, value: Json): readonly TextEdit[] {
  const { node, member, missing } = walk;
  const style = styleOf(text);
  const [name, ...deeper] = missing;
  if (name !== undefined && node?.kind === 'array') {
    return [insertItem(text, node, node.items.length, nest(deeper, value), style)];
  }
  if (name !== undefined && node?.kind === 'object') {
    return [insertMember(text, node, String(name), nest(deeper, value), style)];
  }
  const wanted = nest(missing, value);
  if (node) {
    return [{ start: node.start, end: node.end, text: printJson(wanted, style, indentationAt(text, node.start)) }];
  }
  if (!member) return [];
  const { start, end } = member.key;
  const blank = /^[ \t]*/.exec(text.slice(member.end))?.[0].length ?? 0;
  return [{ start: end, end: member.end + blank, text: `: ${printJson(wanted, style, indentationAt(text, start))}` }];
}

function insertBefore(text: string, root: ValueNode | undefined, walk: Walk, value: Json): readonly TextEdit[] {
  const [parent, index] = parentOf(root, walk);
  return parent?.kind === 'array' && typeof index === 'number'
    ? [insertItem(text, parent, index, value, styleOf(text))]
    : [];
}

function parentOf(root: ValueNode | undefined, walk: Walk): [ValueNode | undefined, Step | undefined] {
  let node = root;
  for (const step of walk.steps.slice(0, -1)) {
    node = typeof step === 'number' && node?.kind === 'array' ? node.items[step] : memberOf(node, String(step))?.value;
  }
  return [node, walk.steps.at(-1)];
}

/** Wraps a value in the objects and lists that a path to it needs. */
function nest(steps: readonly Step[], value: Json): Json {
  return steps.reduceRight<Json>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);
}
