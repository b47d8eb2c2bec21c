import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { forNode } from './server-bundle.mjs';

/** @import { BuildOptions } from 'esbuild' */
/** @import { Plugin } from 'vite' */

/**
 * Collects the files that a build reads, as the bundlers tell them. Packages are left out: the lock file stands for them.
 *
 * @param {string} tree
 */
export function buildInputs(tree) {
  /** @type {Set<string>} */
  const found = new Set();

  /** What plugins tell that build something themselves, by their `api.inputs`. @type {Set<Set<string>>} */
  const told = new Set();

  /** @param {string} id a path, maybe with a query, or the name of a module that is no file */
  function add(id) {
    const path = relative(tree, resolve(tree, id.replace(/[?#].*$/, '')));
    if (path === '' || path.startsWith('..') || isAbsolute(path)) return;
    // Bundlers make modules that are no files.
    if (id.startsWith('\0') || !existsSync(resolve(tree, path))) return;
    if (!/(?:^|[\\/])node_modules[\\/]|^dist[\\/]/.test(path)) found.add(path.replaceAll(sep, '/'));
  }

  /** @param {string} folder @param {string} ending */
  function addFolder(folder, ending = '') {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && entry.name.endsWith(ending)) add(resolve(entry.parentPath, entry.name));
  }

  /** Those of a page, and those of a worker. @type {Plugin} */
  const modules = {
    name: 'inputs-of-modules',
    apply: 'build',
    configResolved({ plugins }) {
      for (const { api } of plugins) if (api?.inputs instanceof Set) told.add(api.inputs);
    },
    generateBundle(_, bundle) {
      for (const id of this.getModuleIds()) add(id);
      for (const output of Object.values(bundle))
        if (output.type === 'asset') for (const file of output.originalFileNames) add(file);
    },
  };

  return {
    /** Bundles with esbuild and keeps what went in. @param {BuildOptions} options */
    async bundle(options) {
      const { metafile } = await build({ ...options, absWorkingDir: tree, metafile: true });
      for (const input of Object.keys(metafile.inputs)) add(input);
    },

    /** The programs that make the build: an entry with all that it imports. @param {string} entry */
    async addProgram(entry) {
      await this.bundle({ ...forNode, entryPoints: [entry], write: false, outdir: 'dist', packages: 'external' });
    },

    add,

    /**
     * Keeps what goes into a build by Vite: its configuration with all that it imports, what is copied as it is, and the modules and assets of the
     * page and its workers.
     *
     * @type {Plugin[]}
     */
    plugins: [
      modules,
      {
        name: 'inputs-of-configuration',
        apply: 'build',
        config(config) {
          const others = config.worker?.plugins;
          config.worker = { ...config.worker, plugins: () => [...(others?.() ?? []), modules] };
        },
        configResolved({ configFile, configFileDependencies, publicDir }) {
          if (configFile !== undefined) add(configFile);
          for (const file of configFileDependencies) add(file);
          if (publicDir !== '') addFolder(publicDir);
        },
      },
    ],

    list() {
      for (const inputs of told) for (const file of inputs) add(file);
      // Vite does not tell which sheets are imported by others, so every sheet counts that lies with those it tells of.
      const sheets = [...found].filter((path) => path.endsWith('.css') && path.includes('/'));
      for (const top of new Set(sheets.map((path) => path.slice(0, path.indexOf('/')))))
        addFolder(resolve(tree, top), '.css');
      return [...found].sort();
    },
  };
}
