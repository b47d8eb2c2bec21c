import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { neededPackages } from '../../../scripts/command-line.mjs';
import { lockOf } from '../../../scripts/lock-of.mjs';
import { buildCli } from '../built-cli.ts';

/** Everything that the programs of the command line load, by path. */
async function inputsOfCommandLine(): Promise<Metafile['inputs']> {
  const file = join(dirname(await buildCli()), 'metafile.json');
  const { inputs } = JSON.parse(readFileSync(file, 'utf8')) as Metafile;
  const found = new Set(Object.keys(inputs).filter((path) => /^src\/cli\/(?:main|\w+\/\w+-worker)[.]ts$/.test(path)));
  for (const path of found)
    for (const { path: next, external } of inputs[path]?.imports ?? []) if (external !== true) found.add(next);
  return Object.fromEntries([...found].map((path) => [path, inputs[path] ?? { bytes: 0, imports: [] }]));
}

it('hooks install the packages that the command line imports, what those need, and what bundles it', async () => {
  const inputs = await inputsOfCommandLine();
  expect(Object.keys(inputs).length).toBeGreaterThan(1000);
  const name = (path: string) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  const imported = Object.entries(inputs)
    .filter(([path]) => path.startsWith('src/'))
    .flatMap(([, { imports }]) => imports.map(({ path }) => name(path)));
  expect([...new Set([...imported, 'esbuild'])].filter(Boolean).sort()).toEqual([...neededPackages].sort());
  const { needed } = lockOf(neededPackages, '.');
  const places = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  expect([...new Set(places)].filter((place) => !needed.has(place))).toEqual([]);
  expect(
    ['node_modules/react', 'node_modules/monaco-editor', 'node_modules/vite'].some((path) => needed.has(path)),
  ).toBe(false);
}, 120_000);

it('a part of a lock file has what is needed, each package where the one that needs it finds it', async () => {
  const project = await mkdtemp(join(tmpdir(), 'assay-lock-'));
  const inner = { version: '2.0.0', resolved: 'https://example.org/b-2.0.0.tgz' };
  const packages = {
    '': { dependencies: { a: '1', d: '1' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2', c: '1' } },
    'node_modules/a/node_modules/b': inner,
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.1.0', dependencies: { b: '^1' }, optionalDependencies: { native: '3', gone: '1' } },
    'node_modules/native': { version: '3.0.0', os: ['aix'] },
    'node_modules/d': { version: '4.0.0' },
  };
  await writeFile(join(project, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  const { needed, manifest, lock } = lockOf(['a'], project);
  await rm(project, { recursive: true });
  expect(manifest).toEqual({ private: true, type: 'module', dependencies: { a: '1.0.0' } });
  const { '': _, 'node_modules/d': __, ...rest } = packages;
  expect(lock).toEqual({ lockfileVersion: 3, packages: { '': manifest, ...rest } });
  expect(Object.fromEntries(needed)).toEqual({
    'node_modules/a': '1.0.0',
    'node_modules/a/node_modules/b': '2.0.0',
    'node_modules/c': '1.1.0',
    'node_modules/b': '1.0.0',
  });
});
