import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

// A third language is a set of files and nothing else: the Spanish files are copied to Esperanto in a copy of the tree,
// the tool writes the lists, and a program compares what the service and the guide say in both languages.

const root = resolve('.');
let tree: string;

/** The name of the same file in Esperanto; undefined for a file that is of no language. */
function inEsperanto(path: string): string | undefined {
  const named = path
    .replace(/[.]es(?=[.](?:ts|json)$)/, '.eo')
    .replace(/^(src\/app\/texts|docs\/guide)\/es\//, '$1/eo/')
    .replace(/^(src\/guide\/texts)\/es(?=[.-])/, '$1/eo');
  return named === path ? undefined : named;
}

/** The text of a file with the modules of its language. */
const withModules = (text: string): string =>
  text.replaceAll(/(from '[^']*)[.]es([.](?:ts|json)')/g, '$1.eo$2').replaceAll("'./es-", "'./eo-");

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'assay-language-'));
  for (const name of ['src', 'examples', 'docs', 'scripts'])
    cpSync(join(root, name), join(tree, name), { recursive: true });
  for (const name of ['package.json', 'tsconfig.json', '.oxfmtrc.json', 'CHANGELOG.md', 'SECURITY.md'])
    cpSync(join(root, name), join(tree, name));
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'dir');
  for (const folder of ['src', 'examples', 'docs'])
    for (const name of readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' })) {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      const twin = inEsperanto(path);
      if (twin === undefined || !/[.](?:ts|json|md)$/.test(path)) continue;
      cpSync(join(tree, path), join(tree, twin));
      if (twin.endsWith('.ts')) writeFileSync(join(tree, twin), withModules(readFileSync(join(tree, twin), 'utf8')));
    }
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

it('a third language is a set of files, and the service and the guide speak it', { timeout: 120_000 }, async () => {
  const run = async (program: string) =>
    promisify(execFile)(join(root, 'node_modules/.bin/tsx'), [`src/testing/words/${program}.ts`], { cwd: tree });
  await run('write-entries');
  const { stdout } = await run('speak-third-language');
  const found = JSON.parse(stdout) as { readonly pages: number };
  expect(found.pages).toBeGreaterThan(100);
  expect(found).toMatchObject({
    names: ['English', 'Esperanto', 'Español'],
    refused: expect.stringContaining('necesita') as string,
    answers: true,
    different: [],
  });
});
