import { deflateSync } from 'node:zlib';

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

/** A file of these objects, numbered from 1: streams as they are, all others packed in one stream of objects. */
export function packedPdf(...objects: readonly (string | readonly PdfPart[])[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const rows: number[] = [0, 0, 0, 0, 0, 0];
  let [at, heads, bodies, held] = [0, '', '', 0];
  const put = (...given: readonly PdfPart[]): void => {
    const bytes = bytesOf(...given);
    parts.push(bytes);
    at += bytes.length;
  };
  const row = (kind: number, second: number, third: number): void => {
    rows.push(kind, second >> 16, (second >> 8) & 255, second & 255, third >> 8, third & 255);
  };
  put('%PDF-1.7\n');
  const holder = objects.length + 1;
  objects.forEach((object, index) => {
    if (typeof object === 'string') {
      row(2, holder, held++);
      heads += `${index + 1} ${bodies.length} `;
      bodies += `${object} `;
    } else {
      row(1, at, 0);
      put(`${index + 1} 0 obj `, ...object, '\nendobj\n');
    }
  });
  row(1, at, 0);
  put(
    `${holder} 0 obj `,
    ...deflatedStream(`/Type/ObjStm/N ${held}/First ${heads.length}`, heads + bodies),
    '\nendobj\n',
  );
  const table = at;
  const dict = `/Type/XRef/W[1 3 2]/Root 1 0 R/Size ${holder + 1}`;
  put(`${holder + 1} 0 obj `, ...deflatedStream(dict, Uint8Array.from(rows)), '\nendobj\n');
  put(`startxref\n${table}\n%%EOF`);
  return bytesOf(...parts);
}

/** A stream of these data with the best compression. */
export function deflatedStream(dict: string, data: PdfPart): readonly PdfPart[] {
  return rawStream(`${dict}/Filter/FlateDecode`, deflateSync(bytesOf(data), { level: 9 }));
}
