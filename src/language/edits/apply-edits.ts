import type { Edit, Json } from '../../engine/index.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { walkPath } from '../syntax/path.ts';
import type { PathStep } from '../../engine/index.ts';
import type { Walk } from '../syntax/path.ts';
import { memberOf } from '../syntax/tree.ts';
import type { MemberNode, Span, TextEdit, ValueNode } from '../syntax/tree.ts';
import { nothingDisturbed } from './disturbed.ts';
import { insertItem, insertMember } from './insert.ts';
import { removeEntry } from './remove.ts';
import { indentationAt, printJson, styleOf, type Style } from './style.ts';

/**
 * Applies edits by path to a text and changes nothing else. Edits are applied in order: each path refers to the text as
 * the previous edits left it. An edit whose place does not exist is skipped. A valid text is parsed once for as many
 * edits as do not affect each other.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let current = text;
  for (let next = 0; next < edits.length;) {
    const pass = passFrom(current, edits, next);
    current = applyTextEdits(current, pass.textEdits);
    next += pass.count;
  }
  return current;
}

/** The edits as one replacement of the part that changes; empty if nothing changes. */
export function textEditsOf(text: string, edits: readonly Edit[]): readonly TextEdit[] {
  if (edits.length === 1) return passFrom(text, edits, 0).textEdits;
  return difference(text, applyEdits(text, edits));
}

interface Pass {
  /** Number of edits that it applies, at least one. */
  readonly count: number;
  readonly textEdits: readonly TextEdit[];
}

/** The edits, from an index on, that give the same result together as one after another. */
function passFrom(text: string, edits: readonly Edit[], first: number): Pass {
  const { root, faults } = parseJson(text);
  const style = styleOf(text);
  // In a text with errors, an insertion may change how the rest is read.
  const last = faults.length > 0 ? first + 1 : edits.length;
  const disturbed = nothingDisturbed();
  const textEdits: TextEdit[] = [];
  let next = first;
  for (let edit = edits[next]; edit && next < last; edit = edits[++next]) {
    const change = changeOf({ text, root, style }, edit);
    if (next > first && disturbed.meets(change.reach)) break;
    if (!change.edit) continue;
    textEdits.push(change.edit);
    disturbed.add(change.disturbs ?? change.reach);
  }
  return { count: next - first, textEdits };
}

/** Applies edits that do not overlap; those at one offset in the given order. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join('') + text.slice(at);
}

/** The smallest single replacement of whole characters that turns one text into another. */
export function difference(before: string, after: string): readonly TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (isWithinCharacter(before, start) || isWithinCharacter(after, start)) start--;
  let tail = 0;
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  if (isWithinCharacter(before, before.length - tail) || isWithinCharacter(after, after.length - tail)) tail--;
  return [{ start, end: before.length - tail, text: after.slice(start, after.length - tail) }];
}

/** Whether an offset is within a surrogate pair; half of one cannot be written as UTF-8. */
function isWithinCharacter(text: string, offset: number): boolean {
  return offset > 0 && (text.codePointAt(offset - 1) ?? 0) > 0xffff;
}

interface Source {
  readonly text: string;
  readonly root: ValueNode | undefined;
  readonly style: Style;
}

interface Change {
  /** The part of the text on which its effect depends. */
  readonly reach: Span;
  /** The part of the text whose meaning it changes, if that is more than `reach`. */
  readonly disturbs?: Span;
  /** Absent if it changes nothing. */
  readonly edit?: TextEdit | undefined;
}

function changeOf(source: Source, edit: Edit): Change {
  const { root, text } = source;
  const walk = walkPath(root, edit.path);
  const exists = walk.missing.length === 0;
  const nothing = { reach: walk.node ?? walk.member ?? { start: 0, end: text.length } };
  switch (edit.op) {
    case 'remove':
      return exists && walk.steps.length > 0 ? removal(...parentOf(root, walk)) : nothing;
    case 'rename':
      return exists && walk.member && typeof edit.value === 'string'
        ? renaming(root, walk, walk.member, edit.value)
        : nothing;
    case 'add':
      if (typeof walk.steps.at(-1) === 'number' && exists) return insertion(source, walk, edit.value ?? null);
      return put(source, walk, edit.value ?? null);
    case 'replace':
      return put(source, walk, edit.value ?? null);
  }
}

function removal(parent: ValueNode | undefined, step: PathStep | undefined): Change {
  const removed = removeEntry(parent, step);
  if (!removed || !parent) return { reach: parent ?? { start: 0, end: Infinity } };
  const { entry, edit } = removed;
  const reach = { start: Math.min(entry.start, edit.start), end: Math.max(entry.end, edit.end) };
  // The entries after it get another index.
  return { reach, edit, ...(parent.kind === 'array' && { disturbs: { start: reach.start, end: parent.end } }) };
}

function renaming(root: ValueNode | undefined, walk: Walk, member: MemberNode, name: string): Change {
  const [parent] = parentOf(root, walk);
  const reach = parent ?? member;
  // Never writes a duplicate name: losing data is worse than a remaining fault.
  if (memberOf(parent, name)) return { reach };
  return { reach, edit: { start: member.key.start, end: member.key.end, text: JSON.stringify(name) } };
}

function put({ text, style }: Source, walk: Walk, value: Json): Change {
  const { node, member, missing } = walk;
  const [name, ...deeper] = missing;
  if (name !== undefined && node?.kind === 'array') {
    return { reach: node, edit: insertItem(text, node, node.items.length, nest(deeper, value), style) };
  }
  if (name !== undefined && node?.kind === 'object') {
    return { reach: node, edit: insertMember(text, node, String(name), nest(deeper, value), style) };
  }
  const wanted = nest(missing, value);
  if (node) {
    const written = printJson(wanted, style, indentationAt(text, node.start, style));
    return { reach: node, edit: { start: node.start, end: node.end, text: written } };
  }
  if (!member) return { reach: { start: 0, end: text.length } };
  const { start, end } = member.key;
  const blank = /^[ \t]*/.exec(text.slice(member.end))?.[0].length ?? 0;
  const written = `: ${printJson(wanted, style, indentationAt(text, start, style))}`;
  return { reach: { start, end: member.end + blank }, edit: { start: end, end: member.end + blank, text: written } };
}

function insertion({ text, root, style }: Source, walk: Walk, value: Json): Change {
  const [parent, index] = parentOf(root, walk);
  if (parent?.kind !== 'array' || typeof index !== 'number') return { reach: { start: 0, end: text.length } };
  return { reach: parent, edit: insertItem(text, parent, index, value, style) };
}

function parentOf(root: ValueNode | undefined, walk: Walk): [ValueNode | undefined, PathStep | undefined] {
  let node = root;
  for (const step of walk.steps.slice(0, -1)) {
    node = typeof step === 'number' && node?.kind === 'array' ? node.items[step] : memberOf(node, String(step))?.value;
  }
  return [node, walk.steps.at(-1)];
}

/** Wraps a value in the objects and lists that a path to it needs. */
function nest(steps: readonly PathStep[], value: Json): Json {
  return steps.reduceRight<Json>((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);
}
