import { described } from '../../engine/values.ts';
import { isKnownSpecification, nearestSpecification } from '../en16931/profiles/known-specifications.ts';
import type { InvoiceTerms } from '../en16931/term-tree.ts';
import { xmlMessages } from './messages.ts';
import { textPlaces } from '../xml/text-places.ts';
import { valueRange, type XmlFault } from '../xml/xml-tree.ts';

/** Longest identifier that is quoted. */
const LONGEST = 200;

/** A warning if an invoice names a specification (BT-24) that nobody has published, often a misspelt one. */
export function unknownSpecification(terms: InvoiceTerms, text: string): readonly XmlFault[] {
  const source = terms.value('BT-24');
  const named = source?.plain ?? '';
  if (!source?.node || isKnownSpecification(named)) return [];
  const [offset] = valueRange(source.node);
  const nearest = nearestSpecification(named);
  const specification = named.length > LONGEST ? `${named.slice(0, LONGEST)}…` : named;
  const { nobodysSpecification, likeSpecification } = xmlMessages;
  const why =
    nearest === undefined ? nobodysSpecification({ specification }) : likeSpecification({ specification, nearest });
  return [
    { code: 'ASSAY-XML-SPECIFICATION', severity: 'warning', ...described(why), offset, ...textPlaces(text)(offset) },
  ];
}
