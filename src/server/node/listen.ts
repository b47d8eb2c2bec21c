import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Application } from '../application.ts';

export interface Listener {
  /** `http://127.0.0.1:8080`, with the port that was really taken. */
  readonly url: string;
  /** Takes no more requests, lets those in flight finish, and after `grace` milliseconds cuts off the rest. */
  close(grace?: number): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Milliseconds within which a whole request must have arrived; the application's own limit is shorter. */
  readonly requestTimeout: number;
}

/** Serves an application over HTTP. Rejects with Node's error when the address cannot be taken. */
export async function listen(application: Application, options: ListenOptions): Promise<Listener> {
  const { host, port, requestTimeout } = options;
  const server = createAdaptorServer({ fetch: compressReference(application), hostname: host }) as Server;
  server.requestTimeout = requestTimeout;
  server.headersTimeout = Math.min(10_000, requestTimeout);
  server.keepAliveTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { url: urlOf(server.address() as AddressInfo), close: (grace = 4_000) => drain(server, grace) };
}

/**
 * Listings and definitions are large, repetitive and fetched from afar; they travel compressed. Work on documents stays
 * on the short path, where a response is one string.
 */
function compressReference(application: Application): (request: Request) => Promise<Response> | Response {
  const compressing = new Hono().use(compress()).all('*', (c) => application.fetch(c.req.raw));
  return (request) => {
    const worthwhile = request.method === 'GET' && request.headers.has('Accept-Encoding');
    return worthwhile ? compressing.fetch(request) : application.fetch(request);
  };
}

function drain(server: Server, grace: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    // A connection kept alive becomes idle only when its last answer is out.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
