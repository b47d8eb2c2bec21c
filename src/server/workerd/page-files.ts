import { serveStatic } from 'hono/serve-static';
import type { FontFiles } from '../../formats/pdf-pages/fonts/font-files.ts';
import { hasExtension, type PageFiles } from '../pages/pages.ts';

/** A service binding of workerd, here for a folder. */
export interface FolderService {
  fetch(address: string): Promise<Response>;
}

/** The files of a built workbench from a service that returns files without media types. */
export function pageFilesBehind(folder: FolderService): PageFiles {
  async function read(path: string): Promise<Response | undefined> {
    // A folder would return a list of its files.
    if (!hasExtension(path)) return undefined;
    const response = await folder.fetch(`http://pages/${path}`);
    if (response.ok) return response;
    await response.body?.cancel();
    return undefined;
  }
  return {
    serve: (path) =>
      serveStatic({
        getContent: async (name) => (await read(name))?.body ?? null,
        precompressed: true,
        ...(path !== undefined && { path }),
      }),
    readPage: async (path) => (await read(path))?.text(),
  };
}

/** The font files among those of the workbench. */
export function fontFilesBehind(folder: FolderService): FontFiles {
  return async (name) => {
    const response = await folder.fetch(`http://pages/fonts/${name}`);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    return undefined;
  };
}

/** workerd compresses every answer with `Content-Encoding`, unless told that the body is compressed already. */
export function asItIsPacked(response: Response): Response {
  if (!response.headers.has('Content-Encoding')) return response;
  const { status, headers, body } = response;
  return new Response(body, { status, headers, encodeBody: 'manual' } as ResponseInit);
}
