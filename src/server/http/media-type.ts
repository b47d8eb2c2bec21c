import type { RouteDefinition } from '../../api/define-route.ts';

const JSON_TYPE = 'application/json';

/** Default body types of a route: JSON, and for lines the usual names of JSON lines. */
const LINE_TYPES = ['application/x-ndjson', 'application/ndjson', 'application/jsonl', JSON_TYPE];

/** Media types of a route's body. */
export function takenTypes({ lines, accepts }: Pick<RouteDefinition, 'lines' | 'accepts'>): readonly string[] {
  return accepts ?? (lines ? LINE_TYPES : [JSON_TYPE]);
}

/**
 * Whether a request declares one of these types. Only requests from pages must: a page of another origin may send
 * forms, plain text and untyped bodies without a preflight, and its browser then sends the origin. Programs may send
 * JSON under any type, as the reference accepts it.
 */
export function isOfType({ headers }: Request, types: readonly string[]): boolean {
  if (headers.get('Origin') === null && headers.get('Sec-Fetch-Site') === null) return true;
  const [essence = ''] = (headers.get('Content-Type') ?? '').split(';', 1);
  const type = essence.trim().toLowerCase();
  return types.includes(type) || (types.includes(JSON_TYPE) && /^application\/[\w.-]+\+json$/.test(type));
}
