import { isCollection, isMap, isNode, isScalar, isSeq, visit, type Document, type Node, type Pair } from 'yaml';
import type { Json } from '../../engine/index.ts';
import { JSON_LIMITS } from '../../engine/values.ts';
import { styleOf } from '../edits/style.ts';
import { parseYaml } from './parse-yaml.ts';
import { readYaml } from './read-yaml.ts';

/** A value as JSON.parse returns it. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * Writes a document over a YAML text. What remains keeps its comments, blank lines, order of members and list layout.
 * Undefined if the text cannot be changed like this.
 */
export function yamlOver(text: string, value: Json): string | undefined {
  const document = parseYaml(text, JSON_LIMITS.maxDepth);
  if (!document || document.errors.length > 0) return undefined;
  const plain = JSON.parse(JSON.stringify(value)) as Plain;
  // Unused anchors would stay, and make readers look for aliases.
  visit(document, (_, node) => {
    if (isCollection(node) || isScalar(node)) delete node.anchor;
  });
  (document as Document).contents = merged(document, document.contents, plain);
  const written = document.toString({ lineWidth: 0 }).replaceAll('\n', styleOf(text).newline);
  // The kept parts of the text must not change the data.
  const read = readYaml(written, JSON_LIMITS);
  return read.ok && isSame(JSON.parse(JSON.stringify(read.value)) as Plain, plain) ? written : undefined;
}

/** Whether two values are equal, whatever the order of their members. */
function isSame(value: Plain, other: Plain): boolean {
  if (typeof value !== 'object' || value === null || typeof other !== 'object' || other === null)
    return value === other;
  const names = Object.keys(value);
  if (Array.isArray(value) !== Array.isArray(other) || names.length !== Object.keys(other).length) return false;
  const [a, b] = [value as Readonly<Record<string, Plain>>, other as Readonly<Record<string, Plain>>];
  return names.every((name) => Object.hasOwn(b, name) && isSame(a[name] ?? null, b[name] ?? null));
}

/** The node of a value: the existing one as far as it fits, or a new one with the existing comments. */
function merged(document: Document, node: unknown, value: Plain): Node {
  if (isMap(node) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    node.items = pairsOf(document, node.items, value as Readonly<Record<string, Plain>>);
    return node;
  }
  if (isSeq(node) && Array.isArray(value) && node.items.length === value.length) {
    node.items = node.items.map((item, index) => merged(document, item, (value as readonly Plain[])[index] ?? null));
    return node;
  }
  if (isScalar(node) && (typeof value !== 'object' || value === null)) {
    if (node.value !== value) node.value = value;
    return node;
  }
  const fresh = document.createNode(value);
  if (isNode(node)) {
    if (node.commentBefore) fresh.commentBefore = node.commentBefore;
    if (node.comment) fresh.comment = node.comment;
  }
  return fresh;
}

/** The members of a map: existing ones in their order, each new one after the member that precedes it in the value. */
function pairsOf(document: Document, items: readonly Pair[], value: Readonly<Record<string, Plain>>): Pair[] {
  const kept = new Map<string, Pair>();
  for (const pair of items) {
    const name = isScalar(pair.key) ? String(pair.key.value) : undefined;
    if (name !== undefined && Object.hasOwn(value, name)) kept.set(name, pair);
  }
  const behind = new Map<string | undefined, Pair[]>();
  let last: string | undefined;
  for (const [name, member] of Object.entries(value)) {
    const pair = kept.get(name);
    if (pair) {
      pair.value = merged(document, pair.value, member);
      last = name;
    } else {
      const group = behind.get(last) ?? [];
      group.push(document.createPair(name, member));
      behind.set(last, group);
    }
  }
  return [
    ...(behind.get(undefined) ?? []),
    ...[...kept].flatMap(([name, pair]) => [pair, ...(behind.get(name) ?? [])]),
  ];
}
