import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesOf, pdfWithStream, rawPdf, rawStream, type PdfPart } from '../testing/raw-pdf.ts';
import { openPdf } from './open-pdf.ts';

/** Milliseconds: each takes a hundredth of this now, and once took seconds, gigabytes or the whole stack. */
const PATIENCE = 4_000;

const packed = (length: number, byte: number) => deflateSync(Buffer.alloc(length, byte));
const catalog = (member: string) => `<</Type/Catalog${member}>>`;
const named = catalog('/Names<</EmbeddedFiles 2 0 R>>');
const attached = (...more: readonly (PdfPart | readonly PdfPart[])[]) =>
  rawPdf(catalog('/AF[2 0 R]'), '<</F(a.xml)/EF<</F 3 0 R>>>>', ...more);

/** A name tree of this depth, each branch with one kid repeated, and a leaf with this many names. */
function sharedTree(depth: number, kids: number, names: number): Uint8Array {
  const branches = Array.from({ length: depth }, (_, i) => `<</Kids[${`${i + 3} 0 R `.repeat(kids)}]>>`);
  return rawPdf(named, ...branches, `<</Names[${'(a)1 '.repeat(names)}]>>`);
}

/** Objects in nested object streams: each must be read for the next. */
function nestedStreams(count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, i) => [2, (i + 2) >> 8, (i + 2) & 255, 0]);
  const table = rawStream(`/Type/XRef/W[1 2 1]/Root 1 0 R/Index[1 ${count}]`, Uint8Array.from(rows.flat()));
  return bytesOf('%PDF-1.7\n99999 0 obj ', ...table, '\nendobj\nstartxref\n9\n%%EOF');
}

describe('a PDF that is small and would grow', () => {
  it.each<[string, () => Uint8Array, string]>([
    ['a leaf of files that thousands of branches share', () => sharedTree(5, 8, 60), 'NO-INVOICE'],
    ['branches that double with each level', () => sharedTree(60, 2, 1), 'NO-INVOICE'],
    ['a branch that is its own', () => rawPdf(named, '<</Kids[2 0 R 2 0 R]>>'), 'NO-INVOICE'],
    [
      'a list of names that thousands of nodes share',
      () => rawPdf(named, `<</Kids[${'<</Names 3 0 R>>'.repeat(9_000)}]>>`, `[${'1 '.repeat(90_000)}]`),
      'LIMIT',
    ],
    [
      'a list of kids that thousands of nodes share',
      () => rawPdf(named, '<</Kids 3 0 R>>', `[${'<</Kids 3 0 R>>'.repeat(3_000)}]`),
      'LIMIT',
    ],
    ['140,000 associated files', () => rawPdf(catalog(`/AF[${'1 '.repeat(140_000)}]`)), 'NO-INVOICE'],
    ['names of 140,000 files', () => rawPdf(named, `<</Names[${'(a)1 '.repeat(140_000)}]>>`), 'LIMIT'],
    ['20,000 streams within each other', () => nestedStreams(20_000), 'LIMIT'],
    [
      'zeros packed twice',
      () => pdfWithStream('/Filter[/FlateDecode/FlateDecode]', deflateSync(packed(15_000_000, 0))),
      'LIMIT',
    ],
    ['hexadecimal digits, packed', () => pdfWithStream('/Filter[/FlateDecode/AHx]', packed(15_900_000, 0x33)), 'LIMIT'],
    [
      'hexadecimal digits of a small file',
      () => pdfWithStream('/Filter[/FlateDecode/AHx/AHx/AHx]', packed(900_000, 0x33)),
      'LIMIT',
    ],
    ['zeros of base 85, packed', () => pdfWithStream('/Filter[/FlateDecode/A85]', packed(900_000, 0x7a)), 'LIMIT'],
    [
      'rows that foretell each other',
      () => pdfWithStream('/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 1>>', packed(900_000, 1)),
      'LIMIT',
    ],
    [
      'streams that are packed on their own',
      () => attached(rawStream('/Filter/FlateDecode', packed(1_200_000, 0x20))),
      'LIMIT',
    ],
  ])('%s', (_, make, code) => {
    const bytes = make();
    const began = performance.now();
    const outcome = openPdf(bytes);
    expect(performance.now() - began).toBeLessThan(PATIENCE);
    expect(outcome).toMatchObject({ ok: false, faults: [{ code: `ASSAY-PDF-${code}` }] });
  });
});

describe('filters', () => {
  const content = '<a> \0\0\0\0z é</a>';
  /** ISO 32000-2, 7.4.3: groups of four bytes as five characters, four zero bytes as z. */
  function base85(text: string): string {
    const bytes = Buffer.from(text, 'latin1');
    let written = '';
    for (let at = 0; at < bytes.length; at += 4) {
      const group = bytes.subarray(at, at + 4);
      let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE();
      let signs = '';
      for (let i = 0; i < 5; i++, value = Math.floor(value / 85))
        signs = String.fromCharCode(33 + (value % 85)) + signs;
      written += group.length === 4 && signs === '!!!!!' ? 'z' : signs.slice(0, group.length + 1);
    }
    return `${written}~>`;
  }

  it.each([
    ['AHx', `${Buffer.from(content, 'latin1').toString('hex')}>and more`],
    ['ASCIIHexDecode', Buffer.from(content, 'latin1').toString('hex').toUpperCase().replace(/../g, '$& \n')],
    ['ASCII85Decode', base85(content)],
    ['A85', base85(content).replace(/.../g, '$&\n')],
  ])('%s gives every byte back', (filter, data) => {
    const outcome = openPdf(pdfWithStream(`/Filter/${filter}`, data));
    expect(outcome.ok && Buffer.from(outcome.value.xml).toString('latin1')).toBe(content);
  });

  it('a last digit alone stands for sixteen times its value', () => {
    const outcome = openPdf(pdfWithStream('/Filter/AHx', '3C612F3E5>'));
    expect(outcome.ok && Buffer.from(outcome.value.xml).toString('latin1')).toBe('<a/>P');
  });

  it('an invoice that is not packed may fill the file', () => {
    const xml = `<a>${' '.repeat(15_990_000)}</a>`;
    const outcome = openPdf(pdfWithStream('', xml));
    expect(outcome.ok && outcome.value.xml.length).toBe(xml.length);
  });

  it('a file may become two hundred times as long', () => {
    const xml = `<a>${' '.repeat(10_000_000)}</a>`;
    const noise = Array.from({ length: 25_000 }, (_, i) => `${i % 97}`).join('');
    expect(openPdf(pdfWithStream('/Filter/FlateDecode', bytesOf(deflateSync(Buffer.from(xml)), noise))).ok).toBe(true);
  });
});
