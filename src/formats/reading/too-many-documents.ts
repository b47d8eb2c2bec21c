import { described } from '../../engine/values.ts';
import { isTooMuch, mostDocuments, MOST_SHARED, sharedElements, type MemberPart } from '../members/member-parts.ts';
import { textPlaces } from '../xml/text-places.ts';
import type { XmlElement, XmlFault } from '../xml/xml-tree.ts';
import { xmlMessages } from './messages.ts';

/** Why a file with so many documents is not read, if it has too many. */
export function whyTooMany(parts: readonly MemberPart[], root: XmlElement, text: string): XmlFault | undefined {
  const count = parts.length;
  const beyond = isTooMuch(parts, root);
  if (beyond === undefined) return undefined;
  const fault = (description: Parameters<typeof described>[0], offset: number): XmlFault => ({
    code: 'ASSAY-XML-LIMIT',
    severity: 'error',
    ...described(description),
    offset,
    ...textPlaces(text)(offset),
  });
  if (beyond === 'documents') {
    const most = mostDocuments(root);
    return fault(xmlMessages.tooManyDocuments({ count, most }), parts[most]?.body?.start ?? root.start);
  }
  const shared = sharedElements(root, parts);
  return fault(xmlMessages.tooMuchShared({ count, shared, most: MOST_SHARED }), root.start);
}
