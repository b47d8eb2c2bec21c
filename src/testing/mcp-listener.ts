import { request } from 'node:http';
import { listen } from '../server/node/listen.ts';

export interface McpListener {
  readonly url: string;
  /** Sends exactly these headers, also `Host`, which `fetch` would not send. */
  post(
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<{ status: number; text: string }>;
  close(): void;
}

/** Serves an endpoint over a real socket, as the Node host does. */
export async function listenForMcp(endpoint: (request: Request) => Promise<Response>): Promise<McpListener> {
  const listener = await listen({ fetch: endpoint }, { host: '127.0.0.1', port: 0, requestTimeout: 5_000 });
  return {
    url: listener.url,
    post: (path, headers, body) =>
      new Promise((resolve, reject) => {
        const sent = request(listener.url + path, { method: 'POST', headers }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        });
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => void listener.close(0),
  };
}
