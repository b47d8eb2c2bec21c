import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { at, root } from '../paths.mjs';
import { runNode } from '../run.mjs';
import { writeCommonJs } from './common-js.mjs';

/** @typedef {import('./definitions.mjs').Library} Library */

const DECLARATIONS = at('node_modules', '.cache', 'declarations');
const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/**
 * Writes the types of all modules of the libraries, one file per source; they are bundled from there. `npm run types`
 * writes them too, and does not rewrite what is up to date.
 */
export async function writeDeclarations() {
  const compiler = 'node_modules/typescript-native/bin/tsc';
  if ((await runNode(compiler, '-b', 'tsconfig.declarations.json', '--pretty', 'false')) !== 0)
    throw new Error('The types of the packages could not be written');
}

/**
 * Bundles a library into a folder: JavaScript, types, manifest, licence and README.
 * @param {Library} library
 * @param {readonly Library[]} all
 * @param {string} folder
 */
export async function writeLibrary(library, all, folder) {
  const siblings = entriesOfSiblings(library, all);
  const code = await bundle(library, folder, { source: at, siblings, plugins: [], extension: 'js' });
  const types = await bundle(library, folder, {
    source: (path) => declarationOf(at(path)),
    siblings: new Map([...siblings].map(([path, name]) => [declarationOf(path), name])),
    plugins: [dts({ dtsInput: true, emitDtsOnly: true, tsconfig: false })],
    extension: 'd.ts',
  });
  const imported = new Set([...code, ...types].map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name));
  const declared = [...library.dependencies, ...library.siblings];
  const wrong = [
    ...declared.filter((name) => !imported.has(name)),
    ...[...imported].filter((name) => !declared.includes(name)),
  ];
  if (wrong.length > 0) throw new Error(`${library.name} declares other dependencies than it has: ${wrong.join(', ')}`);
  writeCommonJs(folder, Object.keys(library.entries));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(library), null, 2)}\n`);
  cpSync(at('LICENSE'), join(folder, 'LICENSE'));
  cpSync(at('packages', shortName(library.name), 'README.md'), join(folder, 'README.md'));
}

/** The name without its scope. @param {string} name */
export const shortName = (name) => name.replace(/^@[^/]+\//, '');

/** Common fields of every manifest; addresses once package.json has them. @param {string} name @param {string} description */
export function commonManifest(name, description) {
  const { version, license, engines, homepage, repository, bugs } = manifest;
  const addresses = Object.entries({ homepage, repository, bugs }).filter(([, address]) => address !== undefined);
  // By default npm publishes a scoped package only for members of the scope.
  const publishConfig = { access: 'public' };
  return {
    name,
    version,
    description,
    license,
    ...Object.fromEntries(addresses),
    type: 'module',
    engines,
    publishConfig,
  };
}

/** @param {Library} library */
function manifestOf(library) {
  const { name, description, entries, dependencies, siblings } = library;
  const paths = Object.keys(entries).map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    {
      import: { types: `./${entry}.d.ts`, default: `./${entry}.js` },
      require: { types: `./${entry}.d.cts`, default: `./${entry}.cjs` },
    },
  ]);
  return {
    ...commonManifest(name, description),
    sideEffects: false,
    // For tools that do not know `exports`.
    main: './index.cjs',
    types: './index.d.cts',
    exports: { ...Object.fromEntries(paths), './package.json': './package.json' },
    ...(dependencies.length + siblings.length > 0 && {
      dependencies: Object.fromEntries([
        ...siblings.map((sibling) => [sibling, manifest.version]),
        ...dependencies.map((dependency) => [dependency, `^${manifest.dependencies[dependency]}`]),
      ]),
    }),
  };
}

/**
 * Sources that a library imports from its siblings, by their public names. @param {Library} library @param {readonly
 * Library[]} all
 */
function entriesOfSiblings({ siblings }, all) {
  const found = all
    .filter(({ name }) => siblings.includes(name))
    .flatMap(({ name, entries }) =>
      Object.entries(entries).map(
        ([entry, source]) => /** @type {const} */ ([at(source), entry === 'index' ? name : `${name}/${entry}`]),
      ),
    );
  return new Map(found);
}

/** @param {string} source */
function declarationOf(source) {
  return join(DECLARATIONS, relative(at('src'), source).replace(/[.]ts$/, '.d.ts'));
}

/**
 * @param {Library} library
 * @param {string} folder
 * @param {{ source: (path: string) => string, siblings: ReadonlyMap<string, string>, plugins:
 * import('rolldown').RolldownPluginOption[], extension: string }} how
 * @returns {Promise<string[]>} its external imports
 */
async function bundle({ name, entries, dependencies }, folder, { source, siblings, plugins, extension }) {
  const isTypes = extension === 'd.ts';
  const bundled = await rolldown({
    cwd: root,
    input: Object.fromEntries(Object.entries(entries).map(([entry, path]) => [entry, source(path)])),
    platform: 'neutral',
    checks: { bundlerTimings: false },
    external: dependencies.map((dependency) => new RegExp(`^${dependency}(?:/|$)`)),
    plugins: [
      {
        name: 'siblings',
        resolveId(specifier, importer) {
          if (!importer || !specifier.startsWith('.')) return null;
          const path = join(dirname(importer), specifier);
          const target = isTypes ? path.replace(/(?<![.]d)[.]ts$/, '.d.ts') : path;
          const sibling = siblings.get(target);
          if (sibling) return { id: sibling, external: true };
          if (isInsideSibling(target, siblings)) throw new Error(`${name} reaches into a sibling: ${target}`);
          return isTypes ? { id: target } : null;
        },
      },
      ...plugins,
    ],
  });
  try {
    const { output } = await bundled.write({
      dir: folder,
      format: 'esm',
      entryFileNames: isTypes ? '[name].ts' : '[name].js',
      chunkFileNames: isTypes ? 'types/[name].ts' : 'chunks/[name]-[hash].js',
    });
    const chunks = output.filter((file) => file.type === 'chunk');
    const own = new Set(chunks.map(({ fileName }) => fileName));
    return [...new Set(chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]))].filter(
      (file) => !own.has(file),
    );
  } finally {
    await bundled.close();
  }
}

/**
 * Whether a file belongs to a sibling's entries, so that bundling it would duplicate it. @param {string} file @param
 * {ReadonlyMap<string, string>} siblings
 */
function isInsideSibling(file, siblings) {
  return [...siblings.keys()].some(
    (sibling) => file.startsWith(dirname(sibling) + sep) && /[/\\]engine[/\\][^/\\]+$/.test(sibling),
  );
}
