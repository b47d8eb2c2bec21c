/** Handwritten PDF files that no library would write: one byte per character of text. */
export type PdfPart = string | Uint8Array;

export function bytesOf(...parts: readonly PdfPart[]): Uint8Array {
  return new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );
}

/** A file of these objects, numbered from 1 in their order, with a classic table. The first is the catalog. */
export function rawPdf(...objects: readonly (PdfPart | readonly PdfPart[])[]): Uint8Array {
  const parts: Uint8Array[] = [bytesOf('%PDF-1.7\n')];
  let at = (parts[0] as Uint8Array).length;
  const rows = ['0000000000 65535 f \n'];
  objects.forEach((object, index) => {
    rows.push(`${String(at).padStart(10, '0')} 00000 n \n`);
    const given: readonly PdfPart[] = typeof object === 'string' || object instanceof Uint8Array ? [object] : object;
    const bytes = bytesOf(`${index + 1} 0 obj `, ...given, '\nendobj\n');
    parts.push(bytes);
    at += bytes.length;
  });
  const table = `xref\n0 ${rows.length}\n${rows.join('')}trailer<</Root 1 0 R>>\nstartxref\n${at}\n%%EOF`;
  return bytesOf(...parts, table);
}

/** A PDF stream: dictionary entries besides its length, and its data. */
export function rawStream(dict: string, data: PdfPart): readonly PdfPart[] {
  const bytes = bytesOf(data);
  return [`<<${dict}/Length ${bytes.length}>>stream\n`, bytes, '\nendstream'];
}

/** A file with one attached invoice: the entries of its stream's dictionary and the compressed data. */
export function pdfWithStream(dict: string, data: PdfPart): Uint8Array {
  return rawPdf('<</Type/Catalog/AF[2 0 R]>>', '<</F(factur-x.xml)/EF<</F 3 0 R>>>>', rawStream(dict, data));
}
