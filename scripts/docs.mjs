/**
 * Builds the documentation site from `docs` and the definitions of the engine and the formats: see
 * docs/decisions/0031. `npm run docs` writes it to dist/guide, for any host of static files. The build of the product
 * puts it beside the workbench.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';
import { at, root } from './paths.mjs';
import { forNode } from './server-bundle.mjs';

/** @import { BuildOptions } from 'esbuild' */

/**
 * @typedef {object} Options
 * @property {boolean} besideWorkbench whether pages link the workbench, one folder above
 * @property {(options: BuildOptions) => Promise<unknown>} [bundle] bundles, and may record the inputs
 * @property {(file: string) => void} [noteInput] learns of every other file that is read
 */

/** @param {string} folder its content is replaced @param {Options} options @returns {Promise<number>} the pages */
export async function writeGuide(folder, { besideWorkbench, bundle = build, noteInput = () => {} }) {
  rmSync(folder, { recursive: true, force: true });
  const program = at('dist', 'guide-program.mjs');
  await bundle({ ...forNode, entryPoints: [at('src', 'guide', 'site.ts')], outfile: program });
  await bundle(assetBundle(join(folder, 'assets')));
  const { FILES, makeSite } = await import(pathToFileURL(program).href);
  rmSync(program);

  /** @param {string} file of the repository */
  const read = (file) => {
    noteInput(at(file));
    return readFileSync(at(file), 'utf8');
  };
  const icon = hashedName('icon.svg', read('public/favicon.svg'));
  copyFileSync(at('public', 'favicon.svg'), join(folder, icon));
  const built = readdirSync(join(folder, 'assets'));
  /** @param {RegExp} pattern */
  const assetLike = (pattern) => `assets/${built.find((name) => pattern.test(name))}`;
  /** @type {Map<string, string>} */
  const files = makeSite({
    texts: Object.fromEntries(FILES.map((/** @type {string} */ file) => [file, read(file)])),
    day: new Date().toISOString().slice(0, 10),
    asset: hashedName,
    assets: {
      icon,
      sheet: assetLike(/^guide-.*[.]css$/),
      script: assetLike(/^search-.*[.]js$/),
      copy: assetLike(/^copy-.*[.]js$/),
    },
    linkOf: linkToWorkbench,
    besideWorkbench,
  });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return [...files.keys()].filter((path) => path.endsWith('.html')).length;
}

/** A name that changes with the content, so that browsers may keep the file. @param {string} name @param {string} content */
function hashedName(name, content) {
  const ending = extname(name);
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `assets/${name.slice(0, -ending.length)}-${digest}${ending}`;
}

/**
 * The fragment with a document that the workbench reads, as src/app/operations/hand-on/shared-link.ts writes it.
 *
 * @param {string} name
 * @param {string} text
 */
export function linkToWorkbench(name, text) {
  return `#document=1.${deflateRawSync(JSON.stringify([name, text]), { level: 9 }).toString('base64url')}`;
}

/** Style sheet, fonts, and the scripts that search and copy. @param {string} outdir @returns {BuildOptions} */
function assetBundle(outdir) {
  return {
    absWorkingDir: root,
    entryPoints: {
      guide: 'src/guide/guide.css',
      search: 'src/guide/browser/search.ts',
      copy: 'src/guide/browser/copy.ts',
    },
    outdir,
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = at('dist', 'guide');
  const pages = await writeGuide(folder, { besideWorkbench: false });
  console.log(`${pages} pages in ${folder}`);
}
