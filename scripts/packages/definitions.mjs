import { readdirSync } from 'node:fs';
import { at } from '../paths.mjs';
import { packageName } from './scope.mjs';

/**
 * @typedef {object} Library A package for import.
 * @property {string} name
 * @property {string} description
 * @property {Record<string, string>} entries subpath → source; the main one is `index`
 * @property {readonly string[]} dependencies on other projects, in the version of the lock file
 * @property {readonly string[]} siblings packages of this list that it needs, in exactly this version
 * @property {Record<string, number>} limits subpath → most bytes with all it loads, minified and compressed by brotli,
 * without dependencies
 * @property {Record<string, { program: string, limit: number }>} [recipes] title → a program as a user writes it, and most
 * bytes of its bundle, minified and compressed by brotli, dependencies included
 * @property {number} typesLimit most bytes of its declarations, each file compressed by brotli
 */

/** @param {string} folder @param {RegExp} name */
const islands = (folder, name) =>
  readdirSync(at('src', 'engine', folder))
    .filter((island) => name.test(island))
    .map((island) => [`${folder}/${island}`, `src/engine/${folder}/${island}/${island}.ts`]);

/** Every library. Only subpaths listed here are published. @type {readonly Library[]} */
export const libraries = [
  {
    name: packageName('engine'),
    description: 'Builds, checks, corrects and signs tax-aware business documents in the GOBL format',
    entries: {
      index: 'src/engine/index.ts',
      values: 'src/engine/values.ts',
      catalogues: 'src/engine/catalogues.ts',
      'official-codes': 'src/engine/official-codes.ts',
      standard: 'src/engine/standard.ts',
      system: 'src/platform/system-context.ts',
      ...Object.fromEntries([...islands('regimes', /^[a-z]{2}$/), ...islands('addons', /-v\d+$/)]),
    },
    dependencies: ['jose', '@noble/hashes'],
    siblings: [],
    limits: {
      index: 306_600,
      values: 12_400,
      catalogues: 18_700,
      standard: 231_700,
      'regimes/es': 35_600,
      'addons/es-verifactu-v1': 40_000,
    },
    recipes: {
      'an engine for Spain alone': {
        program: `import { coreParts, createEngine } from '${packageName('engine')}';
          import { spain } from '${packageName('engine')}/regimes/es';
          export const engine = createEngine({ ...coreParts, regimes: [spain], addons: [] });`,
        limit: 131_400,
      },
    },
    typesLimit: 49_800,
  },
  {
    name: packageName('client'),
    description: 'Typed client of the Assay API, which checks every answer against what its route promises',
    entries: { index: 'src/api/client/index.ts' },
    dependencies: [],
    siblings: [packageName('engine')],
    limits: { index: 18_100 },
    typesLimit: 10_200,
  },
  {
    name: packageName('language'),
    description: 'Editor intelligence for business documents in the GOBL format: places, completion, hover, fixes',
    entries: { index: 'src/language/index.ts' },
    dependencies: ['yaml'],
    siblings: [packageName('engine')],
    limits: { index: 27_200 },
    typesLimit: 5_500,
  },
  {
    name: packageName('formats'),
    description: 'Reads, writes and judges UBL and CII invoices of EN 16931, Peppol and XRechnung',
    entries: {
      index: 'src/formats/index.ts',
      'rule-sets': 'src/formats/rule-sets/index.ts',
      'on-demand': 'src/formats/rule-sets/on-demand.ts',
    },
    dependencies: ['@noble/hashes', 'fflate', 'saxes'],
    siblings: [packageName('engine')],
    limits: { index: 110_600, 'rule-sets': 389_800 },
    typesLimit: 24_200,
  },
];
