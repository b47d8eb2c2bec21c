import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../engine/index.ts';
import { defineRoute, type RouteDefinition } from './define-route.ts';
import { refusalExamples } from './examples/refusals.ts';
import { createOpenapi, type ServiceFacts } from './openapi.ts';
import { routes } from './routes.ts';
import { ErrorBody } from './schemas/error-body.ts';
import { array, boolean, literal, object, optional, string, union, nothing } from './typed-schema/schema.ts';

const Leaf = object({ word: string({ description: 'A word.' }) }, { title: 'Leaf', description: 'A leaf.' });
const Tree = object({ leaves: array(Leaf), best: optional(union([Leaf, nothing()])) }, { title: 'Tree' });

/** The query parameters of each operation. */
const LANGUAGE = {
  name: 'lang',
  in: 'query',
  required: false,
  description: expect.stringMatching(/./) as string,
  schema: { type: 'string', enum: ['en', 'es'] },
};

const lookUp = defineRoute({
  operationId: 'lookUp',
  method: 'GET',
  path: '/things/{name}',
  tag: 'Reference',
  summary: 'Look a thing up',
  description: 'In words.',
  params: object({ name: string({ description: 'Name of the thing.', examples: ['one', 'two'] }) }),
  query: object({ whole: optional(boolean({ description: 'With all of it.' })) }),
  responses: {
    200: { description: 'The thing.', schema: Tree },
    404: { description: 'None.', schema: ErrorBody, keys: ['not-found'] },
  },
});

const build = defineRoute({
  operationId: 'build',
  method: 'POST',
  path: '/things',
  tag: 'Documents',
  summary: 'Build',
  description: 'In words.',
  body: object({ data: string(), flag: optional(boolean({ description: 'A flag.' })) }, { title: 'ThingRequest' }),
  responses: {
    200: { description: 'Done.', schema: object({ ok: literal(true) }) },
    400: { description: 'No.', schema: ErrorBody, keys: ['input'] },
    422: { description: 'Refused.', schema: ErrorBody, keys: ['validation', 'calculation'] },
  },
});

const bare: RouteDefinition = {
  ...lookUp,
  operationId: 'list',
  method: 'POST',
  path: '/things/{name}',
  responses: { 200: { description: 'All.', schema: Tree } },
};
const { params: _params, query: _query, ...unasked } = bare;

const described = (...given: RouteDefinition[]) =>
  createOpenapi(given) as unknown as {
    paths: Record<string, Record<string, JsonObject>>;
    components: { schemas: Record<string, JsonObject>; examples: Record<string, JsonObject> };
  };
const operation = (route: RouteDefinition) => described(route).paths[route.path]?.[route.method.toLowerCase()];

