import type { PathStep } from '../../engine/index.ts';
import { formatPath, parsePath } from '../../engine/values.ts';
import { isElement, type XmlNode } from '../xml/xml-tree.ts';
import type { MemberReading } from './member-reading.ts';

/** Most values of an element that are looked at for its place. */
const MOST_VALUES = 50;

/**
 * Where a document has what a node says, for verdicts. An element with attributes or others in it is the innermost
 * member around all that it says.
 */
export function memberPlaces({ draft }: MemberReading): {
  readonly propertiesOf: () => readonly string[];
  readonly placesOf: (node: XmlNode) => readonly string[];
} {
  const own = (node: XmlNode): readonly string[] => {
    const fate = draft.fateOf(node);
    return fate && 'to' in fate ? (fate.to ?? []) : [];
  };
  return {
    propertiesOf: () => [],
    placesOf: (node) => {
      const places = own(node);
      return places.length > 0 || !isElement(node) ? places : around(node, own);
    },
  };
}

function around(node: XmlNode, placesOf: (node: XmlNode) => readonly string[]): readonly string[] {
  const found: string[] = [];
  const waiting: XmlNode[] = [node];
  for (let seen = 0; seen < MOST_VALUES && waiting.length > 0; seen++) {
    const next = waiting.shift();
    if (!next) break;
    found.push(...placesOf(next));
    if (!isElement(next)) continue;
    // Cut first: an element may have a hundred thousand others.
    for (const nodes of [next.attributes, next.children]) waiting.push(...nodes.slice(0, MOST_VALUES));
  }
  const paths = found.map((place) => parsePath(place).slice(0, -1));
  const [first, ...more] = paths;
  if (!first) return [];
  const common = more.reduce<readonly PathStep[]>((path, other) => path.slice(0, lengthInCommon(path, other)), first);
  return common.length > 0 ? [formatPath(common)] : [];
}

function lengthInCommon(path: readonly PathStep[], other: readonly PathStep[]): number {
  const end = path.findIndex((step, turn) => step !== other[turn]);
  return end < 0 ? path.length : end;
}
