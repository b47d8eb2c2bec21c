import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCli } from '../testing/built-cli.ts';
import { startEditor, type Editor, type Opened } from './testing/editor.ts';

// Runs the built program with a client of the protocol.

let program: string;
let editor: Editor;
beforeAll(async () => {
  const cli = await buildCli();
  program = join(cli, 'assay.js');
  editor = await startEditor(program);
}, 120_000);
afterAll(async () => {
  expect(await editor.quit()).toBe(0);
});

const INVOICE = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};
const sound = JSON.stringify(INVOICE, null, 2);
const broken = sound.replace('10.50', '10,50');
const YAML = `$schema: https://gobl.org/draft-0/bill/invoice
# What is sold, and to whom
code: F-1
issue_date: 2026-01-15
supplier:
  name: Marta Soler
  tax_id:
    country: ES
    code: B98602642
customer:
  name: Café Central
lines:
  - quantity: 3
    item:
      name: Chair
      price: 10,50
    taxes:
      - cat: VAT
        rate: general
`;

let opened = 0;
function open(text: string, languageId = 'json'): Opened {
  return editor.open(`file:///work/${++opened}.${languageId}`, text, languageId);
}

const codesOf = async (document: Opened) => (await document.diagnostics()).map(({ code }) => code);
const everywhere = { start: { line: 0, character: 0 }, end: { line: 1_000_000, character: 0 } };

