/** Pages for codes whose norm has no address of its own, by the beginning of the code: the first one that fits. */
const PAGES: readonly (readonly [codes: RegExp, page: string])[] = [
  [/^ASSAY-SYNTAX-/, 'https://www.rfc-editor.org/rfc/rfc8259'],
  [/^ASSAY-XML-(?:CHARACTER|ENCODING|SYNTAX)$/, 'https://www.w3.org/TR/xml/'],
  [/^ASSAY-PDF-/, 'https://fnfe-mpe.org/factur-x/'],
  [/^ASSAY-SIGNATURE-/, 'https://www.rfc-editor.org/rfc/rfc7515'],
  [/^(?:ASSAY|GOBL)-/, 'https://docs.gobl.org/'],
  [/^(?:BR|CII|UBL)-/, 'https://github.com/ConnectingEurope/eInvoicing-EN16931'],
];

/** Rules of a user's own definitions. */
const OTHERS = 'https://docs.gobl.org/';

/** The page on a code: that of its norm, or else that of the format it is about. */
export function helpPage(code: string, cite: readonly { readonly url?: string | undefined }[] = []): string {
  const norm = cite.find(({ url }) => url !== undefined)?.url;
  return norm ?? PAGES.find(([codes]) => codes.test(code))?.[1] ?? OTHERS;
}
