/**
 * `npm run static -- [FOLDER] [--service ADDRESS]`: writes the built workbench, its guide and the engine as a folder for
 * any host of static files, below any path.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { offlineBundle } from './offline-files.mjs';
import { at } from './paths.mjs';
import { forNode, withRequire } from './server-bundle.mjs';

const OURS = '<meta name="base-path" content="." />';

/**
 * @param {readonly string[]} args of the command line; FOLDER is relative to `from` and becomes nothing but the workbench
 * @param {string} from
 */
export async function writeFolder(args, from) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { service: { type: 'string' } },
  });
  const folder = positionals[0] === undefined ? at('dist', 'static') : resolve(from, positionals[0]);
  const service = values.service === undefined ? undefined : serviceAddress(values.service);
  const page = join(folder, 'index.html');
  const isOurs = existsSync(page) && readFileSync(page, 'utf8').includes(OURS);
  if (existsSync(folder) && readdirSync(folder).length > 0 && !isOurs)
    throw new Error(`${folder} has other files. Name a folder that is empty, new, or written by this command.`);

  const program = at('dist', 'folder-program.mjs');
  await build({
    ...forNode,
    stdin: {
      contents: `export * from './src/server/pages/folder.ts'; export { createStandardEngine } from './src/engine/standard.ts';`,
      resolveDir: at(),
    },
    banner: withRequire,
    outfile: program,
  });
  /** @type {typeof import('../src/server/pages/folder.ts') & typeof import('../src/engine/standard.ts')} */
  const { folderPage, folderGuidePage, folderDescription, createStandardEngine } = await import(
    pathToFileURL(program).href
  );
  rmSync(program);

  rmSync(folder, { recursive: true, force: true });
  cpSync(at('dist', 'app'), folder, { recursive: true, filter: (file) => !/[.](?:br|gz)$/.test(file) });
  writeFileSync(page, folderPage(readFileSync(page, 'utf8'), service));
  for (const name of readdirSync(join(folder, 'guide'), { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, 'guide', name);
    if (name.endsWith('.html')) writeFileSync(file, folderGuidePage(readFileSync(file, 'utf8')));
  }
  // The list of what is kept for offline use has the page as it is here.
  await build(offlineBundle(folder));
  mkdirSync(join(folder, 'v0'));
  writeFileSync(join(folder, 'v0', 'openapi.json'), folderDescription(createStandardEngine()));
  // GitHub Pages would leave out some names.
  writeFileSync(join(folder, '.nojekyll'), '');

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(join(folder, name)));
  const size = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
  console.log(`${files.filter((file) => file.isFile()).length} files, ${Math.round(size / 1e6)} MB, in ${folder}`);
}

/** @param {string} text */
function serviceAddress(text) {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !/^https?:$/.test(address.protocol) || address.search !== '' || address.hash !== '')
    throw new Error(`--service needs the address of a service, such as https://assay.example, not "${text}".`);
  return address.href.replace(/(?:\/v0)?\/*$/, '');
}
