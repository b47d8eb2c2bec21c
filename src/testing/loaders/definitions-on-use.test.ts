import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, expect, it } from 'vitest';
import { definitionsOnUse } from '../../../scripts/definitions-on-use.mjs';
import { addons } from '../../engine/addons/index.ts';
import { publishedAddon, publishedRegime } from '../../engine/core/tax/publish.ts';
import type { DefinitionRows } from '../../engine/deferred.ts';
import { regimes } from '../../engine/regimes/index.ts';

// Within node_modules, so that bundles find their packages.
const folder = mkdtempSync(join(resolve('node_modules'), '.definitions-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Records which definitions are evaluated: two functions make all regimes and addons. */
const recording = {
  name: 'telling',
  transform: {
    filter: { id: /[\\/]core[\\/]tax[\\/](?:regime|addon)\.ts$/ },
    handler: (code: string) =>
      code.replace('{ kind:', '(globalThis.evaluated.push(definition), { kind:').replace(/ };\n}\s*$/, ' });\n}\n'),
  },
};

it('the build evaluates a regime or an addon when it is first asked for, and what it shares with others once', async () => {
  const evaluated: { readonly country?: string; readonly key?: string }[] = [];
  Object.assign(globalThis, { evaluated });
  const bundle = await rolldown({
    input: 'src/engine/standard-definitions.ts',
    plugins: [recording, definitionsOnUse as never],
  });
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
  await bundle.close();
  const file = join(folder, 'definitions.mjs');
  writeFileSync(file, output[0].code);

  const { regimeRows, addonRows } = (await import(pathToFileURL(file).href)) as DefinitionRows;
  const names = () => evaluated.map(({ country, key }) => country ?? key);
  expect(names()).toEqual([]);
  const spain = regimeRows.find(({ country }) => country === 'ES');
  expect(spain?.make()).toBe(spain?.make());
  expect(names()).toEqual(['ES']);
  expect(regimeRows.map(({ make }) => JSON.stringify(publishedRegime(make())))).toEqual(
    regimes.map((regime) => JSON.stringify(publishedRegime(regime))),
  );
  expect(addonRows.map(({ make }) => JSON.stringify(publishedAddon(make())))).toEqual(
    addons.map((addon) => JSON.stringify(publishedAddon(addon))),
  );
  expect(names()).toHaveLength(regimes.length + addons.length);

  const inputs = [...definitionsOnUse.api.inputs].map((file) => relative('src/engine', file));
  expect(inputs).toEqual(expect.arrayContaining(['regimes/es/es.ts', 'addons/es-verifactu-v1/es-verifactu-v1.ts']));
});
