import type { Engine } from '../../engine/index.ts';
import type { createMcpEndpoint } from '../../mcp/http.ts';
import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { systemContext } from '../../platform/system-context.ts';
import type { Limits } from '../limits.ts';
import { describeFailure, type Log } from '../log.ts';

export interface McpHandlerOptions {
  readonly engine: Engine;
  readonly limits: Limits;
  readonly hosts: readonly string[];
  readonly log?: Log | undefined;
  /** The operator's rules, which may still be loading. */
  readonly ownRules?: RuleSet | Promise<RuleSet> | undefined;
}

/** A document as text in JSON is longer than the document, because of escapes. */
export const longestMessage = ({ maxBytes }: Limits): number => maxBytes * 2;

/** The protocol's library is large, so it is loaded on the first call. */
export function createMcpHandler(options: McpHandlerOptions): (request: Request) => Promise<Response> {
  const { engine, limits, hosts, log, ownRules } = options;
  let endpoint: Promise<ReturnType<typeof createMcpEndpoint>> | undefined;
  const load = async () => {
    const { createMcpEndpoint } = await import('../../mcp/http.ts');
    return createMcpEndpoint({
      scope: {
        engine,
        context: systemContext,
        limits: { maxLength: limits.maxBytes, maxDepth: limits.maxDepth },
        ownRules: await ownRules,
      },
      hosts,
      maxBytes: longestMessage(limits),
      onFailure(where, error) {
        // The sender learns the error of a message; the log has the request with its status.
        if (where !== 'protocol') log?.(describeFailure('MCP', where, error));
      },
    });
  };
  return async (request) => (await (endpoint ??= load()))(request);
}
