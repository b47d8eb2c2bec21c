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
  /** `http://127.0.0.1:8080`, with the port that was really taken. */
  readonly url: string;
  readonly connections: Pick<Connections, 'open' | 'unsent' | 'resting' | 'announceEnd'>;
  /** Takes no more requests, lets those in flight finish, and after `grace` milliseconds cuts off the rest. */
  close(grace?: number): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Milliseconds within which a whole request must have arrived; the application's own limit is shorter. */
  readonly requestTimeout: number;
  readonly connections?: Partial<ConnectionLimits>;
  /** What is taken off the addresses of requests; nothing is found outside of it but what is asked about the service. */
  readonly basePath?: string;
  /** Whether there is no room for the work that a request asks for; asked before its body is read. */
  readonly isTooMuch?: ((request: IncomingMessage) => boolean) | undefined;
  /** Hears of connections that were cut. */
  readonly onCut?: (reason: CutReason) => void;
  /** Hears of requests that were refused before the application saw them. */
  readonly onRefusal?: () => void;
}

/** Milliseconds that requests in flight have to finish, unless told otherwise. */
export const DEFAULT_GRACE = 25_000;

/** How often Node looks for late heads and bodies, in milliseconds; its own measure is half a minute. */
const LATE_LOOK = 250;

/** Serves an application over HTTP. Rejects with Node's error when the address cannot be taken. */
export async function listen(application: Application, options: ListenOptions): Promise<Listener> {
  const { host, port, requestTimeout, onCut, onRefusal } = options;
  const limits = { ...DEFAULT_CONNECTION_LIMITS, ...options.connections };
  const handle = getRequestListener(cutQuietly(compressReference(application)), { hostname: host }) as Handle;
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

/** Takes the base path off the addresses of requests; what lies outside of it leads nowhere. */
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

/** Questions about the service itself are answered also when there is no room for anything else. */
function isUrgent({ url = '' }: IncomingMessage): boolean {
  return url === '/healthz' || url === '/readyz' || url === '/metrics';
}

function urlOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
