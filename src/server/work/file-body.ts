import type { RouteDefinition } from '../../api/define-route.ts';

/**
 * Whether the body is a file and not JSON. Programs send JSON under any type, or none, so only the file types of the
 * route count.
 */
export function isFileBody(request: Request, { accepts }: Pick<RouteDefinition, 'accepts'>): boolean {
  const [essence = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  const type = essence.trim().toLowerCase();
  return type !== 'application/json' && accepts?.includes(type) === true;
}
