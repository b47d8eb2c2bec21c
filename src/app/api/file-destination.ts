import type { Json } from '../../engine/index.ts';
import { destinationOf, destinationOfXml } from '../../formats/destinations/derive.ts';
import { toJson } from '../../language/syntax/to-json.ts';
import { documentTree } from '../source/document-tree.ts';
import type { FileDestination } from '../state/file-row.ts';
import type { FullVerdict } from './text-verdict.ts';

/** Where the document of a judged text is sent: what it names, or what the law of its parties says. */
export function destinationOfVerdict({ xml, document, subject }: FullVerdict): FileDestination | undefined {
  const chosen = xml
    ? destinationOfXml(
        xml.profile,
        xml.entries.find(({ terms }) => terms?.includes('BT-24'))?.value ?? '',
        xml.document as Json,
      )
    : // A document that cannot be built still names its destination.
      destinationOf(document ?? toJson(documentTree(subject.text).root));
  return chosen && { key: chosen.destination.key, name: chosen.destination.name };
}
