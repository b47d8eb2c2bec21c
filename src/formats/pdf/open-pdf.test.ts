import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metadata, pdfFile, revised, type PdfWish } from '../testing/pdf-files.ts';
import { bytesOf, type PdfPart } from '../testing/raw-pdf.ts';
import { openPdf } from './open-pdf.ts';
import { startOfPdf } from './start-of-pdf.ts';

/** The parsed content and claims, or why there are none. */
function opened(bytes: Uint8Array): unknown {
  const outcome = openPdf(bytes);
  if (!outcome.ok) return outcome.faults[0]?.code;
  const { xml, claims } = outcome.value;
  return [new TextDecoder().decode(xml), claims];
}

const facturX: PdfWish = {
  files: [{ name: 'factur-x.xml', text: '<a>é</a>', relationship: 'Alternative' }],
  xmp: metadata(),
};
const claims = {
  attachment: 'factur-x.xml',
  relationship: 'Alternative',
  others: [],
  metadata: {
    standard: 'factur-x',
    documentType: 'INVOICE',
    fileName: 'factur-x.xml',
    version: '1.0',
    level: 'EN 16931',
  },
};

describe('the invoice in a PDF', () => {
  it.each([
    [['AF'], ['associated-file']],
    [['OutputIntents'], ['output-intent']],
    [
      ['AF', 'OutputIntents'],
      ['associated-file', 'output-intent'],
    ],
  ] as const)('says that the catalog lacks %j', async (without, lacks) => {
    expect(opened(await pdfFile({ ...facturX, without }))).toEqual(['<a>é</a>', { ...claims, lacks }]);
  });

  it.each([true, false])('is read with its claims, tables and objects compressed: %s', async (objectStreams) => {
    expect(opened(await pdfFile({ ...facturX, objectStreams }))).toEqual(['<a>é</a>', claims]);
  });

  it.each([
    'factur-x.xml',
    'zugferd-invoice.xml',
    'ZUGFeRD-invoice.xml',
    'xrechnung.xml',
    'order-x.xml',
    'Factur-X.XML',
  ])('is found as %s among other files', async (name) => {
    const files = [
      { name: 'a.xml', text: '<no/>' },
      { name, text: '<yes/>' },
      { name: 'z.txt', text: 'no' },
    ];
    expect(opened(await pdfFile({ files }))).toMatchObject([
      '<yes/>',
      { attachment: name, others: ['a.xml', 'z.txt'] },
    ]);
  });

  it('is the file that the metadata name, before one with a usual name', async () => {
    const files = [
      { name: 'factur-x.xml', text: '<no/>' },
      { name: 'mine.xml', text: '<yes/>' },
    ];
    const bytes = await pdfFile({ files, xmp: metadata({ DocumentFileName: 'mine.xml' }) });
    expect(opened(bytes)).toMatchObject(['<yes/>', { attachment: 'mine.xml', others: ['factur-x.xml'] }]);
  });

  it('is the first XML file where nothing has a known name', async () => {
    const files = [
      { name: 'Anlage é', text: '<yes/>' },
      { name: 'b.xml', text: '<no/>' },
    ];
    expect(opened(await pdfFile({ files }))).toMatchObject(['<yes/>', { attachment: 'Anlage é' }]);
  });

  it.each([
    [true, true],
    [true, false],
    [false, false],
  ])('is that of the newest revision, objects compressed: %s, then %s', async (first, second) => {
    const old = await pdfFile({
      files: [{ name: 'factur-x.xml', text: '<old/>' }],
      xmp: metadata(),
      objectStreams: first,
    });
    const files = [{ name: 'newer.xml', text: '<new/>' }];
    const xmp = metadata({ DocumentFileName: 'newer.xml', ConformanceLevel: 'BASIC' });
    const newer = await revised(old, { xmp, files, objectStreams: second });
    expect(opened(newer)).toMatchObject(['<new/>', { attachment: 'newer.xml', metadata: { level: 'BASIC' } }]);
    expect(opened(newer.subarray(0, old.length))).toMatchObject(['<old/>', {}]);
  });

  it('is found by its objects alone where the tables are broken', async () => {
    const plain = await pdfFile({ ...facturX, objectStreams: false });
    const packed = await pdfFile(facturX);
    const moved = (bytes: Uint8Array) => bytesOf(bytes.subarray(0, 9), '% put in by a gateway\n', bytes.subarray(9));
    for (const bytes of [
      moved(plain),
      moved(packed),
      plain.subarray(0, plain.lastIndexOf(0x73) - 1),
      moved(moved(packed)),
    ]) {
      expect(opened(bytes)).toEqual(['<a>é</a>', claims]);
    }
  });

  it('is read behind something that stands in front of the header', async () => {
    expect(opened(bytesOf('HTTP/1.1 200 OK\r\n\r\n', await pdfFile(facturX)))).toEqual(['<a>é</a>', claims]);
  });

  it('is read by hand-written rules: texts, names, filters, lengths that are wrong', () => {
    const hex = Buffer.from('<a/>').toString('hex');
    const body = (attached: string) =>
      bytesOf(
        '%PDF-1.7\n1 0 obj <</Type/Catalog /Names<</EmbeddedFiles<</Kids[2 0 R]>>>>>> endobj\n',
        '2 0 obj <</Names[(x\\)\\051) 3 0 R % a comment\n]>> endobj\n',
        '3 0 obj <</UF<FEFF0061002E0078006D006C>/AFRelationship/D#61ta/EF<</F 4 0 R>>>> endobj\n',
        attached,
        '\nendobj\ntrailer<</Root 1 0 R>>\n',
      );
    for (const attached of [
      '4 0 obj <</Length 4>>stream\r\n<a/>\r\nendstream',
      '4 0 obj <</Length 99>>stream\n<a/>endstream',
      `4 0 obj <</Filter[/AHx]/Length 9>>stream\n${hex}>\nendstream`,
      '4 0 obj <</Filter/ASCII85Decode/Length 0>>stream\n4CKm,~>\nendstream',
    ]) {
      expect(opened(body(attached))).toMatchObject(['<a/>', { attachment: 'a.xml', relationship: 'Data' }]);
    }
  });
});

