import { textString, type PdfOutput, type Ref } from './pdf-output.ts';

/** The XML of an invoice to attach to a PDF. */
export interface AttachedInvoice {
  readonly fileName: string;
  readonly xml: Uint8Array;
  /** The relationship of the XML to the pages. */
  readonly relationship: 'Alternative' | 'Data' | 'Source';
  /** `2026-01-15T00:00:00Z` */
  readonly modified: string;
  readonly words: string;
}

/** Writes the file and its description; returns the reference for `AF` and the name tree. Source: ISO 19005-3, 6.8. */
export function writeAttached(
  output: PdfOutput,
  { fileName, xml, relationship, modified, words }: AttachedInvoice,
): Ref {
  const date = `(D:${modified.replace(/[-:TZ]/g, '')}Z)`;
  const file = output.stream(
    `/Type/EmbeddedFile/Subtype/text#2Fxml/Params<</Size ${xml.length}/ModDate ${date}>>`,
    xml,
  );
  return output.add(
    `<</Type/Filespec/F(${fileName})/UF${textString(fileName)}/Desc${textString(words)}/AFRelationship/${relationship}/EF<</F ${file}/UF ${file}>>>>`,
  );
}
