import { yamlOutline } from '../recognise/yaml-tree.ts';
import type { PathStep } from '../../engine/index.ts';
import type { MemberNode, ObjectNode, SyntaxTree, ValueNode } from '../syntax/tree.ts';
import { yamlCursor } from './yaml-cursor.ts';
import type { YamlCursor } from './yaml-cursor.ts';

/** One possible meaning of a cursor in YAML. */
export interface YamlPlace {
  readonly kind: 'key' | 'value';
  readonly cursor: YamlCursor;
  /** The tree of the text; unless only a name is expected, with a placeholder for the name or value at the cursor. */
  readonly tree: SyntaxTree;
  /** Steps to the object that needs a name, or to the value. */
  readonly steps: readonly PathStep[];
  /** Names that the object has. */
  readonly present: ReadonlySet<string>;
  /** The name would start a new list item, so a dash is needed. */
  readonly dashed: boolean;
}

/**
 * The possible meanings of a cursor in YAML, likeliest first: in unfinished text, the layout does not distinguish names
 * from values. Each meaning is tried with a placeholder, and dropped if that breaks the text or loses data.
 */
export function* yamlPlaces(text: string, offset: number): Generator<YamlPlace> {
  const cursor = yamlCursor(text, offset);
  if (!cursor) return;
  const { sign, flow, named, word, closers } = cursor;
  const mark = unusedIn(text);
  if (closers !== '') {
    // Unclosed braces swallow the lines that follow. Closing them gives the intended reading.
    const closed = text.slice(0, word.end) + closers + text.slice(word.end);
    if (mistakesIn(closed) < mistakesIn(text)) {
      yield* inFlow(closed, { ...cursor, followed: false }, mark);
      return;
    }
  }
  if (flow) yield* inFlow(text, cursor, mark);
  else {
    for (const kind of inBlock(cursor)) {
      const place = tried(text, cursor, kind, mark, false);
      if (place) yield place;
    }
  }
  if (!flow && sign === '' && !named) {
    const place = tried(text, cursor, 'key', mark, true);
    if (place) yield place;
  }
}

function mistakesIn(text: string): number {
  return yamlOutline(text)?.mistakes ?? Infinity;
}

function* inFlow(text: string, cursor: YamlCursor, mark: string): Generator<YamlPlace> {
  // A colon with something after it already has a value.
  if (cursor.sign === ':' && cursor.followed) return;
  for (const kind of ['key', 'value'] as const) {
    const place = tried(text, cursor, kind, mark, false);
    if (place) yield place;
  }
}

function inBlock({ sign, named }: YamlCursor): readonly YamlPlace['kind'][] {
  if (named) return ['key'];
  return sign === ':' ? ['value'] : ['key', 'value'];
}

/** A word that does not occur in the text. */
function unusedIn(text: string): string {
  let mark = 'cursor';
  while (text.includes(mark)) mark += 'x';
  return mark;
}

function tried(
  text: string,
  cursor: YamlCursor,
  kind: YamlPlace['kind'],
  mark: string,
  dashed: boolean,
): YamlPlace | undefined {
  const { word, flow, named, unparted, followed } = cursor;
  const [head, tail] = [text.slice(0, word.start), text.slice(word.end)];
  const comma = unparted === undefined ? '' : ', ';
  const gap = comma === '' && needsSpace(text, word.start) ? ' ' : '';
  const colon = kind === 'key' && !flow && !named ? ':' : '';
  const outline = yamlOutline(
    `${head}${comma}${gap}${dashed ? '- ' : ''}${mark}${colon}${followed ? ', ' : ''}${tail}`,
  );
  if (!outline) return undefined;
  const found = find(outline.tree.root, mark, []);
  if (found?.kind !== kind) return undefined;
  if (found.kind === 'key' && !named && !isEmpty(found.member.value)) return undefined;
  // Errors that exist without the placeholder are accepted.
  const without = named || outline.mistakes > 0 ? yamlOutline(named ? text : head + tail) : outline;
  if (!without || without.mistakes < outline.mistakes) return undefined;
  const others = found.kind === 'key' ? found.object.members.filter((member) => member !== found.member) : [];
  return {
    kind,
    cursor,
    tree: named ? without.tree : outline.tree,
    steps: found.steps,
    present: new Set(others.map(({ key }) => key.value)),
    dashed,
  };
}

/** Whether a space is needed after the preceding sign. */
export function needsSpace(text: string, offset: number): boolean {
  return /[:,-]/.test(text.charAt(offset - 1));
}

function isEmpty(value: ValueNode | undefined): boolean {
  return value === undefined || (value.kind === 'literal' && value.start === value.end);
}

type Found =
  | {
      readonly kind: 'key';
      readonly steps: readonly PathStep[];
      readonly object: ObjectNode;
      readonly member: MemberNode;
    }
  | { readonly kind: 'value'; readonly steps: readonly PathStep[] };

function find(node: ValueNode | undefined, mark: string, steps: readonly PathStep[]): Found | undefined {
  if (node?.kind === 'string') return node.value === mark ? { kind: 'value', steps } : undefined;
  if (node?.kind === 'object') {
    for (const member of node.members) {
      if (member.key.value === mark) return { kind: 'key', steps, object: node, member };
      const found = find(member.value, mark, [...steps, member.key.value]);
      if (found) return found;
    }
  }
  if (node?.kind === 'array') {
    for (const [index, item] of node.items.entries()) {
      const found = find(item, mark, [...steps, index]);
      if (found) return found;
    }
  }
  return undefined;
}
