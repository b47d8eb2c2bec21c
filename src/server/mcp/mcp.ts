import { beginExchange, respond } from '../exchange.ts';
import { bodyRefusal } from '../http/body-refusal.ts';
import type { ByteBudget } from '../http/byte-budget.ts';
import { receiveBody } from '../http/read-body.ts';
import type { TakeWork } from '../work/job.ts';
import { createMcpHandler, longestMessage, type McpHandlerOptions } from './mcp-handler.ts';

interface McpOptions extends McpHandlerOptions {
  readonly budget: ByteBudget;
  readonly takeWork?: TakeWork | undefined;
}

/** The headers that the protocol reads; only they are sent to a worker. */
const HEADERS = ['Host', 'Origin', 'Accept', 'Content-Type', 'Mcp-Protocol-Version', 'Mcp-Session-Id'] as const;

/** Serves the protocol within the limits of the API; work on large documents is done elsewhere. */
export function createMcp({ budget, takeWork, ...options }: McpOptions): (request: Request) => Promise<Response> {
  const handle = createMcpHandler(options);
  const limits = { ...options.limits, maxBytes: longestMessage(options.limits) };
  return async (request) => {
    if (request.method !== 'POST') return handle(request);
    const exchange = beginExchange(request);
    const received = await receiveBody(request, limits, budget);
    if (!received.ok) return respond(exchange, bodyRefusal(received.trouble, limits));
    const { bytes: body } = received;
    try {
      const headers = request.headers;
      const elsewhere = takeWork?.({ kind: 'mcp', url: request.url, headers: headersFor(headers), body });
      if (elsewhere) return respond(exchange, await elsewhere);
      return await handle(new Request(request.url, { method: 'POST', headers, body: body as Uint8Array<ArrayBuffer> }));
    } finally {
      received.release();
    }
  };
}

function headersFor(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    Array.from(headers).filter(
      ([name]) => HEADERS.some((header) => header.toLowerCase() === name) || name.startsWith('mcp-'),
    ),
  );
}
