import { readFileSync } from 'node:fs';

/**
 * The imports of the list of regimes or addons, in its order and of its `length`; paths are from the engine's folder.
 */
export function importsOf(
  folder: 'regimes' | 'addons',
  length: number,
): readonly { readonly value: string; readonly path: string }[] {
  const list = readFileSync(`src/engine/${folder}/index.ts`, 'utf8');
  const imports = [...list.matchAll(/^import \{ (\w+) \} from '[.]\/(.+)';$/gm)];
  if (imports.length !== length) throw new Error(`the list of ${folder} imports something that it does not name`);
  return imports.map(([, value = '', path = '']) => ({ value, path: `./${folder}/${path}` }));
}
