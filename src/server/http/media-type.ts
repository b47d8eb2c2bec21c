import type { RouteDefinition } from '../../contract/define-route.ts';

const JSON_TYPE = 'application/json';

/** What a route takes where it does not say so: JSON, and for lines the names that are in use for lines of JSON. */
const LINE_TYPES = ['application/x-ndjson', 'application/ndjson', 'application/jsonl', JSON_TYPE];

/** Media types in which a route takes its body. */
export function takenTypes({ lines, accepts }: Pick<RouteDefinition, 'lines' | 'accepts'>): readonly string[] {
  return accepts ?? (lines ? LINE_TYPES : [JSON_TYPE]);
}

/**
 * Whether a request says that its body is of one of these types. A page of another origin may send without asking first what is a form
 * or plain text, or says nothing of itself; none of that is taken, as the protocol for assistants does not take it.
 */
export function isOfType(request: Request, types: readonly string[]): boolean {
  const [essence = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  const type = essence.trim().toLowerCase();
  return types.includes(type) || (types.includes(JSON_TYPE) && /^application\/[\w.-]+\+json$/.test(type));
}
