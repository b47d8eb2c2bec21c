import { at, root } from './paths.mjs';

/** Programs for Node. Node 20 cannot run TypeScript, hence the bundles. */
const nodeEntries = {
  'server/node': 'src/server/node/main.ts',
  'server/health': 'src/server/node/health.ts',
  'server/worker': 'src/server/node/workers/main.ts',
  'cli/assay': 'src/cli/main.ts',
  'cli/bulk-worker': 'src/cli/bulk/bulk-worker.ts',
  'cli/judge-worker': 'src/cli/judge/judge-worker.ts',
  'mcp/stdio': 'src/mcp/stdio.ts',
  'lsp/stdio': 'src/lsp/stdio.ts',
};

/** Options of every program for Node. */
export const forNode = /** @type {const} */ ({
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  logLevel: 'warning',
});

/** CommonJS packages bundled into a module load platform modules by `require`. */
export const withRequire = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
};

/** @returns {import('esbuild').BuildOptions} */
export function nodeBundle(outdir = at('dist')) {
  return {
    ...forNode,
    entryPoints: nodeEntries,
    outdir,
    // Dynamic imports, such as a regime, become separate files.
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    // Packages are bundled too: finding, opening and linking some three hundred small files is more than half of the
    // startup.
    banner: withRequire,
    sourcemap: true,
  };
}

/**
 * The program for workerd, which has no node_modules. @returns {import('esbuild').BuildOptions} its `worker.js` is
 * embedded by the configuration beside it
 */
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
