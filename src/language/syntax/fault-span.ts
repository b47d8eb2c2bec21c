import type { Fault } from '../../engine/index.ts';
import { locate, locateKey } from './locate.ts';
import type { Location } from './locate.ts';
import type { SyntaxTree } from './tree.ts';

/**
 * The token a fault is about. A field that should not be there is marked on its name. Of several paths the first that
 * exists wins, for a fault about two fields is better seen at the one that is there.
 */
export function faultSpan(tree: SyntaxTree, fault: Fault): Location | undefined {
  const aboutName = fault.expected?.kind === 'absent' || /UNKNOWN-FIELD/.test(fault.code);
  const paths = fault.properties.length > 0 ? fault.properties : ['$'];
  const places = paths.flatMap((path) => (aboutName ? locateKey(tree, path) : locate(tree, path)) ?? []);
  return places.find((place) => place.exact) ?? places[0];
}
