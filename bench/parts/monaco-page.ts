import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const FOLDER = resolve('node_modules/.cache/bench/monaco');

const PAGE = `<!doctype html><meta charset="utf-8"><title>Monaco</title>
<style>body { margin: 0 } #editor { height: 900px }</style>
<div id="editor" class="document-editor"></div><script type="module" src="/main.ts"></script>`;

const CODE = `
import * as monaco from 'monaco-editor/editor/editor.api';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import ${JSON.stringify(resolve('src/app/editor/monaco-features.ts'))};
import ${JSON.stringify(resolve('src/app/editor/json-language.ts'))};
self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
monaco.editor.create(document.getElementById('editor'), {
  value: '{\\n  "a": 1\\n}\\n', language: 'json', automaticLayout: true, minimap: { enabled: false }, wordWrap: 'on',
});
`;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.ttf': 'font/ttf',
};

export interface Served {
  readonly address: string;
  close(): void;
}

/** A page with only Monaco and the workbench's features, compressed like the workbench: its baseline. */
export async function serveMonacoPage(): Promise<Served> {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/index.html`, PAGE);
  await writeFile(`${FOLDER}/main.ts`, CODE);
  await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 5000 },
    worker: { format: 'es' },
  });
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const content = packed.get(path) ?? brotliCompressSync(readFileSync(`${FOLDER}/dist${path}`));
      packed.set(path, content);
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    close: () => server.close(),
  };
}
