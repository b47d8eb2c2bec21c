import type { Span } from './tree.ts';
import { syntaxMessages } from './messages.ts';
import type { Message } from '../../engine/index.ts';

export interface ForeignFormat {
  readonly kind: 'yaml' | 'ubl' | 'cii' | 'fatturapa' | 'xml';
  /** A name that completes "This is …". */
  readonly name: Message;
}

const XML_FORMATS: readonly (ForeignFormat & { readonly pattern: RegExp })[] = [
  {
    kind: 'ubl',
    name: syntaxMessages.ublCreditNote,
    pattern: /urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2/,
  },
  { kind: 'ubl', name: syntaxMessages.ublInvoice, pattern: /urn:oasis:names:specification:ubl:schema:xsd:/ },
  { kind: 'cii', name: syntaxMessages.cii, pattern: /CrossIndustryInvoice/ },
  { kind: 'cii', name: syntaxMessages.zugferd1, pattern: /<(?:\w+:)?CrossIndustryDocument[\s>]/ },
  {
    kind: 'cii',
    name: syntaxMessages.cdar,
    pattern: /<(?:\w+:)?CrossDomainAcknowledgementAndResponse[\s>]/,
  },
  { kind: 'fatturapa', name: syntaxMessages.fatturaPa, pattern: /<(?:\w+:)?FatturaElettronica[\s>]/ },
  { kind: 'xml', name: syntaxMessages.anXmlDocument, pattern: /^</ },
];

/** Characters examined: namespaces are on the first element. */
const HEAD = 4000;

// `key: value` or `- item` lines, quoted keys too: documents in YAML begin with `"$schema":` or `$schema:`.
const YAML = /^(?:---|%YAML|(?:["']?[\w$-]+["']?:(?:\s|$))|- \S)/m;

/** The format of a text that does not begin like JSON, if invoices commonly have it. */
export function foreignFormat(text: string): ForeignFormat | undefined {
  const head = text.slice(0, HEAD).trimStart();
  if (head.startsWith('<')) {
    const found = XML_FORMATS.find(({ pattern }) => pattern.test(head));
    return found && { kind: found.kind, name: found.name };
  }
  return !/^[{[]/.test(head) && YAML.test(head) ? { kind: 'yaml', name: syntaxMessages.yaml } : undefined;
}

/** The start tag's name of an XML document, with its bracket, after declaration, comments and document type. */
export function firstElement(text: string): Span | undefined {
  const found = /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!(?!--)[^>]*>)*(<[\w:.-]+)/.exec(text.slice(0, HEAD));
  const name = found?.[1];
  if (found === null || name === undefined) return undefined;
  const end = found[0].length;
  return { start: end - name.length, end };
}
