import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { createMcpServer, type McpServerOptions } from './create-mcp-server.ts';

export interface McpHttpOptions extends McpServerOptions {
  /** Host names of the service besides this machine: `assay.example.org`, without a port. */
  readonly hosts: readonly string[];
  /** Largest body, in bytes. */
  readonly maxBytes: number;
}

/** Most messages in a batch. Newer versions of the protocol have no batches; older clients send a handful. */
export const MOST_MESSAGES = 20;

/**
 * Serves the protocol over streamable HTTP without sessions: each request is independent. Pages of other origins and
 * unknown host names (DNS rebinding) are refused before anything is read.
 */
export function createMcpEndpoint(options: McpHttpOptions): (request: Request) => Promise<Response> {
  const hosts = [...localhostAllowedHostnames(), ...options.hosts];
  const handler = createMcpHandler(() => createMcpServer(options), {
    maxRequestBodySize: options.maxBytes,
    onerror: (error) => options.onFailure?.('protocol', error),
  });
  return async (request) =>
    hostHeaderValidationResponse(request, hosts) ??
    originValidationResponse(request, hosts) ??
    (await refuseLongBatch(request)) ??
    (await handler.fetch(request));
}

/** The protocol's library accepts a hundred. Each may take seconds, and no other request gets a turn in between. */
async function refuseLongBatch(request: Request): Promise<Response | undefined> {
  if (request.method !== 'POST') return undefined;
  const text = await request.clone().text();
  if (!/^\s*\[/.test(text)) return undefined;
  let messages: unknown;
  try {
    messages = JSON.parse(text);
  } catch {
    // The library reports the error.
    return undefined;
  }
  if (!Array.isArray(messages) || messages.length <= MOST_MESSAGES) return undefined;
  const error = { code: -32600, message: `Invalid Request: a batch has at most ${MOST_MESSAGES} messages` };
  return Response.json({ jsonrpc: '2.0', id: null, error }, { status: 400 });
}
