import type { RouteDefinition } from '../../contract/define-route.ts';

const JSON_TYPE = 'application/json';

/** What a route takes where it does not say so: JSON, and for lines the names that are in use for lines of JSON. */
const LINE_TYPES = ['application/x-ndjson', 'application/ndjson', 'application/jsonl', JSON_TYPE];

/** Media types in which a route takes its body. */
export function takenTypes({ lines, accepts }: Pick<RouteDefinition, 'lines' | 'accepts'>): readonly string[] {
  return accepts ?? (lines ? LINE_TYPES : [JSON_TYPE]);
}

/**
 * Whether a request says that its body is of one of these types. Only who sends it from a page has to: a page of another origin may send
 * without asking first what is a form or plain text, or says nothing of itself, and its browser then names the origin. Programs
 * send JSON under any name, as the reference takes it.
 */
export function isOfType({ headers }: Request, types: readonly string[]): boolean {
  if (headers.get('Origin') === null && headers.get('Sec-Fetch-Site') === null) return true;
  const [essence = ''] = (headers.get('Content-Type') ?? '').split(';', 1);
  const type = essence.trim().toLowerCase();
  return types.includes(type) || (types.includes(JSON_TYPE) && /^application\/[\w.-]+\+json$/.test(type));
}
