import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkspaceEdit } from 'vscode-languageserver-protocol/node';
import { buildCli } from '../testing/built-cli.ts';
import { startEditor, type Editor } from './testing/editor.ts';

// Questions sent by the built program to an editor.

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
const everywhere = { start: { line: 0, character: 0 }, end: { line: 1_000_000, character: 0 } };

/** The edits of an action, as texts or snippets. */
function textsOf(edit: WorkspaceEdit | undefined): readonly string[] {
  const versioned = (edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? change.edits : []));
  const edits = [...versioned, ...Object.values(edit?.changes ?? {}).flat()];
  return edits.map((textEdit) => ('snippet' in textEdit ? textEdit.snippet.value : textEdit.newText));
}

const nameless = sound.replace(/"name": "Chair",\s*/, '');
const typeless = sound.replace('"code": "F-1"', '"type": "bill", "code": "F-1"');
test.each<readonly [what: string, abilities: object, text: string, expected: RegExp]>([
  ['a stop to type at', { snippetEdits: true }, nameless, /^[^$]*\$\{1:<\?>\}[^$]*$/],
  [
    'the values to choose from',
    { snippetEdits: true },
    typeless,
    /^[^$]*\$\{1\|<\?>,(\w[\w-]*,)*standard(,\w[\w-]*)*\|\}[^$]*$/,
  ],
  ['a placeholder where it knows no snippets', {}, nameless, /^[^$]*<\?>[^$]*$/],
  [
    'a placeholder where it names no versions',
    { snippetEdits: true, versionedEdits: false },
    nameless,
    /^[^$]*<\?>[^$]*$/,
  ],
])('a question gives %s', async (_, abilities, text, expected) => {
  const other = await startEditor(program, abilities);
  const document = other.open('file:///a.json', text);
  const fixes = await document.actions(everywhere, ['quickfix']);
  const written = fixes.map(({ edit }) => textsOf(edit).join('')).filter((text) => text.includes('<?>'));
  expect(written).toEqual([expect.stringMatching(expected)]);
  expect(fixes.filter(({ isPreferred }) => isPreferred)).toEqual([]);
  expect(await other.quit()).toBe(0);
});

test('a question left open is an error, which asks again', async () => {
  const document = editor.open('file:///open.json', nameless);
  const [fix] = await document.actions(everywhere, ['quickfix']);
  if (fix) document.apply(fix);
  expect(document.text()).toContain('"name": "<?>"');
  expect((await document.diagnostics()).map(({ code }) => code)).toEqual(['ASSAY-PLACEHOLDER']);
});
