import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ublInvoice } from '../formats/testing/invoices.ts';
import { commandLine, type CommandLine } from '../testing/command-line.ts';

let line: CommandLine;
beforeAll(async () => {
  line = await commandLine();
}, 120_000);
afterAll(() => line.remove());

/** One member is misspelt, and a price has a decimal comma. */
const SLIPS = `{
  "$schema": "https://gobl.org/draft-0/bill/invoice",
  "code": "F-1",
  "issue_date": "2026-01-15",
  "suplier": { "name": "Marta Soler", "tax_id": { "country": "ES", "code": "B98602642" } },
  "customer": { "name": "Café Central" },
  "lines": [
    { "quantity": "3", "item": { "name": "Chair", "price": "10,50" }, "taxes": [{ "cat": "VAT", "rate": "general" }] }
  ]
}
`;
const MENDED = SLIPS.replace('suplier', 'supplier').replace('10,50', '10.50');

const YAML_SLIPS = `# Kept as it is
$schema: https://gobl.org/draft-0/bill/invoice
code: F-1
issue_date: 2026-01-15
suplier: # who sells
  name: Marta Soler
  tax_id: {country: ES,   code: B98602642}
customer:
    name: Café Central
lines:
- quantity: 3   # pieces
  item: {name: Chair, price: "10,50"}
  taxes: [{cat: VAT, rate: general}]
`;

// The number comes after the type; the schema has it before.
const [id = ''] = /\s*<cbc:ID>[^<]*<\/cbc:ID>/.exec(ublInvoice()) ?? [];
const MOVED_XML = ublInvoice()
  .replace(id, '')
  .replace(/<\/cbc:InvoiceTypeCode>/, (end) => `${end}${id}`);

const textOf = (path: string) => readFileSync(path, 'utf8');

