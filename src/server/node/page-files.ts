import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { PageFiles } from '../pages/pages.ts';

/** The files of a built workbench in a folder of this machine. */
export function pageFilesIn(folder: string): PageFiles {
  return {
    serve: (path) => serveStatic({ root: folder, precompressed: true, ...(path !== undefined && { path }) }),
    readPage: (path) => readFile(join(folder, path), 'utf8').catch(() => undefined),
  };
}