it('a PDF is recognised by its header, within the first kilobyte', () => {
  expect(startOfPdf(bytesOf('%PDF-1.4'))).toBe(0);
  expect(startOfPdf(bytesOf('x\n%PDF-1.4'))).toBe(2);
  expect(startOfPdf(bytesOf(`${' '.repeat(1_020)}%PDF-1.4`))).toBeUndefined();
  expect(startOfPdf(bytesOf(' <a>%PDF-</a>'))).toBeUndefined();
  expect(startOfPdf(new Uint8Array())).toBeUndefined();
});

describe('a PDF that cannot be used is refused at its place', () => {
  it('it is refused if it has no invoice', async () => {
    for (const files of [[], [{ name: 'a.txt', text: 'x' }]]) {
      const bytes = await pdfFile({ files: files.map((file) => ({ ...file })), objectStreams: false });
      // The library got this media type for the second file, so it is examined and is no XML.
      const outcome = openPdf(
        bytes.map((byte, i) => (Buffer.from(bytes.subarray(i, i + 9)).toString() === 'text#2Fxm' ? 0x73 : byte)),
      );
      expect(outcome).toMatchObject({ ok: false, faults: [{ code: 'ASSAY-PDF-NO-INVOICE' }] });
    }
  });

  it('it is refused if it is encrypted', async () => {
    expect(opened(await pdfFile({ ...facturX, password: 'x' }))).toBe('ASSAY-PDF-ENCRYPTED');
  });

  const pdf = (...parts: readonly PdfPart[]) => bytesOf('%PDF-1.7\n', ...parts);
  const attached = (dict: string, data: string | Uint8Array) =>
    pdf(
      '1 0 obj <</Type/Catalog/AF[2 0 R]>> endobj 2 0 obj <</F(factur-x.xml)/EF<</F 3 0 R>>>> endobj\n',
      `3 0 obj <<${dict}>>stream\n`,
      data,
      '\nendstream endobj trailer<</Root 1 0 R>>',
    );
  const zeros = deflateSync(new Uint8Array(200_000_000));

  it.each<[string, Uint8Array, string]>([
    ['nothing behind the header', pdf(''), 'SYNTAX'],
    ['a table behind the end', pdf('startxref 99999 %%EOF'), 'SYNTAX'],
    [
      'an object behind the end',
      pdf('xref 0 2\n0000000000 65535 f \n1000000076 00000 n \ntrailer<</Root 1 0 R>> startxref 9 %%EOF'),
      'SYNTAX',
    ],
    ['tables in a ring', pdf('xref 0 0 trailer<</Prev 9>> startxref 9'), 'SYNTAX'],
    [
      'objects that refer to each other',
      pdf('1 0 obj 2 0 R endobj 2 0 obj 1 0 R endobj trailer<</Root 1 0 R>>'),
      'SYNTAX',
    ],
    ['a filter of pictures', attached('/Filter/DCTDecode', 'x'), 'FILTER'],
    ['a filter a hundred times', attached(`/Filter[${'/AHx '.repeat(100)}]`, 'x'), 'LIMIT'],
    [
      'data that are cut short',
      attached('/Filter/FlateDecode', deflateSync(bytesOf('<a/>'.repeat(500))).subarray(0, 20)),
      'SYNTAX',
    ],
    ['data that become 200 MB', attached('/Filter/FlateDecode', zeros), 'LIMIT'],
    ['a deep list', pdf('1 0 obj ', '['.repeat(1_000_000)), 'LIMIT'],
    ['deep dictionaries', pdf('1 0 obj ', '<</a'.repeat(1_000_000)), 'LIMIT'],
    ['a million objects', pdf('1 0 obj '.repeat(1_000_000)), 'LIMIT'],
    ['a million texts without end', pdf('1 0 obj ( '.repeat(200_000)), 'LIMIT'],
    ['streams without end', pdf('1 0 obj <<>>stream '.repeat(200_000)), 'LIMIT'],
    ['a word of megabytes', pdf('1 0 obj ', 'x'.repeat(8_000_000)), 'SYNTAX'],
    ['a number of megabytes', pdf('1 0 obj ', '1'.repeat(8_000_000)), 'SYNTAX'],
    ['megabytes of spaces', pdf('1 0 obj', ' '.repeat(15_000_000)), 'SYNTAX'],
    ['megabytes of comments', pdf('1 0 obj', '%\n'.repeat(7_000_000)), 'SYNTAX'],
    ['a list of a million names', pdf('1 0 obj [', '/a '.repeat(5_000_000)), 'LIMIT'],
    ['the word obj and nothing else', pdf('obj'.repeat(5_000_000)), 'SYNTAX'],
    ['trailers and nothing else', pdf('trailer<<'.repeat(1_000_000)), 'LIMIT'],
    ['a table of a billion', pdf('xref 0 999999999\n', '0000000009 00000 n\n'.repeat(300_000), 'startxref 9'), 'LIMIT'],
    ['more than the longest file', new Uint8Array(16_000_001), 'LIMIT'],
  ])('%s', (_, bytes, kind) => {
    const outcome = openPdf(bytes);
    expect(outcome).toMatchObject({ ok: false, faults: [{ code: `ASSAY-PDF-${kind}` }] });
    if (outcome.ok) return;
    const [fault] = outcome.faults;
    expect(fault?.description).toContain(`(byte ${String(fault?.offset)})`);
    expect(fault?.offset).toBeLessThanOrEqual(bytes.length);
    expect(fault?.description.length).toBeLessThan(400);
  });

  it('it is refused or read, whatever is changed in it', async () => {
    const files = [await pdfFile(facturX), await pdfFile({ ...facturX, objectStreams: false })];
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), put: fc.string(), cut: fc.nat(20) }), {
          minLength: 1,
          maxLength: 4,
        }),
        (file, changes) => {
          let bytes = file;
          for (const { at, put, cut } of changes) {
            const from = Math.floor(at * bytes.length);
            bytes = bytesOf(bytes.subarray(0, from), put, bytes.subarray(from + cut));
          }
          const outcome = openPdf(bytes);
          if (!outcome.ok) expect(outcome.faults[0]?.code).toMatch(/^ASSAY-PDF-/);
        },
      ),
      { numRuns: 400 },
    );
  });
});
