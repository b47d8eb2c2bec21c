import { tableOf } from '../../engine/values.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlElement } from '../xml/xml-tree.ts';

/** A PDF's claims about its invoice. */
export interface PdfClaims {
  /** Name of the attached file with the invoice. */
  readonly attachment: string;
  /** Relationship of that file to the PDF (`AFRelationship`), if given. */
  readonly relationship?: string;
  /** Names of the other files attached. */
  readonly others: readonly string[];
  /** Its metadata (XMP) about the invoice; undefined if there are none. */
  readonly metadata?: PdfMetadata;
  /** What the standard asks of its catalog and is not there. */
  readonly lacks?: readonly PdfLack[];
  /** The text of its pages; omitted if unknown. */
  readonly page?: string;
}

/** The invoice among the files of the document (`AF`), and an output intent for PDF/A. */
export type PdfLack = 'associated-file' | 'output-intent';

export interface PdfMetadata {
  /** Family of the metadata's namespace. */
  readonly standard: PdfStandard;
  readonly documentType?: string;
  readonly fileName?: string;
  readonly version?: string;
  readonly level?: string;
}

export type PdfStandard = 'factur-x' | 'order-x' | 'zugferd-2' | 'zugferd-1';

/** Namespaces of the metadata. Source: Factur-X 1.07 and ZUGFeRD 2.3, 6.2; Order-X 1.0; ZUGFeRD 2.0 and 1.0. */
const NAMESPACES: Readonly<Record<string, PdfStandard>> = tableOf({
  'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#': 'factur-x',
  'urn:factur-x:pdfa:CrossIndustryDocument:1p0#': 'order-x',
  'urn:zugferd:pdfa:CrossIndustryDocument:invoice:2p0#': 'zugferd-2',
  'urn:ferd:pdfa:CrossIndustryDocument:invoice:1p0#': 'zugferd-1',
});

const MEMBERS = {
  documentType: 'DocumentType',
  fileName: 'DocumentFileName',
  version: 'Version',
  level: 'ConformanceLevel',
} as const;

/** Longest value that is kept; the longest known one has 20 characters. */
const LONGEST = 255;

/** A PDF's metadata about an invoice, as elements or as attributes. */
export function readMetadata(xmp: string): PdfMetadata | undefined {
  const read = readXml(xmp);
  if (!read.ok) return undefined;
  const said = new Map<PdfStandard, Map<string, string>>();
  const note = (uri: string, name: string, value: string): void => {
    const standard = Object.hasOwn(NAMESPACES, uri) ? NAMESPACES[uri] : undefined;
    if (!standard) return;
    const statements = said.get(standard) ?? new Map<string, string>();
    said.set(standard, statements);
    if (!statements.has(name)) statements.set(name, value.trim().slice(0, LONGEST));
  };
  const walk = (element: XmlElement): void => {
    note(element.uri, element.name, element.text);
    for (const { uri, name, value } of element.attributes) note(uri, name, value);
    element.children.forEach(walk);
  };
  walk(read.document.root);
  const standard = [...new Set(Object.values(NAMESPACES))].find((candidate) => said.has(candidate));
  if (!standard) return undefined;
  const statements = said.get(standard);
  const members = Object.entries(MEMBERS).flatMap(([key, name]) => {
    const value = statements?.get(name);
    return value === undefined ? [] : [[key, value] as const];
  });
  return { standard, ...Object.fromEntries(members) };
}
