import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';

/** A program that imports from the engine's entry, bundled as for production. */
function bundled(program: string): string {
  const contents = `import * as engine from './src/engine/index.ts'; ${program}`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

it('a program that uses one function bundles no engine', () => {
  expect(bundled('console.log(engine.isJsonObject({}))').length).toBeLessThan(2000);
});

it('a program with an engine of a few parts bundles no regime and no addon', () => {
  const program = bundled('console.log(engine.createEngine({ ...engine.coreParts, regimes: [], addons: [] }))');
  const holds = ['bill/invoice', 'Europe/Stockholm', 'ES-VERIFACTU-BILL-INVOICE'].map((word) => program.includes(word));
  expect(holds).toEqual([true, false, false]);
});
