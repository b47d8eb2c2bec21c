import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Application } from '../application.ts';
import { compressReference } from '../http/compress-reference.ts';
import { securityHeaders } from '../http/headers.ts';
import { refuseBusy } from '../refusal.ts';
import { DEFAULT_CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts';
import { cutQuietly } from './cut-quietly.ts';
import { keepConnections, type Connections, type CutReason, type Handle } from './connections.ts';

export interface Listener {
  /** `http://127.0.0.1:8080`, with the actual port. */
  readonly url: string;
  readonly connections: Pick<Connections, 'open' | 'unsent' | 'resting' | 'announceEnd'>;
  /** Accepts no more requests, lets those in flight finish, and closes the rest after `grace` milliseconds. */
  close(grace?: number): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Milliseconds for a whole request to arrive; the application's own limit is shorter. */
  readonly requestTimeout: number;
  readonly connections?: Partial<ConnectionLimits>;
  /** Prefix removed from the addresses of requests; other addresses are not found, except those about the service. */
  readonly basePath?: string;
  /** Whether there is no room for the request's work; checked before its body is read. */
  readonly isTooMuch?: ((request: IncomingMessage) => boolean) | undefined;
  /** Receives closed connections. */
  readonly onCut?: (reason: CutReason) => void;
  /** Receives requests refused before the application. */
  readonly onRefusal?: () => void;
}

/** Default milliseconds for requests in flight to finish. */
export const DEFAULT_GRACE = 25_000;

/** Milliseconds between Node's checks for late heads and bodies; its default is half a minute. */
const LATE_LOOK = 250;

/** Serves an application over HTTP. Rejects with Node's error if the address is in use. */
export async function listen(application: Application, options: ListenOptions): Promise<Listener> {
  const { host, port, requestTimeout, onCut, onRefusal } = options;
  const limits = { ...DEFAULT_CONNECTION_LIMITS, ...options.connections };
  const answer = compressReference(application);
  const handle = getRequestListener(application.relays ? cutQuietly(answer) : answer, { hostname: host }) as Handle;
  const server = createServer({
    requestTimeout,
    connectionsCheckingInterval: LATE_LOOK,
  });
  const connections = keepConnections(server, {
    limits: { ...limits, headTimeout: Math.min(limits.headTimeout, requestTimeout) },
    handle: options.basePath ? below(options.basePath, handle) : handle,
    refuse: (_, response) => {
      onRefusal?.();
      refuseAtOnce(response);
    },
    isUrgent,
    isTooMuch: options.isTooMuch,
    ...(onCut && { onCut }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: urlOf(server.address() as AddressInfo),
    connections,
    close: (grace = DEFAULT_GRACE) => connections.close(grace),
  };
}

/** Removes the base path from the addresses of requests; others are not found. */
function below(basePath: string, handle: Handle): Handle {
  return async (request, response) => {
    const { url = '' } = request;
    if (url === basePath || url.startsWith(`${basePath}?`)) {
      const location = `${basePath}/${url.slice(basePath.length)}`;
      return response.writeHead(308, { ...securityHeaders, Location: location }).end();
    }
    if (url.startsWith(`${basePath}/`)) request.url = url.slice(basePath.length);
    else if (!isUrgent(request)) request.url = '/v0/outside-of-the-base-path';
    return handle(request, response);
  };
}

const BUSY = refuseBusy();
const BUSY_TEXT = `${BUSY.text}\n`;
const BUSY_HEADERS = {
  ...securityHeaders,
  ...BUSY.headers,
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'Content-Length': Buffer.byteLength(BUSY_TEXT),
};

function refuseAtOnce(response: ServerResponse): void {
  response.writeHead(503, BUSY_HEADERS).end(BUSY_TEXT);
}

/** Requests about the service itself are answered even without room for anything else. */
function isUrgent({ url = '' }: IncomingMessage): boolean {
  return url === '/healthz' || url === '/readyz' || url === '/metrics';
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
