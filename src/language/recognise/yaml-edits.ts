import { isMap, isScalar, isSeq, Scalar } from 'yaml';
import type { Document, ToStringOptions } from 'yaml';
import type { Edit, Json } from '../../engine/index.ts';
import { isJsonObject, JSON_LIMITS, JsonNumber } from '../../engine/values.ts';
import { difference } from '../edits/apply-edits.ts';
import { nothingDisturbed } from '../edits/disturbed.ts';
import { walkPath } from '../syntax/path.ts';
import type { Walk } from '../syntax/path.ts';
import type { SyntaxTree, TextEdit } from '../syntax/tree.ts';
import { parseYaml } from './parse-yaml.ts';

/**
 * Converts edits by path to replacements in a YAML text. An existing value or name is replaced in place. Additions and
 * removals are written by the library, if that keeps the author's layout of the rest; otherwise there are none.
 */
export function yamlTextEdits(tree: SyntaxTree, edits: readonly Edit[]): readonly TextEdit[] {
  return editsInPlace(tree, edits) ?? rewritten(tree, edits);
}

/** Undefined if one of them is no replacement of an existing value or name, or if two concern one place. */
function editsInPlace(tree: SyntaxTree, edits: readonly Edit[]): readonly TextEdit[] | undefined {
  const disturbed = nothingDisturbed();
  const inPlace: TextEdit[] = [];
  for (const edit of edits) {
    const replacement = editInPlace(tree, edit);
    if (!replacement || disturbed.meets(replacement)) return undefined;
    inPlace.push(replacement);
    disturbed.add(replacement);
  }
  return inPlace;
}

function editInPlace({ root, text }: SyntaxTree, { op, path, value = null }: Edit): TextEdit | undefined {
  const { node, member, missing } = walkPath(root, path);
  if (missing.length > 0) return undefined;
  if (op === 'rename' && member && typeof value === 'string') {
    const written = /^[\w$-]+$/.test(value) ? value : JSON.stringify(value);
    return { start: member.key.start, end: member.key.end, text: written };
  }
  if (op !== 'replace' || !node || text.slice(node.start, node.end).includes('\n')) return undefined;
  if (value instanceof JsonNumber) return { start: node.start, end: node.end, text: value.text };
  if (typeof value === 'object' && value !== null) return undefined;
  return { start: node.start, end: node.end, text: JSON.stringify(value) };
}

/** The usual layouts of YAML. */
const LAYOUTS: readonly ToStringOptions[] = [true, false].flatMap((indentSeq) =>
  [2, 4].map((indent) => ({ indent, indentSeq, lineWidth: 0, flowCollectionPadding: true })),
);

function rewritten({ root, text }: SyntaxTree, edits: readonly Edit[]): readonly TextEdit[] {
  const document = parseYaml(text, JSON_LIMITS.maxDepth);
  if (document?.errors.length !== 0) return [];
  const layout = LAYOUTS.find((options) => document.toString(options) === text);
  if (!layout || !edits.every((edit) => change(document, walkPath(root, edit.path), edit))) return [];
  return difference(text, document.toString(layout));
}

/** Applies one edit; false if its place does not exist. */
function change(document: Document.Parsed, { steps, missing }: Walk, { op, value = null }: Edit): boolean {
  const path = [...steps, ...missing];
  const last = path.at(-1);
  if (last === undefined) return false;
  if (op === 'remove') return document.deleteIn(path);
  const parent: unknown = document.getIn(path.slice(0, -1));
  if (op === 'rename') {
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === last) : undefined;
    if (!isMap(parent) || !pair || typeof value !== 'string' || parent.has(value)) return false;
    if (isScalar(pair.key)) pair.key.value = value;
    return true;
  }
  const node = document.createNode(plain(value));
  if (isSeq(parent) && typeof last === 'number') {
    parent.items.splice(last, op === 'replace' ? 1 : 0, node);
    return true;
  }
  if (!isMap(parent)) return false;
  parent.set(last, node);
  return true;
}

function plain(value: Json): unknown {
  if (value instanceof JsonNumber) return numberNode(value.text);
  if (Array.isArray(value)) return (value as readonly Json[]).map(plain);
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)] as const))
    : value;
}

/** A number that is written with its original digits. */
function numberNode(text: string): unknown {
  if (/^-?\d+$/.test(text)) return BigInt(text);
  const node = new Scalar(Number(text));
  node.minFractionDigits = /[.](\d+)$/.exec(text)?.[1]?.length ?? 0;
  return node;
}
