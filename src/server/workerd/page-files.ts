import { serveStatic } from 'hono/serve-static';
import type { FontFiles } from '../../formats/pdf-pages/fonts/font-files.ts';
import { hasExtension, type PageFiles } from '../pages/pages.ts';

/** A service of workerd's configuration, here a folder of the machine. */
export interface FolderService {
  fetch(address: string): Promise<Response>;
}

/** The files of a built workbench behind a service that gives a folder's files, without media types. */
export function pageFilesBehind(folder: FolderService): PageFiles {
  async function read(path: string): Promise<Response | undefined> {
    // A folder would be answered with the list of its files.
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
    readPage: async () => (await read('index.html'))?.text() ?? '',
  };
}

/** The font files that lie among those of the workbench. */
export function fontFilesBehind(folder: FolderService): FontFiles {
  return async (name) => {
    const response = await folder.fetch(`http://pages/fonts/${name}`);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    await response.body?.cancel();
    return undefined;
  };
}

/** workerd packs every answer that names a packing, unless it is told that the body is packed already. */
export function asItIsPacked(response: Response): Response {
  if (!response.headers.has('Content-Encoding')) return response;
  const { status, headers, body } = response;
  return new Response(body, { status, headers, encodeBody: 'manual' } as ResponseInit);
}
