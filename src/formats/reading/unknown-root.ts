import { formatAmong, type Format } from '../catalogue/format.ts';
import { textPlaces, type TextPlace } from '../xml/text-places.ts';
import type { XmlElement, XmlFault } from '../xml/xml-tree.ts';
import { xmlMessages } from './messages.ts';
import type { Message } from '../../engine/index.ts';
import { described } from '../../engine/values.ts';

/** The fault of XML that has no format. */
export function unknownRoot(formats: readonly Format[], root: XmlElement, text: string): XmlFault {
  const placeOf = textPlaces(text);
  const { description, at } = whyUnknown(formats, root, placeOf);
  return {
    code: 'ASSAY-XML-FORMAT',
    severity: 'error',
    ...described(description),
    offset: at.start,
    ...placeOf(at.start),
  };
}

/** Why no format has a root element: its namespace is wrong, or it only wraps an invoice. */
function whyUnknown(
  formats: readonly Format[],
  root: XmlElement,
  placeOf: (offset: number) => TextPlace,
): { readonly description: Message; readonly at: XmlElement } {
  const uri = root.uri || xmlMessages.none;
  const inner = invoiceIn(formats, root);
  if (inner) {
    const { line } = placeOf(inner.start);
    const description = xmlMessages.wrapped({ root: root.name, inner: inner.name, line });
    return { description, at: inner };
  }
  const right = formats
    .flatMap(({ table }) => table.roots)
    .find(({ name }) => name.replace(/^.*:/, '') === root.name)?.namespace;
  if (right !== undefined && right === root.uri) {
    const customization = root.children.find(({ name }) => name === 'CustomizationID');
    const named = customization?.text.trim() || xmlMessages.none;
    return { description: xmlMessages.unknownKind({ root: root.name, named }), at: customization ?? root };
  }
  const named = `${root.uri} ${root.name}`;
  const silent = formats.find(({ silent: known }) => known && Object.hasOwn(known, named));
  if (silent) return { description: xmlMessages.statesNothing({ found: silent.silent?.[named] ?? '' }), at: root };
  const relative = formats.find(({ relatives }) => relatives && Object.hasOwn(relatives, root.uri));
  if (relative) {
    const found = relative.relatives?.[root.uri] ?? '';
    return { description: xmlMessages.otherVersion({ found, read: relative.name }), at: root };
  }
  if (right !== undefined) {
    const description = xmlMessages.wrongNamespace({ root: root.name, uri, right });
    return { description, at: root };
  }
  const known = formats.map(({ name }) => name);
  const description = xmlMessages.unknownRoot({ root: root.name, uri, known });
  return { description, at: root };
}

/** The first descendant that is the root of a format. */
function invoiceIn(formats: readonly Format[], element: XmlElement): XmlElement | undefined {
  for (const child of element.children) {
    const found = formatAmong(formats, child) ? child : invoiceIn(formats, child);
    if (found) return found;
  }
  return undefined;
}
