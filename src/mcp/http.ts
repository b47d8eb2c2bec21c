import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from '@modelcontextprotocol/server';
import { createMcpServer, type McpServerOptions } from './create-mcp-server.ts';

export interface McpHttpOptions extends McpServerOptions {
  /** Names under which the service may be called, besides those of this machine: `assay.example.org`, without a port. */
  readonly hosts: readonly string[];
  /** Largest body, in bytes. */
  readonly maxBytes: number;
}

/**
 * Serves the protocol over streamable HTTP without sessions: each request stands alone. A page of another origin, or a
 * name that was made to point here, is turned away before anything is read.
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
    (await handler.fetch(request));
}
