import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExtension } from '../../../scripts/vscode.mjs';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import { loadWith, standIn } from './vscode-stand-in.ts';

// Tests the packed extension. The editor is replaced by a stand-in; client, server and their messages are real.

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-vscode-'));
  await writeExtension(folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Extension {
  activate(context: object): Promise<void>;
  deactivate(): Promise<void>;
}

interface Manifest {
  readonly version: string;
  readonly main: string;
  readonly activationEvents: readonly string[];
  readonly engines: { readonly vscode: string };
  readonly contributes: {
    readonly commands: readonly { readonly command: string }[];
    readonly menus: { readonly commandPalette: readonly { readonly command: string }[] };
    readonly configuration: { readonly properties: Readonly<Record<string, { readonly type: string }>> };
  };
}

function json<T>(...path: readonly string[]): T {
  return JSON.parse(readFileSync(join(...path), 'utf8')) as T;
}

const message = (content: string) => `{
  "$schema": "https://gobl.org/draft-0/note/message",
  "title": "Hello",
  "content": "${content}"
}`;

async function activated(text: string, languageId = 'json') {
  const editor = standIn(join(folder, `a.${languageId}`), text, languageId);
  const { main } = json<Manifest>(folder, 'package.json');
  const extension = loadWith(editor.module, join(folder, main)) as Extension;
  const subscriptions: object[] = [];
  await extension.activate({ extensionUri: { path: folder, fsPath: folder }, subscriptions });
  return { editor, extension, subscriptions };
}

test('its manifest says what is there', () => {
  const manifest = json<Manifest>(folder, 'package.json');
  const { version } = json<{ version: string }>('package.json');
  expect(manifest.version).toBe(version);
  expect(
    ['client.cjs', 'server.mjs', 'README.md', 'LICENSE', 'THIRD-PARTY.txt'].filter(
      (name) => !existsSync(join(folder, name)),
    ),
  ).toEqual([]);
  expect(manifest.activationEvents).toEqual([
    'onLanguage:json',
    'onLanguage:jsonc',
    'onLanguage:yaml',
    'onLanguage:xml',
  ]);
  const commands = manifest.contributes.commands.map(({ command }) => command);
  expect(manifest.contributes.menus.commandPalette.map(({ command }) => command)).toEqual(commands);
  // The extension compiles against the types of the oldest supported editor.
  expect(manifest.engines.vscode).toBe(
    `^${json<{ version: string }>('node_modules/@types/vscode/package.json').version}`,
  );
  expect(statSync(join(folder, 'server.mjs')).size).toBeLessThan(4_600_000);
});

test('it starts its server, shows faults and builds', async () => {
  const { editor, extension, subscriptions } = await activated(message(''));
  const { commands } = json<Manifest>(folder, 'package.json').contributes;
  expect([...editor.commands.keys()]).toEqual(expect.arrayContaining(commands.map(({ command }) => command)));
  expect(subscriptions).toHaveLength(commands.length);
  const [fault] = await editor.diagnostics();
  expect(fault).toMatchObject({ code: 'GOBL-NOTE-MESSAGE-01', range: { start: { line: 3, character: 13 } } });
  await editor.commands.get('assay.buildDocument')?.();
  expect([editor.shown, editor.errors]).toEqual([[], [expect.stringContaining('problems')]]);
  await extension.deactivate();
});

test('it shows the document as it is built, in an envelope when asked', async () => {
  const { editor, extension } = await activated(message('World'));
  await editor.commands.get('assay.buildDocument')?.();
  await editor.commands.get('assay.buildEnvelope')?.();
  await extension.deactivate();
  expect(editor.errors).toEqual([]);
  expect(editor.shown.map((text) => JSON.parse(text) as object)).toMatchObject([
    { title: 'Hello', content: 'World' },
    { $schema: 'https://gobl.org/draft-0/envelope', doc: { title: 'Hello' } },
  ]);
});

test('it shows an XML invoice as a page, and anew when it changes', async () => {
  const { editor, extension } = await activated(ublInvoice(), 'xml');
  expect(await editor.diagnostics()).toEqual([]);
  await editor.commands.get('assay.previewInvoice')?.();
  expect(editor.errors).toEqual([]);
  expect(editor.pages).toEqual([expect.stringMatching(/^<!doctype html>/i)]);
  editor.change(ublInvoice().replace('<cbc:ID>', '<cbc:ID>CHANGED-'));
  await expect.poll(() => editor.pages.length, { timeout: 20_000 }).toBe(2);
  expect(editor.pages[1]).toContain('CHANGED-');
  await extension.deactivate();
});
