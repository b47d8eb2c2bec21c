import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/index.ts';
import { readApi } from './api.ts';

const json = (media: JsonObject): JsonObject => ({ 'application/json': media });
const document: JsonObject & { readonly 'x-limits': JsonObject } = {
  info: { description: 'What it does.', version: '1.2' },
  servers: [{ url: '/v0' }, { url: '/v1' }],
  tags: [{ name: 'Documents', description: 'About documents.' }, { name: 'Unused' }, { description: 'Nameless.' }],
  'x-limits': { maxBytes: 10, maxDepth: 5, bodyTimeout: 3 },
  components: {
    examples: { refused: { summary: 'Refused', value: { code: 422 } } },
    schemas: { Doc: { type: 'object' } },
  },
  paths: {
    '/build': {
      post: {
        tags: ['Documents', 'Other'],
        operationId: 'build',
        summary: 'Build',
        description: 'Builds.',
        requestBody: {
          content: json({
            schema: { $ref: '#/components/schemas/Doc' },
            examples: {
              own: { summary: 'Own', value: { a: 1 } },
              plain: { value: 0 },
              broken: 7,
              empty: { summary: 'No value' },
              gone: { $ref: '#/components/examples/gone' },
            },
          }),
        },
        responses: {
          200: { description: 'Done', content: json({ schema: { type: 'string' } }) },
          422: { description: 'No', content: json({ examples: { it: { $ref: '#/components/examples/refused' } } }) },
          204: {},
          500: 'broken',
        },
        'x-mcp-tool': { name: 'gobl_build', arguments: ['data', 7] },
      },
      parameters: 'shared',
    },
    '/schemas/{path}': {
      get: {
        tags: ['Definitions'],
        parameters: [
          { name: 'path', in: 'path', required: true, description: 'Which.', choices: [], example: 'bill/invoice' },
          { name: 'bundle', in: 'query' },
          { name: 'token', in: 'header' },
          { in: 'query' },
        ],
      },
    },
    '/lines': {
      post: {
        tags: ['Documents'],
        operationId: 'lines',
        requestBody: {
          content: {
            'application/x-ndjson': {
              schema: { type: 'string' },
              'x-line': { $ref: '#/components/schemas/Doc' },
              examples: { two: { value: '{"a":1}\n{"a":2}\n', 'x-query': { faults: 'full' } } },
            },
          },
        },
      },
    },
    '/loose': { delete: { responses: {} } },
    '/broken': 'no methods',
  },
};

describe('the interface of the service', () => {
  const api = () => readApi(document);
  const operation = (path: string) =>
    api()
      .groups.flatMap(({ operations }) => operations)
      .find((candidate) => candidate.path === `/v0${path}`);

  it('has its description, version, base and limits', () => {
    expect(api()).toMatchObject({
      description: 'What it does.',
      version: '1.2',
      base: '/v0',
      limits: { maxBytes: 10, maxDepth: 5, bodyTimeout: 3 },
    });
  });

  it('is in groups as they are listed, then others as they come; empty ones are left out', () => {
    expect(
      api().groups.map(({ name, description, operations }) => [name, description, operations.map(({ id }) => id)]),
    ).toEqual([
      ['Documents', 'About documents.', ['build', 'lines']],
      ['', 'Nameless.', ['DELETE /v0/loose']],
      ['Definitions', '', ['GET /v0/schemas/{path}']],
    ]);
  });

  it('says of an operation how it is called, by people and by assistants', () => {
    expect(operation('/build')).toMatchObject({
      method: 'POST',
      path: '/v0/build',
      summary: 'Build',
      description: 'Builds.',
      parameters: [],
      tool: { name: 'gobl_build', arguments: ['data'] },
    });
    expect(operation('/loose')).toMatchObject({
      summary: '/v0/loose',
      description: '',
      body: undefined,
      responses: [],
    });
    expect(operation('/loose')).toHaveProperty('tool', undefined);
  });

  it('shows the body with the examples that can be read', () => {
    expect(operation('/build')?.body).toMatchObject({
      shape: { type: 'Doc' },
      examples: [
        { name: 'own', summary: 'Own', text: '{ "a": 1 }' },
        { name: 'plain', summary: 'plain', text: '0' },
      ],
    });
  });

  it('shows lines by one of them, with an example as it is sent', () => {
    expect(operation('/build')?.body?.lines).toBe(false);
    expect(operation('/lines')?.body).toMatchObject({
      lines: true,
      shape: { type: 'Doc' },
      examples: [{ name: 'two', text: '{"a":1}\n{"a":2}\n', query: { faults: 'full' } }],
    });
  });

  it('shows each answer with its status and its examples, shared ones too', () => {
    expect(
      operation('/build')?.responses.map(({ status, description, shape, examples }) => [
        status,
        description,
        shape.type,
        examples,
      ]),
    ).toEqual([
      [200, 'Done', 'string', []],
      [204, '', 'any JSON', []],
      [422, 'No', 'any JSON', [{ name: 'it', summary: 'Refused', text: '{ "code": 422 }', query: {} }]],
    ]);
  });

  it('takes parameters of the path and the query, and leaves others out', () => {
    expect(operation('/schemas/{path}')?.parameters).toEqual([
      { name: 'path', place: 'path', required: true, description: 'Which.', choices: [], example: 'bill/invoice' },
      { name: 'bundle', place: 'query', required: false, description: '', choices: [], example: '' },
    ]);
  });

  it.each(['maxBytes', 'maxDepth', 'bodyTimeout'])('has no limits where %s is missing', (name) => {
    const limits = { ...document['x-limits'], [name]: 'much' };
    expect(readApi({ 'x-limits': limits }).limits).toBeUndefined();
  });

  it('is empty where nothing is described', () => {
    expect(readApi({})).toEqual({ description: '', version: '', base: '', groups: [], limits: undefined });
  });
});
