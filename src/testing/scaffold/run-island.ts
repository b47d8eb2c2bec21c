import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { build } from 'esbuild';
import { testRunner } from '../mutants/test-runner.ts';

/** Titles of the failing tests of an island that is not written to disk. */
export async function failingTests(
  folder: string,
  files: Readonly<Record<string, string>>,
  test: string,
  expect: unknown,
): Promise<readonly string[]> {
  const result = await build({
    entryPoints: [`island:${test}`],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    external: ['vitest'],
    write: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'island',
        setup(plugins) {
          plugins.onResolve({ filter: /^island:/ }, ({ path }) => ({ path: path.slice(7), namespace: 'island' }));
          plugins.onResolve({ filter: /^[.]/, namespace: 'island' }, ({ path }) =>
            path.startsWith('./')
              ? { path: path.slice(2), namespace: 'island' }
              : { path: join(process.cwd(), folder, path) },
          );
          plugins.onLoad({ filter: /.*/, namespace: 'island' }, ({ path }) => ({
            contents: files[path] ?? '',
            loader: 'ts',
          }));
        },
      },
    ],
  });
  const runner = testRunner(expect);
  const load = createRequire(join(process.cwd(), 'package.json'));
  const require = (name: string): unknown => (name === 'vitest' ? runner.api : load(name));
  const module = { exports: {} };
  const text = result.outputFiles[0]?.text ?? '';
  const evaluate = new Script(`(function (require, module, exports) {${text}\n})`).runInThisContext() as (
    ...parts: unknown[]
  ) => void;
  evaluate(require, module, module.exports);
  const failing: string[] = [];
  for (const { title, run } of runner.take()) {
    try {
      await run();
    } catch {
      failing.push(title);
    }
  }
  return failing;
}
