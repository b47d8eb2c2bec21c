import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createNodeEngine, DefinitionsError } from './node-engine.ts';

it('without a file it is the standard engine', async () => {
  const engine = await createNodeEngine('');
  expect(engine.catalogue.addons().map(({ key }) => key)).toContain('es-verifactu-v1');
});

it('a file that cannot be used is an error of its own', async () => {
  await expect(createNodeEngine('nowhere.mjs')).rejects.toBeInstanceOf(DefinitionsError);
});

it('only the command line and the settings of the process name the file, and only the engine is made of it', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<![.]test)[.]tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/'));
  const naming = sources.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('ASSAY_DEFINITIONS'));
  expect(naming.sort()).toEqual([
    'cli/program.ts',
    'platform/node-engine.ts',
    'server/setting-names.ts',
    'server/settings.ts',
    // Refuses to start if it is set.
    'server/workerd/create-worker.ts',
  ]);
});
