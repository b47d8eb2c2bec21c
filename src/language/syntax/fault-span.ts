import type { Fault } from '../../engine/index.ts';
import { locate, locateKey } from './locate.ts';
import type { Location } from './locate.ts';
import type { SyntaxTree } from './tree.ts';

/**
 * The token to mark for a fault. A field that should not exist is marked at its name. Of several paths the first
 * existing one is used: a fault about two fields is best shown at the one that exists.
 */
export function faultSpan(tree: SyntaxTree, fault: Fault): Location | undefined {
  const aboutName = fault.expected?.kind === 'absent' || /UNKNOWN-FIELD/.test(fault.code);
  const paths = fault.properties.length > 0 ? fault.properties : ['$'];
  const places = paths.flatMap((path) => (aboutName ? locateKey(tree, path) : locate(tree, path)) ?? []);
  return places.find((place) => place.exact) ?? places[0];
}
