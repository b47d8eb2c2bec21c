import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCli } from '../testing/built-cli.ts';
import { startEditor } from './testing/editor.ts';

// Runs the built program with a client of the protocol.

let program: string;
beforeAll(async () => {
  program = join(await buildCli(), 'assay.js');
}, 120_000);

describe('the destination of a setting', () => {
  const german = readFileSync('examples/de/invoice.json', 'utf8');
  const peppol = { destination: 'peppol' };
  const moon = { destination: 'moon' };

  test.each<[string, object, readonly string[]]>([
    ['is judged for', peppol, ['PEPPOL-EN16931-R010', 'ASSAY-DESTINATION']],
    ['is the one that the document tells', { destination: 'auto' }, []],
    ['is none', { destination: '' }, []],
  ])('%s', async (_, options, expected) => {
    const other = await startEditor(program, { options });
    const document = other.open('file:///work/de.json', german);
    const codes = (await document.diagnostics()).map(({ code }) => code);
    expect(expected.filter((code) => !codes.includes(code))).toEqual([]);
    expect(codes.length > 0).toBe(expected.length > 0);
    await other.quit();
  });

  test('changes, marks the member and is reported in the language of the editor', async () => {
    const other = await startEditor(program, { locale: 'es' });
    const document = other.open('file:///work/de.json', german);
    expect(await document.diagnostics()).toEqual([]);
    const judged = document.diagnosticsAnew();
    await other.connection.sendNotification('workspace/didChangeConfiguration', { settings: { assay: peppol } });
    const found = await judged;
    const buyer = found.find(({ code }) => code === 'PEPPOL-EN16931-R010');
    expect(buyer?.range.start.line).toBe(german.split('\n').findIndex((line) => line.includes('"customer"')));
    expect(found.map(({ message }) => message)).toContainEqual(expect.stringMatching(/^No está listo para Peppol/));
    const settled = document.diagnosticsAnew();
    const warned = new Promise((resolve) => other.connection.onNotification('window/showMessage', resolve));
    await other.connection.sendNotification('workspace/didChangeConfiguration', { settings: { assay: moon } });
    expect(await warned).toMatchObject({ message: expect.stringContaining('No existe el destino `moon`') });
    expect(await settled).toEqual([]);
    await other.quit();
  });

  test('is that of the configuration of the folder, whose rules count too', async () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'assay-lsp-')));
    const file = join(folder, 'assay.config.json');
    const reason = 'agreed';
    const rules = { 'PEPPOL-EN16931-R010': { severity: 'off', reason }, 'ASSAY-DESTINATION': 'warning' };
    writeFileSync(file, JSON.stringify({ destination: 'peppol', rules }));
    const other = await startEditor(program, { rootUri: pathToFileURL(folder).href });
    const document = other.open(pathToFileURL(join(folder, 'de.json')).href, german);
    const codes = (await document.diagnostics()).map(({ code, severity }) => `${code} ${severity}`);
    expect(codes).toContain('ASSAY-DESTINATION 2');
    expect(codes.filter((code) => code.startsWith('PEPPOL-EN16931-R010'))).toEqual([]);
    const judged = document.diagnosticsAnew();
    writeFileSync(file, JSON.stringify({ ignore: ['*.json'] }));
    await other.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
    expect(await judged).toEqual([]);
    const warned = new Promise((resolve) => other.connection.onNotification('window/showMessage', resolve));
    writeFileSync(file, JSON.stringify({ rules: { A: 'off' } }));
    await other.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
    expect(await warned).toMatchObject({ message: expect.stringContaining('rules.A') });
    await other.quit();
    rmSync(folder, { recursive: true });
  });

  test('is the last one that was set, whatever loads meanwhile', async () => {
    const other = await startEditor(program, {});
    const document = other.open('file:///work/de.json', german);
    expect(await document.diagnostics()).toEqual([]);
    const warned = new Promise((resolve) => other.connection.onNotification('window/showMessage', resolve));
    for (const assay of [peppol, {}, moon])
      await other.connection.sendNotification('workspace/didChangeConfiguration', { settings: { assay } });
    await warned;
    expect(await document.diagnostics()).toEqual([]);
    await other.quit();
  });
});