describe('fix', () => {
  test('mends a document in place and keeps its layout', async () => {
    const path = line.file('slips.json', SLIPS);
    const ran = await line.assay(['fix', path]);
    expect([ran.code, ran.err, textOf(path)]).toEqual([0, '', MENDED]);
    expect(ran.out).toContain(`${path}: fixed: Rename to supplier (ASSAY-LINT-UNKNOWN-FIELD at $.suplier)`);
    expect(ran.out).toContain('1 document, all valid');
    expect((await line.assay(['fix', path])).out).not.toContain('fixed');
  });

  test('keeps comments and layout of YAML', async () => {
    const path = line.file('slips.yaml', YAML_SLIPS);
    expect((await line.assay(['fix', path])).code).toBe(0);
    expect(textOf(path)).toBe(YAML_SLIPS.replace('suplier', 'supplier').replace('10,50', '10.50'));
  });

  test('keeps the byte order mark, and the line breaks of Windows', async () => {
    const path = line.file('mark.json', `\ufeff${SLIPS.replaceAll('\n', '\r\n')}`);
    await line.assay(['fix', path]);
    expect(textOf(path)).toBe(`\ufeff${MENDED.replaceAll('\n', '\r\n')}`);
  });

  test.each<[string, (text: string) => string | Uint8Array]>([
    ['UTF-8', (text) => text],
    [
      'ISO-8859-1',
      (text) => Buffer.from(text.replace(/^<\?xml[^>]*\?>/, '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1'),
    ],
    [
      'UTF-16',
      (text) =>
        Buffer.from(`\ufeff${text.replace(/^<\?xml[^>]*\?>/, '<?xml version="1.0" encoding="UTF-16"?>')}`, 'utf16le'),
    ],
  ])('mends the order of elements in XML, and keeps its encoding: %s', async (encoding, encoded) => {
    const wrong = MOVED_XML.replace('Agence', 'Agençe');
    const path = line.file(`${encoding}.xml`, encoded(wrong) as Uint8Array);
    const ran = await line.assay(['fix', path]);
    expect([ran.code, ran.out]).toEqual([0, expect.stringContaining('fixed: ')]);
    expect(readFileSync(path)).toEqual(Buffer.from(encoded(ublInvoice().replace('Agence', 'Agençe'))));
  });

  test('prints a diff with --dry-run, writes nothing and ends with 1', async () => {
    const path = line.file('dry.json', SLIPS);
    const ran = await line.assay(['fix', '--dry-run', path]);
    expect([ran.code, textOf(path)]).toEqual([1, SLIPS]);
    expect(ran.out).toMatch(/^--- .*dry[.]json\n[+]{3} .*dry[.]json\n@@ -2,9 [+]2,9 @@\n/);
    expect(ran.out).toContain('\n-  "suplier": {');
    expect(ran.out).toContain('\n+  "supplier": {');
    expect(ran.err).toContain('would fix: Rename to supplier');
    const sound = await line.assay(['fix', '--dry-run', line.file('dry-sound.json', MENDED)]);
    expect([sound.code, sound.out]).toEqual([0, '']);
  });

  test('asks for what only the author knows, and ends with 1', async () => {
    const path = line.file('open.json', SLIPS.replace('"name": "Chair", ', ''));
    const ran = await line.assay(['fix', path]);
    expect(ran.code).toBe(1);
    expect(textOf(path)).toContain('"supplier"');
    expect(ran.out).toContain('fixed: ');
    expect(ran.out).toMatch(/ask: /);
    const spanish = await line.assay(['fix', '--lang', 'es', line.file('es.json', SLIPS)]);
    expect(spanish.out).toMatch(/corregido: .*ASSAY-LINT-UNKNOWN-FIELD en \$[.]suplier/);
  });

  test('never changes a tax number', async () => {
    const wrong = MENDED.replace('B98602642', 'B98602643');
    const path = line.file('number.json', wrong);
    const ran = await line.assay(['fix', path]);
    expect([ran.code, textOf(path)]).toEqual([1, wrong]);
  });

  test('never changes a text that is no document', async () => {
    const settings = '{\n  // a comment\n  "compilerOptions": {},\n}\n';
    const path = line.file('folder/tsconfig.json', settings);
    const document = line.file('folder/invoice.json', SLIPS);
    const ran = await line.assay(['fix', '--only-documents', 'folder']);
    expect([ran.code, textOf(path), textOf(document)]).toEqual([0, settings, MENDED]);
    await line.assay(['fix', path]);
    expect(textOf(path)).toBe(settings);
  });

  test('leaves what is signed as it is, and says so', async () => {
    const envelope = {
      $schema: 'https://gobl.org/draft-0/envelope',
      head: { uuid: '019a0000-0000-7000-8000-000000000001', dig: { alg: 'sha256', val: '0'.repeat(64) } },
      doc: JSON.parse(SLIPS) as object,
      sigs: ['e30.e30.e30'],
    };
    const path = line.file('signed.json', envelope);
    const before = textOf(path);
    const ran = await line.assay(['fix', path]);
    expect([ran.code, textOf(path)]).toEqual([1, before]);
    expect(ran.out).toContain('next: fix the document that was signed');
    const xml = MOVED_XML.replace('</Invoice>', '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"/></Invoice>');
    const signed = line.file('signed.xml', xml);
    await line.assay(['fix', signed]);
    expect(textOf(signed)).toBe(xml);
  });

  test.each([
    ['globs/**/*.json', ['globs/a.json', 'globs/deep/er/b.json']],
    ['globs/*.{json,yaml}', ['globs/a.json', 'globs/c.yaml']],
    ['globs/[a-b].*', ['globs/a.json']],
    ['globs/deep/**', ['globs/deep/er/b.json']],
  ])('takes a pattern that no shell expanded: %s', async (pattern, names) => {
    for (const name of ['a.json', 'deep/er/b.json', '.hidden/d.json', 'x.txt']) line.file(`globs/${name}`, SLIPS);
    line.file('globs/c.yaml', YAML_SLIPS);
    const ran = await line.assay(['fix', '-r', 'json', pattern]);
    const { files } = JSON.parse(ran.out) as { readonly files: readonly { readonly file: string }[] };
    expect([ran.code, files.map(({ file }) => file)]).toEqual([0, names]);
  });

  test('says that nothing matches a pattern', async () => {
    const ran = await line.assay(['fix', 'globs/*.yml']);
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('globs/*.yml: no documents or invoices')]);
  });

  test('prints a text from standard input with its fixes', async () => {
    const ran = await line.assay(['fix'], SLIPS);
    expect([ran.code, ran.out]).toEqual([0, MENDED]);
    expect(ran.err).toContain('standard input: fixed: ');
  });

  test('reports to programs what it did', async () => {
    const ran = await line.assay(['fix', '-r', 'json', line.file('told.json', SLIPS)]);
    expect(JSON.parse(ran.out)).toMatchObject({
      files: [
        { ok: true, fixed: [{ code: 'ASSAY-LINT-UNKNOWN-FIELD', path: '$.suplier' }, { code: 'ASSAY-INPUT-NUMBER' }] },
      ],
    });
  });

  test('judges for a destination', async () => {
    const path = line.file('for.xml', MOVED_XML);
    const ran = await line.assay(['fix', '--for', 'xrechnung', path]);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('BR-DE-');
    expect(textOf(path)).toBe(ublInvoice());
  });
});

describe('inspect --fix', () => {
  let path: string;
  beforeEach(() => {
    path = line.file('inspected.json', SLIPS);
  });

  test('does the same', async () => {
    const ran = await line.assay(['inspect', '--fix', path]);
    expect([ran.code, textOf(path)]).toEqual([0, MENDED]);
  });

  test.each([
    [['--fix', '--set', 'code=F-2'], '--fix changes files as they are'],
    [['--dry-run'], '--dry-run needs --fix'],
  ])('refuses what does not fit: %s', async (options, words) => {
    const ran = await line.assay(['inspect', ...options, path]);
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(words)]);
    expect(textOf(path)).toBe(SLIPS);
  });
});
