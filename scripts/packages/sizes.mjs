import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { shortName } from './library.mjs';

/**
 * Prints the size of each limited subpath of a library with all it loads, minified and compressed, and of its types,
 * and returns what exceeds a limit. Lazy imports and other packages do not count.
 * @param {import('./definitions.mjs').Library} library
 * @param {string} target the folder of all packages
 */
export async function weigh({ name, limits, recipes = {}, typesLimit }, target) {
  /** @type {string[]} */
  const complaints = [];
  for (const [entry, limit] of Object.entries(limits)) {
    const entryPoint = join(target, shortName(name), `${entry}.js`);
    const { outputFiles, metafile } = await build({
      absWorkingDir: target,
      entryPoints: [entryPoint],
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      packages: 'external',
      outdir: 'nowhere',
      write: false,
      metafile: true,
      logLevel: 'error',
    });
    const entryFile = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
      entryPoint?.endsWith(`${entry}.js`),
    );
    const loaded = new Set([entryFile?.[0] ?? '']);
    for (const file of loaded)
      for (const { path, kind, external } of metafile.outputs[file]?.imports ?? [])
        if (kind === 'import-statement' && !external) loaded.add(path);
    const contents = [...loaded].map((file) => outputFiles.find(({ path }) => path === join(target, file))?.contents);
    if (contents.includes(undefined)) throw new Error(`${name} ${entry} could not be weighed`);
    const packed = contents.reduce((sum, content) => sum + brotliCompressSync(content ?? '').length, 0);
    console.log(`${kilobytes(packed)} of ${kilobytes(limit)}  ${name}${entry === 'index' ? '' : `/${entry}`}`);
    if (packed > limit) complaints.push(`${name} ${entry}: ${packed} bytes are more than ${limit}`);
  }
  for (const [title, { program, limit }] of Object.entries(recipes)) {
    const packed = await weightOfRecipe(program, target);
    console.log(`${kilobytes(packed)} of ${kilobytes(limit)}  ${name}, ${title}`);
    if (packed > limit) complaints.push(`${name}, ${title}: ${packed} bytes are more than ${limit}`);
  }
  const types = weightOfTypes(join(target, shortName(name)));
  console.log(`${kilobytes(types)} of ${kilobytes(typesLimit)}  ${name}, types`);
  if (types > typesLimit) complaints.push(`${name}, types: ${types} bytes are more than ${typesLimit}`);
  return complaints;
}

/** The bundle that a user makes of a program, with everything it needs. @param {string} program @param {string} target */
async function weightOfRecipe(program, target) {
  // Each subpath has its file in the folder of the package.
  const contents = program.replace(/from '([^']+)'/g, (_, address) => {
    const [scope = '', name = '', ...entry] = address.split('/');
    return `from './${shortName(`${scope}/${name}`)}/${entry.join('/') || 'index'}.js'`;
  });
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: target },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

/** @param {string} folder */
function weightOfTypes(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  if (files.length === 0) throw new Error(`${folder} has no types`);
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