describe('the description of a service', () => {
  it('says what it is, under which licence, and where', () => {
    expect(createOpenapi([])).toEqual({
      openapi: '3.1.0',
      info: {
        title: expect.stringMatching(/./) as string,
        description: expect.stringMatching(/./) as string,
        version: 'v0',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      security: [],
      servers: [{ url: '/v0', description: expect.stringMatching(/./) as string }],
      paths: {},
      components: { schemas: {}, examples: expect.any(Object) as object },
      tags: ['Documents', 'Formats', 'Signing', 'Refusals', 'Reference', 'Meta'].map((name) => ({
        name,
        description: expect.stringMatching(/./) as string,
      })),
    });
  });

  it('says where the service lies when it is not at the root', () => {
    const facts: ServiceFacts = {
      limits: { maxBytes: 1, maxFileBytes: 64_000_000, maxDepth: 2, bodyTimeout: 3 },
      assistants: false,
      basePath: '/assay',
    };
    expect(createOpenapi([], facts)).toMatchObject({
      servers: [{ url: '/assay/v0' }],
      'x-limits': { maxBytes: 1, maxFileBytes: 64_000_000, maxDepth: 2, bodyTimeout: 3 },
    });
    const { basePath: _, ...root } = facts;
    expect(createOpenapi([], root)).toMatchObject({ servers: [{ url: '/v0' }] });
  });

  it('is the same for every caller, and changes no route', () => {
    const before = JSON.stringify(routes);
    expect(createOpenapi(routes)).toEqual(createOpenapi(routes));
    expect(JSON.stringify(routes)).toBe(before);
  });
});

describe('an operation', () => {
  it('that looks something up has its parameters, each with an example', () => {
    expect(operation(lookUp)).toEqual({
      operationId: 'lookUp',
      summary: 'Look a thing up',
      description: 'In words.',
      tags: ['Reference'],
      parameters: [
        {
          name: 'name',
          in: 'path',
          required: true,
          description: 'Name of the thing.',
          schema: { type: 'string' },
          example: 'one',
        },
        {
          name: 'whole',
          in: 'query',
          required: false,
          description: 'With all of it.',
          schema: {},
          allowEmptyValue: true,
        },
        LANGUAGE,
      ],
      responses: {
        200: {
          description: 'The thing.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } },
        },
        404: {
          description: 'None.',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Error' },
              examples: { 'not-found': { $ref: '#/components/examples/not-found-404' } },
            },
          },
        },
      },
    });
  });

  it('with a body says what it takes, with examples, and what each refusal means', () => {
    const found = operation(build);
    expect(found).toMatchObject({
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingRequest' } } },
      },
      responses: {
        200: {
          content: {
            'application/json': {
              schema: { type: 'object', required: ['ok'], properties: { ok: { type: 'boolean' } } },
            },
          },
        },
        422: {
          content: {
            'application/json': {
              examples: {
                validation: { $ref: '#/components/examples/validation-422' },
                calculation: { $ref: '#/components/examples/calculation-422' },
              },
            },
          },
        },
      },
    });
    expect(found?.['parameters']).toEqual([LANGUAGE]);
    const examples =
      (found?.['requestBody'] as { content: Record<string, { examples: Record<string, object> }> } | undefined)
        ?.content['application/json']?.examples ?? {};
    expect(Object.keys(examples)).toContain('invoice');
    for (const example of Object.values(examples)) expect(Object.keys(example)).toEqual(['summary', 'value']);
  });

  it('without body or parameters has only the language parameter, and no examples of answers it never gives', () => {
    const found = operation(unasked);
    expect(Object.keys(found ?? {})).toEqual([
      'operationId',
      'summary',
      'description',
      'tags',
      'parameters',
      'responses',
    ]);
    expect(found).not.toHaveProperty('responses.200.content.application/json.examples');
  });

  it('without an example of its request names none', () => {
    const nameless = { ...build, operationId: 'nobody' } as RouteDefinition;
    expect(operation(nameless)?.['requestBody']).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingRequest' } } },
    });
  });

  it('shares its path with the other methods of it', () => {
    expect(Object.keys(described(lookUp, bare).paths)).toEqual(['/things/{name}']);
    expect(Object.keys(described(lookUp, bare).paths['/things/{name}'] ?? {})).toEqual(['get', 'post']);
  });

  it('names the tool that assistants have for it, when they can call the service', () => {
    const facts = { limits: { maxBytes: 1, maxFileBytes: 64_000_000, maxDepth: 2, bodyTimeout: 3 }, assistants: true };
    expect(createOpenapi([build], facts)).toHaveProperty(['paths', '/things', 'post', 'x-mcp-tool', 'name'], 'build');
    expect(createOpenapi([lookUp], facts)).not.toHaveProperty(['paths', '/things/{name}', 'get', 'x-mcp-tool']);
    expect(createOpenapi([build])).not.toHaveProperty(['paths', '/things', 'post', 'x-mcp-tool']);
  });
});

describe('components', () => {
  it('are the schemas with a title, wherever they stand, sorted', () => {
    const { schemas } = described(build, lookUp).components;
    expect(Object.keys(schemas)).toEqual(['Error', 'Fault', 'Leaf', 'ThingRequest', 'Tree']);
    expect(schemas['Tree']).toEqual({
      type: 'object',
      required: ['leaves'],
      properties: {
        leaves: { type: 'array', items: { $ref: '#/components/schemas/Leaf' } },
        best: { anyOf: [{ $ref: '#/components/schemas/Leaf' }, { type: 'null' }] },
      },
    });
    expect(schemas['Leaf']).toEqual({
      description: 'A leaf.',
      type: 'object',
      required: ['word'],
      properties: { word: { description: 'A word.', type: 'string' } },
    });
    expect(schemas['ThingRequest']).toMatchObject({
      properties: { flag: { type: 'boolean', description: 'A flag.' } },
    });
  });

  it('have an answer for each kind of refusal under each of its statuses', () => {
    const { examples } = described().components;
    expect(Object.keys(examples)).toHaveLength(refusalExamples.length);
    for (const example of refusalExamples) {
      expect(examples[`${example.value.key}-${example.value.code}`]).toEqual(example);
    }
  });
});
