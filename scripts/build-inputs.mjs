import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { forNode } from './server-bundle.mjs';

/** @import { BuildOptions } from 'esbuild' */
/** @import { Plugin } from 'vite' */

/**
 * Collects the files that a build reads, as reported by the bundlers. Packages are not included: the lock file covers
 * them.
 *
 * @param {string} tree
 */
export function buildInputs(tree) {
  /** @type {Set<string>} */
  const found = new Set();

  /** Inputs that plugins report themselves, by their `api.inputs`. @type {Set<Set<string>>} */
  const visited = new Set();

  /** @param {string} id a path, maybe with a query, or the name of a virtual module */
  function add(id) {
    const path = relative(tree, resolve(tree, id.replace(/[?#].*$/, '')));
    if (path === '' || path.startsWith('..') || isAbsolute(path)) return;
    // Bundlers create virtual modules.
    if (id.startsWith('\0') || !existsSync(resolve(tree, path))) return;
    if (!/(?:^|[\\/])node_modules[\\/]|^dist[\\/]/.test(path)) found.add(path.replaceAll(sep, '/'));
  }

  /** @param {string} folder @param {string} ending */
  function addFolder(folder, ending = '') {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && entry.name.endsWith(ending)) add(resolve(entry.parentPath, entry.name));
  }

  /** Inputs of a page, and of a worker. @type {Plugin} */
  const modules = {
    name: 'inputs-of-modules',
    apply: 'build',
    configResolved({ plugins }) {
      for (const { api } of plugins) if (api?.inputs instanceof Set) visited.add(api.inputs);
    },
    generateBundle(_, bundle) {
      for (const id of this.getModuleIds()) add(id);
      for (const output of Object.values(bundle))
        if (output.type === 'asset') for (const file of output.originalFileNames) add(file);
    },
  };

  return {
    /** Bundles with esbuild and records the inputs. @param {BuildOptions} options */
    async bundle(options) {
      const { metafile } = await build({ ...options, absWorkingDir: tree, metafile: true });
      for (const input of Object.keys(metafile.inputs)) add(input);
    },

    /** The programs of the build: an entry with all its imports. @param {string} entry */
    async addProgram(entry) {
      await this.bundle({ ...forNode, entryPoints: [entry], write: false, outdir: 'dist', packages: 'external' });
    },

    add,

    /**
     * Records the inputs of a Vite build: its configuration with all imports, copied files, and the modules and assets
     * of the page and its workers.
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
      for (const inputs of visited) for (const file of inputs) add(file);
      // Vite does not report sheets imported by other sheets, so every sheet in the folder of a reported one counts.
      const sheets = [...found].filter((path) => path.endsWith('.css') && path.includes('/'));
      for (const top of new Set(sheets.map((path) => path.slice(0, path.indexOf('/')))))
        addFolder(resolve(tree, top), '.css');
      return [...found].sort();
    },
  };
}
