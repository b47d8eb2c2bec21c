import type { RouteDefinition } from '../../contract/define-route.ts';

/**
 * Whether the body is a file as it is and no JSON. Programs send JSON under any name, or none: only what the route takes as a file, and
 * what is named as one, is one.
 */
export function isFileBody(request: Request, { accepts }: Pick<RouteDefinition, 'accepts'>): boolean {
  const [essence = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  const type = essence.trim().toLowerCase();
  return type !== 'application/json' && accepts?.includes(type) === true;
}
