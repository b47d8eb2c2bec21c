import type { AskElsewhere } from '../../operations/bulk/answer-record.ts';
import type { PostedOperation } from '../../api/bodies.ts';
import type { RouteDefinition } from '../../api/define-route.ts';
import { routes } from '../../api/routes.ts';
import type { Exchange } from '../exchange.ts';
import { refuse } from '../refusal.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { BULK_OPERATIONS } from '../../api/schemas/bulk.ts';
import { topMembers } from '../../operations/requests/top-members.ts';
import type { RecordJob } from '../work/job.ts';

/**
 * Sends each record to an upstream as a separate request, since an upstream may not support bulk. Operations that only
 * this service has stay here.
 */
export function askUpstream(upstream: Upstream, request: Request, exchange: Exchange): AskElsewhere {
  const via = request.headers.get('Via');
  return (operation, body) => {
    const route = upstreamRoute(operation);
    return route && ask(route, body);
  };

  async function ask(
    route: RouteDefinition,
    body: string,
  ): Promise<{ readonly status: number; readonly text: string }> {
    const question = new Request(request.url, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...(via !== null && { Via: via }) },
      signal: request.signal,
    });
    try {
      // A record has its own log entry; that of the request counts lines and bytes.
      const response = await upstream.forward(question, { ...exchange }, { route, input: {} });
      return { status: response.status, text: onOneLine(await response.text()) };
    } catch {
      return refuse(502, 'upstream', 'The service behind this one did not answer this record whole.');
    }
  }
}

/** Whether the upstream answers a record: a JSON document for an operation that it has. */
export function goesUpstream({ operation, body }: RecordJob): boolean {
  if (operation !== undefined) return upstreamRoute(operation) !== undefined;
  const [op] = Array.from(topMembers(new TextDecoder().decode(body))).filter(({ name }) => name === 'op');
  return BULK_OPERATIONS.some(
    (operation) => op?.text === JSON.stringify(operation) && upstreamRoute(operation) !== undefined,
  );
}

/** The route of an operation that an upstream answers; undefined for those that stay here. */
function upstreamRoute(operation: PostedOperation): RouteDefinition | undefined {
  return (routes as readonly RouteDefinition[]).find(
    ({ operationId, embedded }) => operationId === operation && !embedded,
  );
}

/** In valid JSON, line feeds occur only between tokens. Throws if it is invalid. */
function onOneLine(text: string): string {
  JSON.parse(text);
  return text.replace(/[\r\n]+/g, ' ').trim();
}
