import { tableOf } from '../../engine/values.ts';
/** The content of a PDF's metadata. */
export interface PageMetadata {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** `2026-01-15T00:00:00Z` */
  readonly created: string;
  /** Whether the pages are tagged as required by PDF/UA-1. */
  readonly accessible: boolean;
  readonly invoice: { readonly fileName: string; readonly level: string; readonly version: string } | undefined;
}

export const PRODUCER = 'Assay';

const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const UA = 'http://www.aiim.org/pdfua/ns/id/';

/**
 * The metadata as XMP, with the extension schemas that PDF/A requires. Source: ISO 19005-3, 6.6; Factur-X 1.0.07 and
 * later, 6.2.
 */
export function xmpOf({ title, author, language, created, accessible, invoice }: PageMetadata): Uint8Array {
  const own = [
    ...(accessible
      ? [['PDF/UA identification', UA, 'pdfuaid', [['part', 'Integer', 'internal', 'Part of PDF/UA']]] as const]
      : []),
    ...(invoice
      ? [
          [
            'Factur-X PDFA Extension Schema',
            FACTUR_X,
            'fx',
            [
              ['DocumentFileName', 'Text', 'external', 'Name of the attached invoice'],
              ['DocumentType', 'Text', 'external', 'Kind of the attached document'],
              ['Version', 'Text', 'external', 'Version of the format of the attached invoice'],
              ['ConformanceLevel', 'Text', 'external', 'Profile of the attached invoice'],
            ],
          ] as const,
        ]
      : []),
  ];
  const schemas = own.map(
    ([name, uri, prefix, properties]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${name}</pdfaSchema:schema><pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties
        .map(
          ([property, type, category, words]) =>
            `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${property}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${words}</pdfaProperty:description></rdf:li>`,
        )
        .join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`,
  );
  const parts = [
    description(
      'pdfaid="http://www.aiim.org/pdfa/ns/id/"',
      '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    ),
    ...(accessible ? [description(`pdfuaid="${UA}"`, '<pdfuaid:part>1</pdfuaid:part>')] : []),
    description(
      'dc="http://purl.org/dc/elements/1.1/"',
      `<dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>${
        author === '' ? '' : `<dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`
      }${language === '' ? '' : `<dc:language><rdf:Bag><rdf:li>${escaped(language)}</rdf:li></rdf:Bag></dc:language>`}`,
    ),
    description('pdf="http://ns.adobe.com/pdf/1.3/"', `<pdf:Producer>${PRODUCER}</pdf:Producer>`),
    description(
      'xmp="http://ns.adobe.com/xap/1.0/"',
      `<xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool><xmp:CreateDate>${created}</xmp:CreateDate><xmp:ModifyDate>${created}</xmp:ModifyDate>`,
    ),
    ...(invoice
      ? [
          description(
            `fx="${FACTUR_X}"`,
            `<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${invoice.fileName}</fx:DocumentFileName><fx:Version>${invoice.version}</fx:Version><fx:ConformanceLevel>${invoice.level}</fx:ConformanceLevel>`,
          ),
        ]
      : []),
    ...(schemas.length > 0
      ? [
          description(
            'pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
            `<pdfaExtension:schemas><rdf:Bag>${schemas.join('')}</rdf:Bag></pdfaExtension:schemas>`,
          ),
        ]
      : []),
  ];
  const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
${parts.join('\n')}
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  return new TextEncoder().encode(packet);
}

function description(namespaces: string, content: string): string {
  return `<rdf:Description rdf:about="" xmlns:${namespaces}>${content}</rdf:Description>`;
}

const ENTITIES: Readonly<Record<string, string>> = tableOf({ '&': '&amp;', '<': '&lt;', '>': '&gt;' });

function escaped(text: string): string {
  const allowed = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
  return allowed.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
