import { at, root } from './paths.mjs';

/** What runs on Node. Node 20 cannot read TypeScript, hence the bundles. */
const nodeEntries = {
  'server/node': 'src/server/node/main.ts',
  'server/health': 'src/server/node/health.ts',
  'server/worker': 'src/server/node/workers/main.ts',
  'cli/assay': 'src/cli/main.ts',
  'cli/bulk-worker': 'src/cli/bulk/bulk-worker.ts',
  'mcp/stdio': 'src/mcp/stdio.ts',
  'lsp/stdio': 'src/lsp/stdio.ts',
};

/** What every program for Node is bundled by. */
export const forNode = /** @type {const} */ ({
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});

/** Packages in CommonJS that are bundled into a module ask for the platform's modules by `require`. */
export const withRequire = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
};

/** @returns {import('esbuild').BuildOptions} */
export function nodeBundle(outdir = at('dist')) {
  return {
    ...forNode,
    entryPoints: nodeEntries,
    outdir,
    // What is imported on demand, such as a regime, stays a file of its own.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    // Packages are bundled as well: finding, opening and linking some three hundred small files is more than half of a start.
    banner: withRequire,
    sourcemap: true,
  };
}

/** What runs in workerd, which has no node_modules. @returns {import('esbuild').BuildOptions} its `worker.js` is what the configuration beside it embeds */
export function workerdBundle(outdir = at('dist', 'workerd'), entry = 'src/server/workerd/worker.ts') {
  return {
    absWorkingDir: root,
    entryPoints: { worker: entry },
    outdir,
    bundle: true,
    platform: 'browser',
    external: ['cloudflare:workers'],
    conditions: ['workerd', 'worker', 'browser'],
    format: 'esm',
    target: 'es2022',
    logLevel: 'warning',
  };
}
