import { dirname, relative, resolve, sep } from 'node:path';
import { rolldown } from 'rolldown';
import { at } from './paths.mjs';

/** @import { Plugin } from 'vite' */

const ENGINE = at('src', 'engine');
const DEFINITIONS = resolve(ENGINE, 'standard-definitions.ts');

/** Evaluated on use. Their other imports are already in the worker's own chunk. */
const ISLANDS = ['regimes', 'addons'].map((folder) => resolve(ENGINE, folder) + sep);

/**
 * Functions that formats use too and the worker's own chunk does not. Sharing them would add a request before the first
 * verdict.
 */
const COPIED = [resolve(ENGINE, 'core', 'text', 'iban.ts')];

const IMPORT = /^import \{ (\w+) \} from '([^']+)';\n/gm;
const MAKE = /\bmake: \(\) => (\w+)\b/g;

/**
 * The start of the bundler's function for a module. V8 compiles an arrow function of a module eagerly, called or not.
 */
const WRAPPER = /^(var init_[\w$]+ = \w+\()\(\) => \{/gm;

/** Inputs of the inner build, which the outer one does not know. @type {Set<string>} */
const inputs = new Set();

/**
 * Makes each regime and addon of `src/engine/standard-definitions.ts` evaluate on first use: their `make` functions use
 * `require` in place of imports, which the bundler turns into functions in that file. docs/decisions/0020.
 *
 * @type {Plugin}
 */
export const definitionsOnUse = {
  name: 'definitions-on-use',
  api: { inputs },
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /[\\/]src[\\/]engine[\\/]standard-definitions\.ts$/ },
    async handler() {
      const bundle = await rolldown({
        input: DEFINITIONS,
        platform: 'neutral',
        plugins: [islandsAlone, requiring],
        // In parentheses they would be compiled eagerly.
        optimization: { pifeForModuleWrappers: false },
      });
      const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
      for (const file of await bundle.watchFiles) inputs.add(file);
      await bundle.close();
      const code = output[0].code.replace(WRAPPER, '$1function() {');
      if (code === output[0].code) this.error('The bundler no longer makes functions of modules as it did.');
      return { code, map: null, moduleType: 'js' };
    },
  },
};

/** Leaves everything except islands to the outer build. @type {Plugin} */
const islandsAlone = {
  name: 'islands-alone',
  resolveId(source, importer) {
    if (!importer) return null;
    const id = resolve(dirname(importer), source);
    if (ISLANDS.some((island) => id.startsWith(island)) || COPIED.includes(id)) return id;
    return { id: `./${relative(ENGINE, id).replaceAll(sep, '/')}`, external: true };
  },
};

/** @type {Plugin} */
const requiring = {
  name: 'requiring',
  transform: {
    filter: { id: DEFINITIONS },
    handler(source) {
      const paths = new Map([...source.matchAll(IMPORT)].map(([, value, path]) => [value ?? '', path ?? '']));
      const code = source.replace(IMPORT, '').replace(MAKE, (make, /** @type {string} */ value) => {
        const path = paths.get(value);
        if (!paths.delete(value)) this.error(`\`${make}\` is of nothing that is imported, or of what another makes.`);
        return `make: () => require(${JSON.stringify(path)}).${value}`;
      });
      if (paths.size > 0 || !code.includes('require(')) this.error(`Nothing makes ${[...paths.keys()].join(', ')}.`);
      return { code, map: null };
    },
  },
};
