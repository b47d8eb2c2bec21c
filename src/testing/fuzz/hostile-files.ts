import fc from 'fast-check';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { metadata, pdfFile, revised } from '../../formats/testing/pdf-files.ts';

/** The files from which hostile ones are made: XML invoices, and PDF files of every structure with an invoice. */
export async function seedFiles(): Promise<readonly Uint8Array[]> {
  const files = [{ name: 'factur-x.xml', text: ciiInvoice(), relationship: 'Alternative' } as const];
  const xmp = metadata();
  const modern = await pdfFile({ files, xmp });
  const old = await pdfFile({ files, xmp, objectStreams: false });
  const pdfs = [
    modern,
    old,
    await pdfFile({ files: [...files, { name: 'terms.txt', text: 'Net 30' }] }),
    await revised(modern, { xmp: metadata({ ConformanceLevel: 'BASIC' }) }),
    await revised(old, { xmp, files: [{ name: 'other.xml', text: '<other/>' }], objectStreams: false }),
    await pdfFile({ files, password: 'secret' }),
  ];
  const texts = [ublInvoice(), ciiInvoice()].map((text) => new TextEncoder().encode(text));
  const wide = new Uint8Array(Buffer.from(`\ufeff${ublInvoice().replace(/^<\?xml[^>]*\?>/, '')}`, 'utf16le'));
  return [...pdfs, ...texts, wide];
}

/** Text that a PDF or XML reader may not expect. */
const WORDS = [
  '/Length 99999999999',
  '/Length -1',
  '/Prev 0',
  '/Prev 99999999999999999999',
  '/Size 2147483648',
  '/W [1 99 1]',
  '/Index [0 999999999]',
  '/Kids [1 0 R 1 0 R]',
  '/Filter [/FlateDecode /FlateDecode]',
  '/DecodeParms <</Predictor 15/Columns 2147483647>>',
  '/Encrypt 1 0 R',
  '/Type/ObjStm/N 999999/First 0',
  '1 0 R',
  '1 0 obj',
  'endobj',
  'stream\n',
  'endstream',
  'xref\n0 999999999\n',
  'trailer <</Root 1 0 R>>',
  'startxref\n0\n%%EOF',
  '%PDF-1.7\n',
  '<<<<<<<<<<<<<<<<',
  '[[[[[[[[[[[[[[[[',
  '((((((((',
  '<FEFF',
  '<!DOCTYPE a [<!ENTITY b "&a;">]>',
  '<?xml version="1.0" encoding="utf-7"?>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '&a;',
  '&#0;',
  '&#xD800;',
  '<a:b xmlns:a="">',
  '</Invoice>',
  ' a="1" a="2"',
  '\u0000',
];

/** One change of the bytes; places are fractions of the whole, so that they fit every file. */
const edit: fc.Arbitrary<(bytes: Uint8Array) => Uint8Array> = fc.oneof(
  fc.tuple(part(), fc.integer({ min: 0, max: 255 })).map(([at, byte]) => (bytes: Uint8Array) => {
    const made = bytes.slice();
    if (made.length > 0) made[placeIn(made, at)] = byte;
    return made;
  }),
  fc.tuple(part(), fc.constantFrom(...WORDS), fc.integer({ min: 1, max: 300 })).map(
    ([at, word, times]) =>
      (bytes: Uint8Array) =>
        spliced(bytes, placeIn(bytes, at), 0, Buffer.from(word.repeat(times % 7 === 0 ? times : 1), 'latin1')),
  ),
  fc.tuple(part(), part()).map(
    ([at, much]) =>
      (bytes: Uint8Array) =>
        spliced(bytes, placeIn(bytes, at), placeIn(bytes, much / 4), []),
  ),
  fc.tuple(part(), part(), part()).map(([at, from, much]) => (bytes: Uint8Array) => {
    const start = placeIn(bytes, from);
    return spliced(bytes, placeIn(bytes, at), 0, bytes.subarray(start, start + Math.min(20_000, placeIn(bytes, much))));
  }),
  part().map((at) => (bytes: Uint8Array) => bytes.slice(0, placeIn(bytes, at))),
  // Replaces a digit by another, so that lengths, object numbers and offsets are nearly right.
  fc.tuple(part(), fc.integer({ min: 0, max: 9 })).map(([at, digit]) => (bytes: Uint8Array) => {
    const made = bytes.slice();
    const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
    const found = made.subarray(placeIn(made, at)).findIndex(isDigit);
    if (found >= 0) made[placeIn(made, at) + found] = 0x30 + digit;
    return made;
  }),
);

/** Files that are nearly valid. */
export function hostileFile(seeds: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  return fc
    .tuple(fc.constantFrom(...seeds), fc.array(edit, { minLength: 1, maxLength: 6 }))
    .map(([seed, edits]) => edits.reduce((bytes, change) => change(bytes), seed));
}

function part(): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: 999_999 }).map((millionths) => millionths / 1_000_000);
}

function placeIn(bytes: Uint8Array, at: number): number {
  return Math.floor(at * bytes.length);
}

function spliced(bytes: Uint8Array, at: number, without: number, added: Uint8Array | readonly number[]): Uint8Array {
  const made = new Uint8Array(Math.max(0, bytes.length - Math.min(without, bytes.length - at)) + added.length);
  made.set(bytes.subarray(0, at));
  made.set(added, at);
  made.set(bytes.subarray(Math.min(bytes.length, at + without)), at + added.length);
  return made;
}
