import { spawnSync } from 'node:child_process';
import { relative, resolve } from 'node:path';

/** The linter's findings in a folder: the broken rules of each file, by its path from there. */
export function lint(folder: string): ReadonlyMap<string, readonly string[]> {
  const words = ['--config', resolve('.oxlintrc.json'), '--format=json', folder];
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), ...words], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly { readonly code?: string; readonly message: string; readonly filename: string }[];
  };
  const found = new Map<string, string[]>();
  for (const { code, message, filename } of diagnostics) {
    const rule = /[(](.+)[)]$/.exec(code ?? '')?.[1] ?? message;
    const file = relative(folder, resolve(filename));
    found.set(file, [...(found.get(file) ?? []), rule]);
  }
  return found;
}
