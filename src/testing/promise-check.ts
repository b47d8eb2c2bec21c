import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { createOpenapi } from '../api/openapi.ts';
import { describedRoutes } from '../api/routes.ts';
import type { RouteDefinition } from '../api/define-route.ts';

/** Compares answers with the OpenAPI document; returns the differences, empty if there are none. */
export type PromiseCheck = (route: RouteDefinition, status: number, body: unknown) => readonly (ErrorObject | string)[];

export function createPromiseCheck(): PromiseCheck {
  const ajv = new Ajv2020({ strict: false });
  ajv.addSchema(createOpenapi(describedRoutes), 'openapi');
  return ({ path, method, responses }, status, body) => {
    const promised = responses[status];
    if (!promised) return [`${method} ${path} never promised ${status}`];
    const { key } = (body ?? {}) as { readonly key?: unknown };
    if (promised.keys && !promised.keys.some((known) => known === key))
      return [`${method} ${path} never promised ${status} with the key ${String(key)}`];
    const way = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json'];
    const fits = ajv.getSchema(`openapi#/${[...way, 'schema'].map(pointerPart).join('/')}`);
    if (!fits) return [`${method} ${path} has no schema for ${status}`];
    return fits(body) ? [] : (fits.errors ?? []);
  };
}

function pointerPart(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
