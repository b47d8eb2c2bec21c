import type { Span } from './tree.ts';

export interface ForeignFormat {
  readonly kind: 'yaml' | 'ubl' | 'cii' | 'fatturapa' | 'xml';
  /** What it is, in words that fit "This is …". */
  readonly name: string;
}

const XML_FORMATS: readonly (ForeignFormat & { readonly pattern: RegExp })[] = [
  {
    kind: 'ubl',
    name: 'a UBL credit note (XML)',
    pattern: /urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2/,
  },
  { kind: 'ubl', name: 'a UBL invoice (XML)', pattern: /urn:oasis:names:specification:ubl:schema:xsd:/ },
  { kind: 'cii', name: 'a Cross Industry Invoice (CII, XML)', pattern: /CrossIndustryInvoice/ },
  { kind: 'cii', name: 'a ZUGFeRD 1.0 invoice (XML)', pattern: /<(?:\w+:)?CrossIndustryDocument[\s>]/ },
  { kind: 'fatturapa', name: 'a FatturaPA invoice (XML)', pattern: /<(?:\w+:)?FatturaElettronica[\s>]/ },
  { kind: 'xml', name: 'an XML document', pattern: /^</ },
];

/** How far into a text its kind shows: name spaces stand on the first element. */
const HEAD = 4000;

// `key: value` or `- item` lines, quoted keys too: documents in YAML begin with `"$schema":` or `$schema:`.
const YAML = /^(?:---|%YAML|(?:["']?[\w$-]+["']?:(?:\s|$))|- \S)/m;

/** Names the format of a text that does not begin as JSON, when it is one that people have invoices in. */
export function foreignFormat(text: string): ForeignFormat | undefined {
  const head = text.slice(0, HEAD).trimStart();
  if (head.startsWith('<')) {
    const found = XML_FORMATS.find(({ pattern }) => pattern.test(head));
    return found && { kind: found.kind, name: found.name };
  }
  return !/^[{[]/.test(head) && YAML.test(head) ? { kind: 'yaml', name: 'YAML' } : undefined;
}

/** The name of an XML document's first element with its bracket, past declaration, comments and document type. */
export function firstElement(text: string): Span | undefined {
  const found = /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!(?!--)[^>]*>)*(<[\w:.-]+)/.exec(text.slice(0, HEAD));
  const name = found?.[1];
  if (found === null || name === undefined) return undefined;
  const end = found[0].length;
  return { start: end - name.length, end };
}
