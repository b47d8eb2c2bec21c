/**
 * Writes the extension for Visual Studio Code into dist/vscode: client, server, manifest. `npx @vscode/vsce package --no-dependencies` in
 * that folder packs it.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { licenceTexts } from './licences.mjs';
import { at } from './paths.mjs';
import { forNode, withRequire } from './server-bundle.mjs';

/** @param {string} folder the target */
export async function writeExtension(folder) {
  const source = at('editors', 'vscode');
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const manifest = JSON.parse(readFileSync(`${source}/package.json`, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  /** @type {import('esbuild').BuildOptions} */
  const common = { ...forNode, minify: true, legalComments: 'none' };
  await build({
    ...common,
    entryPoints: [`${source}/src/client.ts`],
    outfile: `${folder}/client.cjs`,
    format: 'cjs',
    // The editor itself.
    external: ['vscode'],
  });
  await build({
    ...common,
    entryPoints: ['src/lsp/stdio.ts'],
    outfile: `${folder}/server.mjs`,
    banner: withRequire,
  });
  writeFileSync(`${folder}/package.json`, `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
  cpSync(`${source}/README.md`, `${folder}/README.md`);
  cpSync(at('LICENSE'), `${folder}/LICENSE`);
  writeFileSync(`${folder}/THIRD-PARTY.txt`, await licenceTexts());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeExtension(at('dist', 'vscode'));
