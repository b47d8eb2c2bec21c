import { tableOf } from '../../engine/values.ts';
import { cut } from '../members/form.ts';
import { plain } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Path } from '../en16931/document/draft.ts';
import { addressOfFile, fileIn } from '../en16931/document/embedded-file.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';

/** Media types of the usual kinds of file, by the ending that a file of SdI names. */
const TYPES: Readonly<Record<string, string>> = tableOf({
  PDF: 'application/pdf',
  XML: 'application/xml',
  ZIP: 'application/zip',
  P7M: 'application/pkcs7-mime',
  TXT: 'text/plain',
  CSV: 'text/csv',
  HTML: 'text/html',
  JPG: 'image/jpeg',
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  TIF: 'image/tiff',
  DOC: 'application/msword',
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  XLS: 'application/vnd.ms-excel',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
const ZIP = 'ZIP';

const LONGEST = { name: 60, description: 100 } as const;

/** Files in the invoice: a document has each in an address of data. */
export const attachments: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'Allegati')) {
      const [name, packed, kind, words, file] = [
        'NomeAttachment',
        'AlgoritmoCompressione',
        'FormatoAttachment',
        'DescrizioneAttachment',
        'Attachment',
      ].map((part) => (isElement(node) ? reading.node(node, part) : undefined));
      const type = kind && TYPES[plain(textOf(kind)).toUpperCase().replace(/^\./, '')];
      const isZipped = packed !== undefined && plain(textOf(packed)).toUpperCase() === ZIP;
      const address = file && addressOfFile(textOf(file), (isZipped ? TYPES[ZIP] : type) ?? '');
      if (!file || address === undefined) continue;
      const at: Path = ['attachments', reading.draft.count(['attachments'])];
      if (name) reading.put({ at }, 'name', plain(textOf(name)), name);
      if (words) reading.put({ at }, 'description', plain(textOf(words)), words);
      if (type !== undefined) reading.put({ at }, 'mime', type, kind);
      reading.draft.put([...at, 'url'], address);
      // The whole entry: the report would repeat the file.
      reading.draft.taken(file, at);
      if (isZipped) reading.draft.taken(packed, [...at, 'url']);
    }
  },
  write({ out, writing }) {
    for (const at of writing.entries({ at: [] }, 'attachments')) writeOne(at, out, writing);
  },
};

function writeOne(at: Path, out: Parameters<Row['write']>[0]['out'], writing: MemberWriting): void {
  const file = fileIn(String(writing.peek({ at }, 'url') ?? ''));
  if (!file) return;
  const { type: packed, content } = file;
  const type = writing.take({ at }, 'mime') || packed;
  const ending = Object.entries(TYPES).find(([, known]) => known === type)?.[0];
  const element = out.add('Allegati');
  const name = writing.take({ at }, 'name') || writing.take({ at }, 'code') || `allegato-${Number(at.at(-1)) + 1}`;
  element.put('NomeAttachment', cut(LONGEST.name).write(name) ?? '');
  if (packed === TYPES[ZIP] && type !== packed) element.put('AlgoritmoCompressione', ZIP);
  element.put('FormatoAttachment', ending ?? '');
  element.put('DescrizioneAttachment', cut(LONGEST.description).write(writing.take({ at }, 'description')) ?? '');
  element.put('Attachment', content);
  writing.take({ at }, 'url');
}
