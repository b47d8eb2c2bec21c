import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { definitionsOnUse } from './scripts/definitions-on-use.mjs';
import { withoutUnusedMonaco } from './scripts/unused-monaco.mjs';
import { LANGUAGES } from './src/engine/languages.ts';

/** The address of the API in `npm run dev`, to which the development server forwards requests. */
const api = process.env['ASSAY_DEV_API'];

const ofOtherLanguages = new RegExp(
  String.raw`/react-(?:aria|stately|aria-components)/.*/intl/.*/(?!${LANGUAGES.join('|')})[a-z]{2}-[A-Z]{2}\.mjs$`,
);

/** Components' own texts are included only in the languages of the page. */
const ownLanguages: Plugin = {
  name: 'own-languages',
  enforce: 'pre',
  load: {
    filter: { id: ofOtherLanguages },
    handler: () => "export { default } from './en-US.mjs';",
  },
};

/** Style sheets of packages are in a layer below ours; `public/layers.css` has the order. */
const libraryLayer: Plugin = {
  name: 'library-layer',
  enforce: 'pre',
  transform: {
    filter: { id: /\/node_modules\/.*\.css$/ },
    handler: (sheet) => ({ code: `@layer library {\n${sheet}\n}\n`, map: null }),
  },
};

const constructSheet = fileURLToPath(new URL('src/app/editor/construct-sheet.ts', import.meta.url));

/** Monaco's own function for style elements. */
const STYLE_ELEMENTS = /^function createStyleSheet\([^]*?^}$/m;

/** The policy of the page allows no style elements, so Monaco uses constructed sheets: docs/decisions/0013. */
const noStyleElements: Plugin = {
  name: 'no-style-elements',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/monaco-editor\/.*\/base\/browser\/domStylesheets\.js$/ },
    handler(code) {
      if (!STYLE_ELEMENTS.test(code)) this.error('Monaco no longer makes its style elements where it did.');
      const instead = `import { constructSheet as createStyleSheet } from ${JSON.stringify(constructSheet)};`;
      return { code: code.replace(STYLE_ELEMENTS, () => instead), map: null };
    },
  },
};

const shell = new Set<string>();

/** Code that calls the service, beyond the shell: the frame is drawn without it, and every page waits for it. */
const answers = new Set<string>();

const ANSWERS = /\/src\/app\/(?:frame\/Answering\.tsx|api\/build-document\.ts)$/;

/** The first view of the workbench, beyond both. */
const firstView = new Set<string>();

const FIRST_VIEW = /\/src\/app\/(?:pages\/workbench\/WorkbenchPage\.tsx|panels\/first-panels\.ts)$/;

/** Menus, beyond these; dialogs use much of it too. */
const menus = new Set<string>();

const MENUS = /\/src\/app\/ui\/OpenableMenu\.tsx$/;

/** The code of the engine's worker. */
const engine = new Set<string>();

/** Entries of workers, which are never in a chunk with other code. */
const WORKER_ENTRY = /\/src\/app\/workers\/[\w-]+-worker\.ts$/;

/** Code to read any XML invoice, beyond the code of the engine's worker. */
const reading = new Set<string>();

const READING = /\/src\/(?:operations\/import-format|formats\/(?:reading\/importer|rule-sets\/on-demand))\.ts$/;

/** The rules of EN 16931, whose chunk is loaded in parallel, with the kit of their rows: the two import each other. */
const RULES =
  /\/formats\/(?:en16931\/rules\/(?!ubl-|cii-|code-choices[.]|[\w-]*words[.])|rules\/kit\/|peppol\/(?:identifier-checks|peppol-rule|peppol-cii-rule\.|slack|ubl-sums|countries\/cii-facts))/;

/**
 * Finds the common dependencies of several parts: all imports of a module, recursively, beyond earlier parts. Lazy
 * parts share many of them, and by default the bundler makes a file of each shared piece: some eighty requests before
 * anything shows. Of a package index only the names imported count: the rest stays with the parts that use it.
 */
const findParts = (parts: readonly (readonly [begins: RegExp | 'entries', found: Set<string>])[]): Plugin => ({
  name: 'find-parts',
  apply: 'build',
  async buildEnd() {
    const indexes = new Map<string, Promise<ReadonlyMap<string, string>>>();
    const indexOf = (id: string) => {
      const known = indexes.get(id) ?? readIndex(this, id);
      indexes.set(id, known);
      return known;
    };
    const walk = async (id: string, found: Set<string>): Promise<void> => {
      if (parts.some(([, part]) => part.has(id))) return;
      found.add(id);
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) {
        if (!PACKAGE_INDEXES.test(next)) await walk(next, found);
        else for (const named of await namedFrom(this, id, next, await indexOf(next))) await walk(named, found);
      }
    };
    for (const [begins, found] of parts)
      for (const id of this.getModuleIds())
        if (begins === 'entries' ? this.getModuleInfo(id)?.isEntry : begins.test(id)) await walk(id, found);
  },
});

