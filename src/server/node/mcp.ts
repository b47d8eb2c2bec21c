import type { Engine } from '../../engine/index.ts';
import type { createMcpEndpoint } from '../../mcp/http.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { Limits } from '../limits.ts';
import { describeFailure, type Log } from '../log.ts';

interface McpOptions {
  readonly engine: Engine;
  readonly limits: Limits;
  readonly hosts: readonly string[];
  readonly log?: Log;
}

/** The protocol's library is large, so it is loaded when the first assistant calls. */
export function createMcp({ engine, limits, hosts, log }: McpOptions): (request: Request) => Promise<Response> {
  const { maxBytes, maxDepth } = limits;
  let endpoint: Promise<ReturnType<typeof createMcpEndpoint>> | undefined;
  const load = async () => {
    const { createMcpEndpoint } = await import('../../mcp/http.ts');
    return createMcpEndpoint({
      scope: { engine, context: systemContext, limits: { maxLength: maxBytes, maxDepth } },
      hosts,
      // A document as text inside of JSON is longer than the document by its escapes.
      maxBytes: maxBytes * 2,
      onFailure: (where, error) => log?.(describeFailure('MCP', where, error)),
    });
  };
  return async (request) => (await (endpoint ??= load()))(request);
}
