import type { XmlElement } from './xml-tree.ts';

/** Source: UN/CEFACT, Standard Business Document Header 1.3; Peppol Business Message Envelope 2.0. */
const ENVELOPE = {
  uri: 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader',
  name: 'StandardBusinessDocument',
  header: 'StandardBusinessDocumentHeader',
};

/** Source: W3C, SOAP 1.1 and 1.2. */
const SOAP = {
  uris: new Set(['http://schemas.xmlsoap.org/soap/envelope/', 'http://www.w3.org/2003/05/soap-envelope']),
  name: 'Envelope',
  body: 'Body',
  fault: 'Fault',
};

/**
 * The document in an envelope of a network or of SOAP, taken out of its tree: it then has no parent. Undefined for other
 * elements, for an envelope with several documents, and for one that only says that a request failed.
 */
export function openEnvelope(root: XmlElement, text: string): XmlElement | undefined {
  const inner = only(contentOf(root));
  if (!inner || (inner.name === SOAP.fault && SOAP.uris.has(inner.uri))) return undefined;
  inner.parent = undefined;
  inner.position = 1;
  const tag = text.slice(inner.start + 1, inner.contentStart);
  inner.prefix = tag.slice(0, Math.max(0, tag.indexOf(`:${inner.name}`)));
  return inner;
}

/** The elements in an envelope; none for other elements. */
function contentOf({ uri, name, children }: XmlElement): readonly XmlElement[] {
  if (name === ENVELOPE.name && uri === ENVELOPE.uri)
    return children.filter((element) => element.name !== ENVELOPE.header || element.uri !== ENVELOPE.uri);
  if (name !== SOAP.name || !SOAP.uris.has(uri)) return [];
  return only(children.filter((element) => element.name === SOAP.body && element.uri === uri))?.children ?? [];
}

const only = (elements: readonly XmlElement[]): XmlElement | undefined =>
  elements.length === 1 ? elements[0] : undefined;

/** The header of an envelope: who sends to whom. */
export interface EnvelopeHeader {
  readonly sender?: string;
  readonly receiver?: string;
}

/** Longest participant that is kept. */
const LONGEST = 255;

export function readEnvelope(envelope: XmlElement): EnvelopeHeader {
  const header = envelope.children.find(({ name }) => name === ENVELOPE.header);
  const identifier = (party: string): string | undefined =>
    header?.children
      .find(({ name }) => name === party)
      ?.children.find(({ name }) => name === 'Identifier')
      ?.text.trim()
      .slice(0, LONGEST);
  const [sender, receiver] = [identifier('Sender'), identifier('Receiver')];
  return { ...(sender && { sender }), ...(receiver && { receiver }) };
}
