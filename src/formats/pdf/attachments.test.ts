import { expect, it } from 'vitest';
import { rawPdf, rawStream, type PdfPart } from '../testing/raw-pdf.ts';
import { attachmentsOf } from './attachments.ts';
import { PdfRefusal } from './pdf-fault.ts';
import { PDF_LIMITS } from './pdf-limits.ts';
import { PdfObjects } from './pdf-objects.ts';
import { readTables } from './pdf-tables.ts';
import { PdfDict, PdfRef } from './pdf-value.ts';
import { PdfWork } from './pdf-work.ts';

/** The attached files of a catalog; further objects begin with number 2. Three files at most are allowed. */
function attached(catalog: string, ...more: readonly (PdfPart | readonly PdfPart[])[]): readonly string[] | string {
  const bytes = rawPdf(`<<${catalog}>>`, ...more);
  const work = new PdfWork({ ...PDF_LIMITS, maxAttachments: 3 }, bytes.length);
  const objects = new PdfObjects(bytes, readTables(bytes, work).places, work);
  const root = objects.resolve(new PdfRef(1));
  if (!(root instanceof PdfDict)) throw new Error('no catalog');
  const places = more.map((_, at) => objects.offsetOf(new PdfRef(at + 2)));
  try {
    return attachmentsOf(objects, root).map(({ name, relationship, type, stream, offset }) =>
      [
        name,
        relationship ?? '-',
        type ?? '-',
        stream.start > offset ? `object ${String(places.indexOf(offset) + 2)}` : 'inline',
      ].join(' '),
    );
  } catch (thrown) {
    if (!(thrown instanceof PdfRefusal)) throw thrown;
    return thrown.fault.description.replace(/\d+\)$/, '…)');
  }
}

const file = (name: string, stream: number, more = '') => `<<${name}/EF<</F ${String(stream)} 0 R>>${more}>>`;
const stream = rawStream('', 'x');
const xml = rawStream('/Subtype/text#2Fxml', '<a/>');

it.each<[what: string, found: ReturnType<typeof attached>, expected: ReturnType<typeof attached>]>([
  ['nothing', attached(''), []],
  [
    'names of a leaf',
    attached(
      '/Names<</EmbeddedFiles<</Names[(x)2 0 R(y)3 0 R(z)]>>>>',
      file('/F(a)', 4),
      file('/F(b)', 5),
      stream,
      xml,
    ),
    ['a - - object 2', 'b - text/xml object 3'],
  ],
  [
    'names of branches, in order',
    attached(
      '/Names<</EmbeddedFiles<</Kids[2 0 R 3 0 R]>>>>',
      '<</Kids[4 0 R]>>',
      `<</Names[(c)${file('/F(c)', 7)}]>>`,
      `<</Names[(a)${file('/F(a)', 5)}(b)${file('/F(b)', 6)}]>>`,
      stream,
      stream,
      stream,
    ),
    ['a - - inline', 'b - - inline', 'c - - inline'],
  ],
  [
    'associated files, each once',
    attached(
      '/AF[2 0 R 3 0 R 2 0 R]/Names<</EmbeddedFiles<</Names[(x)3 0 R]>>>>',
      file('/F(a)', 4, '/AFRelationship/Data'),
      file('/F(b)', 5, '/AFRelationship/Source'),
      stream,
      stream,
    ),
    ['b Source - object 3', 'a Data - object 2'],
  ],
  [
    'two specifications of one stream',
    attached('/AF[2 0 R 3 0 R]', file('/F(a)', 4), file('/F(b)', 4), stream),
    ['a - - object 2'],
  ],
  [
    'the name in Unicode before others',
    attached('/AF[2 0 R]', file('/F(a)/UF<FEFF00E9>/Desc(d)', 3), stream),
    ['é - - object 2'],
  ],
  ['the description for want of a name', attached('/AF[2 0 R]', file('/F/a/Desc(d)', 3), stream), ['d - - object 2']],
  ['no name', attached('/AF[2 0 R]', file('', 3), stream), [' - - object 2']],
  [
    'a name cut to 255 signs',
    attached('/AF[2 0 R]', file(`/F(${'n'.repeat(300)})`, 3), stream),
    [`${'n'.repeat(255)} - - object 2`],
  ],
  ['a file for another system', attached('/AF[2 0 R]', '<</F(a)/EF<</F 9/Mac 3 0 R>>>>', stream), ['a - - object 2']],
  [
    'the file in Unicode before others',
    attached('/AF[2 0 R]', '<</F(a)/EF<</F 3 0 R/UF 4 0 R>>>>', stream, xml),
    ['a - text/xml object 2'],
  ],
  ['nothing without a stream', attached('/AF[2 0 R 3 0 R 4 (x)]', '<</F(a)/EF<</F 9>>>>', '<</F(b)>>'), []],
  [
    'three files',
    attached('/AF[2 0 R 3 0 R 4 0 R]', file('/F(a)', 5), file('/F(b)', 6), file('/F(c)', 7), stream, stream, stream),
    ['a - - object 2', 'b - - object 3', 'c - - object 4'],
  ],
  [
    'and no more',
    attached(
      '/AF[2 0 R 3 0 R 4 0 R 5 0 R]',
      ...[6, 7, 8, 9].map((at) => file('/F(a)', at)),
      stream,
      stream,
      stream,
      stream,
    ),
    'More than 3 files are attached (byte …)',
  ],
])('attached are %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
