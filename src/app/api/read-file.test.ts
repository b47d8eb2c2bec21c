// @vitest-environment jsdom

import '../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import { ciiInvoice } from '../../formats/testing/invoices.ts';
import { metadata, pdfFile } from '../../formats/testing/pdf-files.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { readFile } from './read-file.ts';

const read = (name: string, ...parts: (string | Uint8Array)[]) => readFile(new File(parts as BlobPart[], name));

/** UTF-16 little-endian, as some Windows programs write it. */
function utf16(text: string): Uint8Array {
  return Uint8Array.from(
    Array.from(`\ufeff${text}`).flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
  );
}

describe('a file', () => {
  it.each([
    ['a.json', '{"a":1}', { ok: true, name: 'a.json', text: '{"a":1}' }],
    ['a.txt', '', { ok: true, name: 'a.txt', text: '' }],
    ['a.png', 'x\0y', { ok: false, why: 'a.png is not a text file and was not opened.' }],
    ['a.yaml', 'a: 1', { ok: true, name: 'a.json', note: 'a.yaml opened as JSON' }],
    ['A.YML', 'a: 1', { ok: true, name: 'A.json', note: 'A.YML opened as JSON' }],
    ['a.yaml.txt', 'a: 1', { ok: true, name: 'a.yaml.txt', text: 'a: 1' }],
    ['a.yml', 'a: [', { ok: true, name: 'a.yml', text: 'a: [' }],
    ['a.xml', '<a>é</a>', { ok: true, name: 'a.xml', text: '<a>é</a>' }],
  ])('%s that says %j is read as what it is', async (name, text, expected) => {
    expect(await read(name, text)).toMatchObject(expected);
  });

  it('in YAML means JSON, and says why where it cannot be read', async () => {
    const converted = await read('a.yml', 'a: 1\nb: [x]\n');
    expect(converted.ok && JSON.parse(converted.text)).toEqual({ a: 1, b: ['x'] });
    const broken = await read('a.yml', 'a: [');
    expect(broken.ok && broken.note).toMatch(/^a\.yml could not be read: ./);
  });

  const inYaml = '# By hand\n$schema: https://gobl.org/draft-0/bill/invoice\ncode: 0142\n';
  it.each([
    ['a document', inYaml, 'a.yml', undefined],
    ['another text', 'a: 1\n', 'a.json', 'a.yml opened as JSON'],
    ['a document with a member named twice', `${inYaml}code: 7\n`, 'a.json', 'a.yml opened as JSON'],
    ['a longer document', `${inYaml}#${'-'.repeat(100_000)}\n`, 'a.json', 'a.yml opened as JSON'],
    [
      'a signed envelope',
      '$schema: https://gobl.org/draft-0/envelope\nhead: {}\ndoc: {}\nsigs: [a.b.c]\n',
      'a.json',
      'a.yml opened as JSON',
    ],
  ])('in YAML that is to stay as it is written: %s', async (_, text, name, note) => {
    const found = await readFile(new File([text], 'a.yml'), 'as-written');
    expect(found.ok && [found.name, found.note, found.text === text]).toEqual([name, note, name === 'a.yml']);
  });

  it('in XML is read in the encoding that it names, whatever the case of its name', async () => {
    const text = '<?xml version="1.0" encoding="UTF-16"?><a>é</a>';
    for (const name of ['a.xml', 'A.XML']) {
      const found = await read(name, utf16(text));
      expect(found.ok && found.text).toContain('<a>é</a>');
    }
    for (const name of ['a.txt', 'a.xml.txt']) expect((await read(name, utf16(text))).ok).toBe(false);
  });

  it('gives the XML content of a signed file, and says that the signature is not judged', async () => {
    const element = (tag: number, ...parts: number[][]): number[] => [tag, parts.flat().length, ...parts.flat()];
    const type = (last: number): number[] => element(0x06, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 1, 7, last]);
    const octets = element(0x04, [...new TextEncoder().encode('<a>é</a>')]);
    const content = element(0x30, type(1), element(0xa0, octets));
    const signed = element(0x30, element(0x02, [1]), element(0x31), content);
    const file = Uint8Array.from(element(0x30, type(2), element(0xa0, signed)));
    for (const name of ['a.xml.p7m', 'a.P7M']) {
      const found = await read(name, file);
      expect(found).toMatchObject({ name: 'a.xml', text: '<a>é</a>', encodingFaults: [{ code: 'ASSAY-XML-SIGNED' }] });
    }
  });

  it('of ten million bytes is read, of one more it is not', async () => {
    expect((await read('a.json', ' '.repeat(10_000_000))).ok).toBe(true);
    expect(await read('a.json', ' '.repeat(10_000_001))).toEqual({
      ok: false,
      why: 'a.json is larger than 10 MB and was not opened.',
    });
  });
});

describe('a PDF', () => {
  it.each([
    ['a.pdf', 'a.xml'],
    ['B.PDF', 'B.xml'],
    ['without-ending', 'without-ending.xml'],
  ])('%s is opened as the invoice in it, %s', async (name, opened) => {
    const files = [{ name: 'factur-x.xml', text: ciiInvoice(), relationship: 'Alternative' } as const];
    const bytes = await pdfFile({ files, xmp: metadata({ ConformanceLevel: 'EN 16931' }) });
    expect(await read(name, bytes)).toMatchObject({
      ok: true,
      name: opened,
      text: ciiInvoice(),
      note: `factur-x.xml was extracted from ${name}`,
      pdf: { attachment: 'factur-x.xml', relationship: 'Alternative' },
    });
  });

  it.each([
    [
      'carries none',
      'a.pdf',
      '%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj trailer <</Root 1 0 R>>',
      'ASSAY-PDF-NO-INVOICE',
    ],
    ['is none', 'a.pdf', 'hello', 'ASSAY-PDF-'],
  ])('that %s is not opened, and it is said why', async (_, name, text, code) => {
    const found = await read(name, text);
    expect(!found.ok && found.why).toMatch(new RegExp(`^a\\.pdf was not opened: .+ \\(${code}[A-Z-]*\\)\\.$`));
  });

  it('that cannot be read is explained in the language of the page', async () => {
    await useWorkbench.getState().chooseLanguage('es');
    const found = await read('a.pdf', '%PDF-1.4 x');
    await useWorkbench.getState().chooseLanguage('en');
    expect(!found.ok && found.why).toContain('El archivo no dice dónde está su tabla de objetos (byte 10)');
  });
});
