import type { XmlNode } from '../xml/xml-tree.ts';
import type { MemberReading } from './member-reading.ts';

/** Where a document has what a node says, for verdicts. */
export function memberPlaces({ draft }: MemberReading): {
  readonly propertiesOf: () => readonly string[];
  readonly placesOf: (node: XmlNode) => readonly string[];
} {
  return {
    propertiesOf: () => [],
    placesOf: (node) => {
      const fate = draft.fateOf(node);
      return fate && 'to' in fate ? fate.to : [];
    },
  };
}