const findShell = findParts([
  ['entries', shell],
  [ANSWERS, answers],
  [FIRST_VIEW, firstView],
  [MENUS, menus],
]);

const findReading = findParts([
  ['entries', engine],
  [READING, reading],
]);

/** Package indexes and our own entry files whose modules have no side effects. */
const PACKAGE_INDEXES =
  /\/(?:node_modules\/(?:react-aria-components\/dist\/exports\/index|lucide-react\/dist\/esm\/lucide-react)\.mjs|src\/engine\/values\.ts)$/;

/**
 * Code that calls the service loads in parallel with the shell, so that the first verdict does not wait for a chain;
 * the shell goes first.
 */
const answersBeside: Plugin = {
  name: 'answers-beside',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const chunk = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'answers');
      if (!chunk) throw new Error('No chunk is called answers.');
      const attrs = { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `./${chunk.fileName}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

type Context = Pick<Rolldown.PluginContext, 'parse' | 'resolve' | 'getModuleInfo'>;

/** The module behind each name that an index exports. */
async function readIndex(context: Context, id: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const imported = new Map<string, string>();
  for (const statement of context.parse(context.getModuleInfo(id)?.code ?? '').body) {
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers) imported.set(local.name, statement.source.value);
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of statement.specifiers) {
      const source = statement.source?.value ?? imported.get(nameOf(local));
      const target = source === undefined ? undefined : await context.resolve(source, id);
      if (target) found.set(nameOf(exported), target.id);
    }
  }
  return found;
}

/** The modules behind the names that one module imports from an index. */
async function namedFrom(context: Context, id: string, index: string, modules: ReadonlyMap<string, string>) {
  const found = new Set<string>();
  for (const statement of context.parse(context.getModuleInfo(id)?.code ?? '').body) {
    if (statement.type !== 'ImportDeclaration') continue;
    if ((await context.resolve(statement.source.value, id))?.id !== index) continue;
    for (const specifier of statement.specifiers) {
      const named = specifier.type === 'ImportSpecifier' ? modules.get(nameOf(specifier.imported)) : undefined;
      if (named === undefined) throw new Error(`${id} takes from ${index} what it does not hand on by name.`);
      found.add(named);
    }
  }
  return found;
}

function nameOf(given: { readonly name: string } | { readonly value: unknown }): string {
  return 'name' in given ? given.name : String(given.value);
}

export default defineConfig({
  plugins: [react(), ownLanguages, libraryLayer, noStyleElements, withoutUnusedMonaco, findShell, answersBeside],
  // Files refer to each other by relative paths, so that the page also works below a base path (ASSAY_BASE_PATH).
  base: './',
  worker: {
    format: 'es',
    plugins: () => [definitionsOnUse, findReading],
    // Code of every rule on XML invoices and of every import: separate small chunks would compress a tenth worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // As in the page, none of these imports a later one, so no chunks depend on each other mutually.
            // Not the entry of the worker: the others import this chunk, and must not import an entry.
            { name: 'engine', test: (id) => engine.has(id) && !WORKER_ENTRY.test(id) },
            { name: 'reading', test: (id) => reading.has(id) && !READING.test(id) },
            { name: 'rules', test: RULES },
          ],
        },
      },
    },
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2023',
    // Monaco is one chunk of some megabytes, loaded after the shell; `npm run sizes` prints the size of each chunk.
    chunkSizeWarningLimit: 5000,
    sourcemap: false,
    // The shell imports nothing outside it, the first view nothing outside both, and so on, so no chunks depend on each
    // other mutually.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shell', test: (id) => shell.has(id) },
            { name: 'answers', test: (id) => answers.has(id) },
            { name: 'first-view', test: (id) => firstView.has(id) },
            { name: 'menus', test: (id) => menus.has(id) },
          ],
        },
      },
    },
    // The policy would have to allow a font as a data address.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: {
    host: process.env['HOST'] ?? '127.0.0.1',
    port: Number(process.env['PORT'] ?? 8080),
    strictPort: true,
    ...(api === undefined ? {} : { proxy: { '/v0': api } }),
  },
});