describe('faults in place', () => {
  test.each([
    ['JSON', broken, 'json', '"10,50"'],
    ['YAML', YAML, 'yaml', '10,50'],
  ])('%s is seen, mended and gone', async (_, text, languageId, token) => {
    const document = open(text, languageId);
    const [fault, ...others] = await document.diagnostics();
    expect(others).toEqual([]);
    const range = { start: document.at(token), end: document.at(token, token.length) };
    expect(fault).toMatchObject({ code: 'ASSAY-INPUT-NUMBER', severity: 1, source: 'assay', range });

    const [fix] = await document.actions(range, ['quickfix']);
    expect(fix).toMatchObject({
      kind: 'quickfix',
      isPreferred: true,
      title: expect.stringContaining('10.50') as string,
    });
    if (fix) document.apply(fix);
    expect(document.text()).toBe(text.replace(token, '"10.50"'));
    expect(await document.diagnostics()).toEqual([]);
  });

  test('a comma that is missing is marked where it belongs, and the rest is judged all the same', async () => {
    const document = open(broken.replace('"F-1",', '"F-1"'));
    expect(await codesOf(document)).toEqual(['ASSAY-SYNTAX-COMMA', 'ASSAY-INPUT-NUMBER']);
    const [all] = await document.actions(everywhere, ['source.fixAll']);
    if (all) document.apply(all);
    expect(await document.diagnostics()).toEqual([]);
    expect(document.text()).toBe(sound);
  });

  test.each([
    ['in any layout, where nothing moves', (text: string) => text.replace('code: F-1', 'code:    F-1')],
    ['in a usual layout', (text: string) => text],
  ])('all of a YAML text is mended at once %s', async (_, laidOut) => {
    const text = laidOut(YAML).replace('quantity: 3', 'quantity: 3,0').replace('customer:', 'custmer:');
    const document = open(text, 'yaml');
    expect(await codesOf(document)).toEqual(['ASSAY-LINT-UNKNOWN-FIELD', 'ASSAY-INPUT-NUMBER', 'ASSAY-INPUT-NUMBER']);
    const [all] = await document.actions(everywhere, ['source.fixAll']);
    if (all) document.apply(all);
    expect(await document.diagnostics()).toEqual([]);
    const mended = text.replace('custmer:', 'customer:').replace('3,0', '"3.0"').replace('10,50', '"10.50"');
    expect(document.text()).toBe(mended);
  });

  test('a rule leads to the page of its norm', async () => {
    const document = open(sound.replace('B98602642', 'B98602643'));
    const [fault] = await document.diagnostics();
    expect(fault).toMatchObject({
      code: 'GOBL-ES-TAX-IDENTITY-01',
      codeDescription: { href: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-15984' },
    });
  });

  test('a field nobody knows is renamed, in YAML too', async () => {
    const document = open(YAML.replace('10,50', '10.50').replace('customer:', 'custmer:'), 'yaml');
    const [fault] = await document.diagnostics();
    expect(fault?.range.start).toEqual(document.at('custmer'));
    const [fix] = await document.actions(fault?.range ?? everywhere, ['quickfix']);
    if (fix) document.apply(fix);
    expect(document.text()).toContain('\ncustomer:\n  name: Café Central\n');
    expect(document.text()).toContain('# What is sold, and to whom\n');
  });

  test('places count UTF-16 units, as editors do', async () => {
    const document = open(`{"$schema":"https://gobl.org/draft-0/note/message","title":"😀𝔘é","content":""}`);
    const [fault] = await document.diagnostics();
    expect(fault?.range.start).toEqual({ line: 0, character: document.text().indexOf('""}') });
    document.edit({ start: document.at('""}', 1), end: document.at('""}', 1) }, '😀');
    expect(await document.diagnostics()).toEqual([]);
    expect(document.text()).toContain('"content":"😀"}');
  });

  test.each([
    ['JSON of others', '{"name": "assay", "version": 1,}', 'json'],
    ['YAML of others', 'services:\n  web: [a\n', 'yaml'],
    ['nothing', '', 'json'],
  ])('%s is left alone', async (_, text, languageId) => {
    const document = open(text, languageId);
    expect(await document.diagnostics()).toEqual([]);
    expect(await document.hover({ line: 0, character: 3 })).toBeNull();
    expect(await document.complete({ line: 0, character: 3 })).toEqual([]);
  });

  test('YAML that cannot be read says where', async () => {
    const document = open(YAML.replace('name: Chair', 'name: "Chair'), 'yaml');
    expect(await codesOf(document)).toEqual(['ASSAY-INPUT-YAML']);
  });

  test('are taken back when a document is closed', async () => {
    const document = open(broken);
    expect(await codesOf(document)).toHaveLength(1);
    expect(await document.close()).toEqual([]);
  });
});

describe('help for whoever writes', () => {
  test('fields that are not there yet, as snippets', async () => {
    const document = open(sound.replace('"code": "F-1",', ''));
    const items = await document.complete(document.at('"issue_date"'));
    expect(items.find(({ label }) => label === 'code')).toMatchObject({
      insertTextFormat: 2,
      textEdit: { newText: '"code": "$0",' },
    });
    expect(items.some(({ label }) => label === 'supplier')).toBe(false);
  });

  test('the rates of the regime on the day are proposed', async () => {
    const document = open(sound);
    const items = await document.complete(document.at('"general"', 3));
    expect(items.find(({ label }) => label === 'reduced')).toMatchObject({
      detail: expect.stringMatching(/^10\.0 % since/) as string,
      textEdit: { newText: '"reduced"' },
    });
  });

  test('values in YAML take the place of what is there', async () => {
    const document = open(YAML, 'yaml');
    const items = await document.complete(document.at('general', 3));
    const start = document.at('general');
    expect(items.find(({ label }) => label === 'super-reduced')).toMatchObject({
      textEdit: { range: { start }, newText: 'super-reduced' },
    });
  });

  test('names in YAML as they are typed, in the layout of the text', async () => {
    const document = open(YAML.replace('10,50', '10.50'), 'yaml');
    expect(await document.diagnostics()).toEqual([]);
    document.edit({ start: document.at('lines:'), end: document.at('lines:') }, 'pay\n');
    const typed = document.at('pay\n', 3);
    const items = await document.complete(typed);
    expect(items.some(({ label }) => label === 'lines')).toBe(false);
    expect(items.find(({ label }) => label === 'payment')).toMatchObject({
      insertTextFormat: 2,
      insertTextMode: 1,
      filterText: 'payment',
      textEdit: { range: { start: document.at('pay\n'), end: typed }, newText: 'payment:\n  $0' },
    });
    document.edit({ start: document.at('pay\n'), end: typed }, 'payment:\n  ');
    const inner = await document.complete(document.at('payment:\n', 11));
    expect(inner.find(({ label }) => label === 'terms')).toMatchObject({ textEdit: { newText: 'terms:\n    $0' } });
  });

  test.each([
    ['a further item', '        rate: general\n', '      - ', 'cat', 'cat: $0'],
    ['an item without its dash', '        rate: general\n', '      ', 'cat', '- cat: $0'],
    ['a value of it', '        rate: general\n', '      - cat: VAT\n        rate: ', 'reduced', 'reduced'],
    ['a name in braces', '  name: Café Central\n', '  tax_id: { co', 'country', 'country: $0'],
    ['a country', '  name: Café Central\n', '  tax_id: { country: ', 'PT', 'PT'],
    ['an extension', '  - quantity: 3\n', '    ext:\n      ', 'untdid-text-subject', undefined],
  ])('YAML gets a proposal for %s', async (_, after, typed, wanted, newText) => {
    const at = YAML.indexOf(after) + after.length;
    const document = open(`${YAML.slice(0, at)}${typed}\n${YAML.slice(at)}`, 'yaml');
    const item = (await document.complete(document.at(after + typed, after.length + typed.length))).find(
      ({ label }) => label === wanted,
    );
    expect(item?.textEdit?.newText).toBe(newText);
  });

  test.each([
    ['JSON', sound, 'json', '"rate"', /Rate/],
    ['YAML', YAML, 'yaml', 'rate:', /Rate/],
    ['a code', sound, 'json', '"VAT"', /Impuesto|VAT|IVA/],
  ])('hovering explains %s', async (_, text, languageId, piece, expected) => {
    const document = open(text, languageId);
    const found = await document.hover(document.at(piece, 2));
    expect(found).toMatchObject({ contents: { kind: 'markdown', value: expect.stringMatching(expected) as string } });
    expect(found?.range?.start).toEqual(document.at(piece));
  });

  test('calculated values stand beside their inputs', async () => {
    const labels = (await open(sound).hints()).map(({ label }) => label);
    expect(labels).toEqual(['payable 38.12', '= 31.50', '= 21.0%']);
  });

  test('the command for building gives the built document', async () => {
    const build = (uri: string, options = {}) =>
      editor.connection.sendRequest<{ ok: boolean; text: string }>('workspace/executeCommand', {
        command: 'assay.build',
        arguments: [uri, options],
      });
    const { ok, text } = await build(open(YAML.replace('10,50', '10.50'), 'yaml').uri, { envelop: true });
    expect(ok).toBe(true);
    expect(JSON.parse(text)).toMatchObject({ doc: { totals: { payable: '38.12' } } });
    expect(await build(open(broken).uri)).toMatchObject({ ok: false, key: 'input', faults: 1 });
    await expect(build('file:///nowhere.json')).rejects.toThrow('No document');
  });
});

describe('a client of few abilities', () => {
  test('gets plain text and plain edits', async () => {
    const plain = await startEditor(program, { snippets: false, versionedEdits: false });
    const document = plain.open('file:///a.json', broken.replace('"code": "F-1",', ''));
    const items = await document.complete(document.at('"issue_date"'));
    expect(items.find(({ label }) => label === 'code')).toMatchObject({
      insertTextFormat: 1,
      textEdit: { newText: '"code": "",' },
    });
    const [fix] = await document.actions(everywhere, ['quickfix']);
    expect(fix?.edit).toEqual({ changes: { [document.uri]: [expect.objectContaining({ newText: '"10.50"' })] } });
    const yaml = plain.open('file:///a.yaml', YAML.replace('        rate: general\n', ''), 'yaml');
    const names = await yaml.complete(yaml.at('cat'));
    expect(names.find(({ label }) => label === 'ext')).toMatchObject({ insertTextFormat: 1 });
    expect(await plain.quit()).toBe(0);
  });

  test.each([
    ['that inserts as it is asked to', { snippets: true, asIs: true }, 'ext:\n      $0', 1],
    ['that indents snippets like their line', { snippets: true, asIs: false }, 'ext:\n    $0', undefined],
    ['that knows no snippets', { snippets: false, asIs: false }, 'ext:\n      ', undefined],
  ])('%s gets YAML that is laid out right', async (_, abilities, newText, insertTextMode) => {
    const other = await startEditor(program, abilities);
    const document = other.open(
      'file:///a.yaml',
      YAML.replace('  - quantity: 3\n', '  - ex\n    quantity: 3\n'),
      'yaml',
    );
    const item = (await document.complete(document.at('- ex', 4))).find(({ label }) => label === 'ext');
    expect(item).toMatchObject({ textEdit: { newText } });
    expect(item?.insertTextMode).toBe(insertTextMode);
    expect(await other.quit()).toBe(0);
  });

  test('leaves nothing running when it only goes away', async () => {
    const gone = await startEditor(program);
    const ended = once(gone.process, 'exit');
    gone.process.stdin.end();
    expect((await ended)[0]).toBe(1);
  });
});

test.each([
  ['es-MX', 'no es un importe', 'Escribir 10.50', ['Cuántas unidades del artículo', 'Tipo General']],
  ['fr', 'is not an amount', 'Write 10.50', ['How many units', 'Standard Rate']],
])('an editor in %s speaks a language that there is', async (locale, words, title, meanings) => {
  const spanish = await startEditor(program, { locale });
  const document = spanish.open('file:///here.json', broken, 'json');
  const [fault] = await document.diagnostics();
  expect(fault?.message).toContain(words);
  expect(await document.actions(fault?.range ?? everywhere, ['quickfix'])).toMatchObject([{ title }]);
  const hovers = ['"quantity"', '"general"'].map((piece) => document.hover(document.at(piece, 2)));
  const texts = (await Promise.all(hovers)).map((hover) => JSON.stringify(hover?.contents));
  expect(texts).toEqual(meanings.map((meaning) => expect.stringContaining(meaning) as string));
  expect(await spanish.quit()).toBe(0);
});

describe('what a server has to bear', () => {
  test('a document of ten thousand lines', async () => {
    const lines = Array.from({ length: 1000 }, () => INVOICE.lines[0]);
    const text = JSON.stringify({ ...INVOICE, lines }, null, 2);
    expect(text.split('\n').length).toBeGreaterThan(10_000);
    const last = text.lastIndexOf('10.50');
    const document = open(`${text.slice(0, last)}10,50${text.slice(last + 5)}`);
    const [fault, ...others] = await document.diagnostics();
    expect(others).toEqual([]);
    expect(fault?.range.start.line).toBeGreaterThan(10_000);
    const [fix] = await document.actions(fault?.range ?? everywhere, ['quickfix']);
    if (fix) document.apply(fix);
    expect(await document.diagnostics()).toEqual([]);
    expect((await document.complete(document.at('"general"', 3))).length).toBeGreaterThan(1);
  });

  const ours = '{"$schema": "https://gobl.org/draft-0/bill/invoice", ';
  test.each<[string, string, string?]>([
    ['nesting without end', `${ours}"a": ${'['.repeat(100_000)}`],
    ['nesting in YAML', `$schema: https://gobl.org/draft-0/bill/invoice\na: ${'['.repeat(100_000)}`, 'yaml'],
    [
      'aliases of aliases',
      `$schema: https://gobl.org/draft-0/bill/invoice\na: &a [1,1,1,1,1,1,1,1]\n${[...'bcdefghi'].map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(', ')}]\n`).join('')}`,
      'yaml',
    ],
    [
      'a name half typed in YAML below tabs',
      '$schema: https://gobl.org/draft-0/bill/invoice\n\ta:\n\t\t- b\nsup',
      'yaml',
    ],
    ['half a quote in YAML', `$schema: https://gobl.org/draft-0/bill/invoice\na: &x "${'{['.repeat(10_000)}`, 'yaml'],
    ['halves of surrogates', `${ours}"name": "\ud83d", "\udc00": "\\ud83d"}`],
    [
      'names that lie on every object',
      `${ours}"__proto__": {"x": 1}, "constructor": 1, "$addons": ["toString"], "$regime": "__proto__"}`,
    ],
    ['control characters', `${ours}"a\u0000": "\u0007\u001b[2J"}`],
    ['twenty thousand mistakes', `${ours}"lines": [${'{"quantity": "1,5",, '.repeat(20_000)}`],
    [
      'another type for everything',
      `${ours}"$addons": {}, "$regime": ["ES"], "supplier": [], "lines": {"a": 1}, "$tags": 5}`,
    ],
  ])('%s', async (_, text, languageId) => {
    const document = open(text, languageId);
    const diagnostics = await document.diagnostics();
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(diagnostics.length).toBeLessThanOrEqual(1001);
    for (const at of [0, 60, text.length]) {
      const position = { line: 0, character: at };
      await document.complete(position);
      await document.hover(position);
    }
    await document.actions({ start: { line: 0, character: 0 }, end: { line: 0, character: 80 } });
    await document.hints();
    expect(await document.close()).toEqual([]);
  });

  test('lines that are not messages', async () => {
    const bare = await startEditor(program);
    const body = '{"jsonrpc": "2.0", "id": 1, "method":';
    bare.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
    bare.process.stdin.write('Content-Length: 4\r\n\r\nnull');
    bare.process.stdin.write('Content-Length: 2\r\nContent-Type: text/plain\r\n\r\n[]');
    await expect(bare.connection.sendRequest('textDocument/nonsense', { a: 1 })).rejects.toMatchObject({
      code: -32601,
    });
    await expect(bare.connection.sendRequest('textDocument/hover', { textDocument: { uri: 5 } })).resolves.toBeNull();
    await expect(bare.connection.sendRequest('textDocument/hover', 'text')).rejects.toThrow();
    await bare.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri: 'file:///never-opened', version: 3 },
      contentChanges: [{ text: 'x' }],
    });
    const document = bare.open('file:///after.json', broken);
    expect(await codesOf(document)).toEqual(['ASSAY-INPUT-NUMBER']);
    expect(await bare.quit()).toBe(0);
  });
});
