import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `npm run dev` runs the API that the development server passes requests on to. */
const api = process.env['ASSAY_DEV_API'];

/** What components say themselves is in the languages of the page; their other languages stay out. */
const ownLanguages: Plugin = {
  name: 'own-languages',
  enforce: 'pre',
  load: {
    filter: { id: /\/react-(?:aria|stately|aria-components)\/.*\/intl\/.*\/(?!en-US|es-ES)[a-z]{2}-[A-Z]{2}\.mjs$/ },
    handler: () => "export { default } from './en-US.mjs';",
  },
};

/** Sheets that packages bring come below ours, in a layer of their own; `public/layers.css` says the order. */
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

/** The policy that the page is served under allows no style elements, so Monaco makes its sheets by calls: docs/decisions/0013. */
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

/**
 * Finds what the page cannot do without: all that its entry imports, and what that imports. Parts that come on demand share much of it, and
 * left to itself the bundler makes a file of each shared piece: some eighty requests before anything shows.
 */
const findShell: Plugin = {
  name: 'find-shell',
  apply: 'build',
  buildEnd() {
    const walk = (id: string) => {
      if (shell.has(id)) return;
      shell.add(id);
      for (const next of this.getModuleInfo(id)?.importedIds ?? []) walk(next);
    };
    for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) walk(id);
  },
};

export default defineConfig({
  plugins: [react(), ownLanguages, libraryLayer, noStyleElements, findShell],
  // Files name each other by where they lie, so that the page also works below a path (ASSAY_BASE_PATH).
  base: './',
  worker: {
    format: 'es',
    // What every rule on XML invoices takes, and what every import does: a small chunk each would pack a tenth worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'reading',
              test: /\/formats\/(?:xml\/xml-|en16931\/term-tree|mapping\/notation|(?:ubl|cii)\/namespaces|rule-sets\/rule-set|pdf\/start-of-pdf)/,
            },
            {
              name: 'rules',
              test: /\/formats\/(?:en16931\/rules\/(?!ubl-|cii-)|peppol\/(?:identifier-checks|peppol-rule|peppol-cii-rule\.|countries\/cii-facts))/,
            },
          ],
        },
      },
    },
  },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2023',
    // Monaco is one chunk of some megabytes, loaded on its own after the shell; `npm run sizes` reports what each chunk weighs.
    chunkSizeWarningLimit: 5000,
    sourcemap: false,
    // Nothing of the shell imports what is not: no two chunks need each other.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: (id) => shell.has(id) }] } } },
    // A font as a data address would have to be allowed by the policy.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
  server: {
    strictPort: true,
    ...(api === undefined ? {} : { proxy: { '/v0': api } }),
  },
});
