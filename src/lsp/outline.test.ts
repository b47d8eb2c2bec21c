import { join } from 'node:path';
import type { DocumentSymbol } from 'vscode-languageserver-protocol/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ublInvoice } from '../formats/testing/invoices.ts';
import { buildCli } from '../testing/built-cli.ts';
import { MOST_SYMBOLS } from '../language/language-service.ts';
import { startEditor, type Editor } from './testing/editor.ts';

// Runs the built program with a client of the protocol.

let program: string;
let editor: Editor;
beforeAll(async () => {
  program = join(await buildCli(), 'assay.js');
  editor = await startEditor(program);
}, 120_000);
afterAll(async () => {
  expect(await editor.quit()).toBe(0);
});

const INVOICE = `{"$schema": "https://gobl.org/draft-0/bill/invoice", "code": "F-1",
"supplier": {"name": "Marta Soler"}, "lines": [{"quantity": "3", "item": {"name": "Chair", "price": "10.50"}}], "regular": true, "": null}`;

const printed = (symbols: readonly DocumentSymbol[]): unknown[] =>
  symbols.map(({ name, detail, children = [] }) =>
    children.length > 0 ? [name, detail, printed(children)] : [name, detail],
  );

test.each([
  ['json', INVOICE, 'F-1'],
  ['yaml', '$schema: https://gobl.org/draft-0/bill/invoice\ncode: F-1\nlines:\n  - item:\n      name: Chair\n', 'F-1'],
])('the members of a document in %s are listed with their values and places', async (languageId, text, code) => {
  const document = editor.open(`file:///work/outline.${languageId}`, text, languageId);
  const symbols = await document.symbols();
  const lines = symbols.find(({ name }) => name === 'lines');
  expect(lines).toMatchObject({ detail: '[1]', children: [{ name: '[0]', detail: 'Chair' }] });
  const [found] = symbols.filter(({ name }) => name === 'code');
  expect(found).toMatchObject({
    detail: code,
    selectionRange: { start: document.at('code', languageId === 'json' ? -1 : 0) },
  });
});

test('in JSON every member is, whatever its name and value', async () => {
  const symbols = await editor.open('file:///work/every.json', INVOICE).symbols();
  expect(printed(symbols)).toEqual([
    ['$schema', 'https://gobl.org/draft-0/bill/invoice'],
    ['code', 'F-1'],
    ['supplier', 'Marta Soler', [['name', 'Marta Soler']]],
    [
      'lines',
      '[1]',
      [
        [
          '[0]',
          'Chair',
          [
            ['quantity', '3'],
            [
              'item',
              'Chair',
              [
                ['name', 'Chair'],
                ['price', '10.50'],
              ],
            ],
          ],
        ],
      ],
    ],
    ['regular', 'true'],
    ['""', 'null'],
  ]);
});

test('a long value is cut between characters, in XML too', async () => {
  const long = `${'a'.repeat(78)}😀${'b'.repeat(5000)}`;
  const cut = `${'a'.repeat(78)}…`;
  const json = INVOICE.replace('F-1', long).replace('"regular"', `"${long}"`);
  const symbols = await editor.open('file:///work/long.json', json).symbols();
  expect(symbols).toContainEqual(expect.objectContaining({ name: 'code', detail: cut }));
  expect(symbols).toContainEqual(expect.objectContaining({ name: cut, detail: 'true' }));
  const xml = ublInvoice().replace(/(<cbc:ID>)[^<]*/, `$1${long}`);
  const [root] = await editor.open('file:///work/long.xml', xml, 'xml').symbols();
  expect(root?.children?.find(({ name }) => name === 'ID')?.detail).toBe(`${cut} · BT-1 Invoice number`);
});

test('a list that ends too early names every member of the whole', async () => {
  const lines = Array.from({ length: 3000 }, () => '{"quantity": "1"}').join();
  const symbols = await editor
    .open('file:///work/many.json', INVOICE.replace('"lines": [', `"lines": [${lines},`))
    .symbols();
  const count = (parts: readonly DocumentSymbol[]): number =>
    parts.reduce((sum, { children = [] }) => sum + count(children), parts.length);
  expect(count(symbols)).toBe(MOST_SYMBOLS);
  expect(symbols.map(({ name }) => name)).toEqual(['$schema', 'code', 'supplier', 'lines', 'regular', '""']);
});

test('a document is laid out, and other texts are left alone', async () => {
  const document = editor.open('file:///work/laid-out.json', INVOICE);
  const [edit] = await document.format();
  if (edit) document.edit(edit.range, edit.newText);
  expect(document.text()).toMatch(/^{\n {2}"\$schema": "[^\n]*",\n {2}"code": "F-1",\n/);
  expect(JSON.parse(document.text())).toEqual(JSON.parse(INVOICE));
  expect(await document.format()).toEqual([]);
  expect(await editor.open('file:///work/other.json', '{"a":1}').format()).toEqual([]);
  expect(
    await editor.open('file:///work/a.yaml', '$schema:   https://gobl.org/draft-0/note/message', 'yaml').format(),
  ).toEqual([]);
});

test('an editor that formats JSON itself is offered no formatter', async () => {
  expect(editor.server.capabilities.documentFormattingProvider).toBe(true);
  const own = await startEditor(program, { options: { formatting: false } });
  expect(own.server.capabilities.documentFormattingProvider).toBe(false);
  await own.quit();
});

test('an invoice is shown as a page', async () => {
  const sound = INVOICE.replace('Soler"', 'Soler", "tax_id": {"country": "ES", "code": "B98602642"}')
    .replace('"price"', '"name": "Chair", "price"')
    .replace('"name": "Chair", "name"', '"name"')
    .replace(', "": null', '');
  const answer = await editor.open('file:///work/shown.json', sound).run('assay.preview');
  expect(answer).toMatchObject({ ok: true, text: expect.stringContaining('Marta Soler') as string });
  expect(
    await editor
      .open('file:///work/unshown.json', '{"$schema": "https://gobl.org/draft-0/note/message", "content": "x"}')
      .run('assay.preview'),
  ).toMatchObject({ ok: false });
});
