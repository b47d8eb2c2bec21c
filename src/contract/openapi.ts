import type { ObjectSchema, Schema } from './typed-schema/schema.ts';
import type { JsonObject } from '../engine/core/json/json.ts';
import type { RouteDefinition, RouteTag } from './define-route.ts';
import { API_VERSION } from './versions.ts';

const TAGS: Readonly<Record<RouteTag, string>> = {
  Documents: 'Build, validate and inspect documents.',
  Signing: 'Sign envelopes, verify them, make keys.',
  Reference: 'JSON Schemas, tax regimes and format addons.',
  Meta: 'About the service itself.',
};

/** Makes the OpenAPI 3.1 document of the given routes. Schemas with a title become components of that name. */
export function createOpenapi(routes: readonly RouteDefinition[]): JsonObject {
  const components: Record<string, unknown> = {};
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = describeOperation(route, components);
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Assay API',
      description: 'Build, validate, inspect and look up tax-aware business documents in the GOBL format.',
      version: API_VERSION,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `/${API_VERSION}`, description: 'This server' }],
    paths,
    components: { schemas: sorted(components) },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  };
  return JSON.parse(JSON.stringify(document)) as JsonObject;
}

function describeOperation(route: RouteDefinition, components: Record<string, unknown>): object {
  const parameters = [
    ...describeParameters(route.params, 'path', components),
    ...describeParameters(route.query, 'query', components),
  ];
  const responses = Object.entries(route.responses).map(([status, { description, schema }]) => [
    status,
    describeBody({ description, schema: hoist(schema, components) }),
  ]);
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: route.description,
    tags: [route.tag],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: hoist(route.body, components) } } },
    }),
    responses: Object.fromEntries(responses),
  };
}

function describeBody({ description, schema }: { description: string; schema: unknown }): object {
  return { description, content: { 'application/json': { schema } } };
}

function describeParameters(
  schema: ObjectSchema | undefined,
  place: 'path' | 'query',
  components: Record<string, unknown>,
) {
  return Object.entries<Schema>(schema?.properties ?? {}).map(([name, member]) => {
    const { description, examples, ...rest } = hoist(member, components) as Record<string, unknown>;
    return {
      name,
      in: place,
      required: place === 'path',
      description,
      // A flag counts whatever its value is, so no value is wrong.
      schema: place === 'query' ? {} : rest,
      ...(place === 'query' && { allowEmptyValue: true }),
      ...(Array.isArray(examples) && { example: examples[0] as unknown }),
    };
  });
}

/** Copies a schema, moving every titled one within it to the components. */
function hoist(schema: unknown, components: Record<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoist(item, components));
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, hoist(value, components)]));
  if (typeof copy['title'] !== 'string') return copy;
  const { title, ...rest } = copy;
  components[title as string] = rest;
  return { $ref: `#/components/schemas/${title as string}` };
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
