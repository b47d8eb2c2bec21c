import type { XmlElement } from './xml-tree.ts';

/** Source: UN/CEFACT, Standard Business Document Header 1.3; Peppol Business Message Envelope 2.0. */
const ENVELOPE = {
  uri: 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader',
  name: 'StandardBusinessDocument',
  header: 'StandardBusinessDocumentHeader',
};

/**
 * The document in an envelope of a network, taken out of its tree: it then has no parent. Undefined for other elements,
 * and for an envelope with several documents.
 */
export function openEnvelope(root: XmlElement, text: string): XmlElement | undefined {
  if (root.name !== ENVELOPE.name || root.uri !== ENVELOPE.uri) return undefined;
  const [inner, ...more] = root.children.filter(({ name, uri }) => name !== ENVELOPE.header || uri !== ENVELOPE.uri);
  if (!inner || more.length > 0) return undefined;
  inner.parent = undefined;
  inner.position = 1;
  const tag = text.slice(inner.start + 1, inner.contentStart);
  inner.prefix = tag.slice(0, Math.max(0, tag.indexOf(`:${inner.name}`)));
  return inner;
}

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
