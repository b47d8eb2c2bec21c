import { describe, expect, it } from 'vitest';
import type { RouteDefinition } from './define-route.ts';
import { ERROR_STATUS } from './error-status.ts';
import { linesExamples, textOfLines } from './examples/bulk.ts';
import { refusalExamples } from './examples/refusals.ts';
import { requestExamples } from './examples/requests.ts';
import { createOpenapi } from './openapi.ts';
import { describedRoutes, routes } from './routes.ts';
import { ErrorBody } from './schemas/error-body.ts';
import { fits } from './typed-schema/check.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly properties?: object }>>;
    readonly examples: Readonly<Record<string, unknown>>;
  };
}

const document = createOpenapi(describedRoutes) as unknown as Document;

describe('the OpenAPI document', () => {
  it('is version v0 of an OpenAPI 3.1 interface', () => {
    expect([document.openapi, document.info.version]).toEqual(['3.1.0', 'v0']);
  });

  it.each([
    ['/', 'get', 'getVersion', 'Meta'],
    ['/build', 'post', 'build', 'Documents'],
    ['/validate', 'post', 'validate', 'Documents'],
    ['/inspect', 'post', 'inspect', 'Documents'],
    ['/correct', 'post', 'correct', 'Documents'],
    ['/replicate', 'post', 'replicate', 'Documents'],
    ['/bulk', 'post', 'bulk', 'Documents'],
    ['/import', 'post', 'import', 'Formats'],
    ['/export', 'post', 'export', 'Formats'],
    ['/formats', 'get', 'listFormats', 'Formats'],
    ['/destinations', 'get', 'listDestinations', 'Formats'],
    ['/fingerprint', 'post', 'fingerprint', 'Formats'],
    ['/sign', 'post', 'sign', 'Signing'],
    ['/verify', 'post', 'verify', 'Signing'],
    ['/keygen', 'post', 'keygen', 'Signing'],
    ['/refusal', 'post', 'explainRefusal', 'Refusals'],
    ['/refusals', 'get', 'listRefusals', 'Refusals'],
    ['/refusals/{authority}/{code}', 'get', 'getRefusal', 'Refusals'],
    ['/schemas', 'get', 'listSchemas', 'Reference'],
    ['/schemas/{path}', 'get', 'getSchema', 'Reference'],
    ['/regimes', 'get', 'listRegimes', 'Reference'],
    ['/regimes/{code}', 'get', 'getRegime', 'Reference'],
    ['/rules', 'get', 'listRules', 'Reference'],
    ['/rules/{code}', 'get', 'getRule', 'Reference'],
    ['/addons', 'get', 'listAddons', 'Reference'],
    ['/addons/{key}', 'get', 'getAddon', 'Reference'],
  ])('%s %s is %s under %s', (path, method, operationId, tag) => {
    expect(document.paths[path]?.[method]).toMatchObject({ operationId, tags: [tag] });
  });

  it.each([
    ['BuildRequest', ['data', 'template', 'type', 'envelop']],
    ['ValidateRequest', ['data', 'encoding']],
    ['CorrectRequest', ['data', 'options', 'schema']],
    ['ReplicateRequest', ['data']],
    ['SignRequest', ['data', 'template', 'privatekey', 'type', 'envelop']],
    ['VerifyRequest', ['data', 'publickey']],
    ['KeyPair', ['private', 'public']],
    ['JWK', ['kty', 'crv', 'alg', 'use', 'kid', 'x', 'y']],
    ['OkResponse', ['ok', 'warnings']],
    ['RegimeSummary', ['country', 'name', 'description', 'currency', 'known']],
    ['AddonSummary', ['key', 'name', 'description', 'requires']],
    ['Error', ['code', 'key', 'message', 'phrase', 'values', 'faults', 'hint', 'warnings']],
  ])('%s has the published members', (name, members) => {
    expect(Object.keys(document.components.schemas[name]?.properties ?? {}).sort()).toEqual([...members].sort());
  });

  it('names every parameter of a path, and the flags of the bundle', () => {
    const parameters = document.paths['/schemas/{path}']?.['get']?.parameters;
    expect(parameters?.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['path', 'path', true],
      ['bundle', 'query', false],
      ['pending', 'query', false],
      ['lang', 'query', false],
    ]);
  });

  it('promises an error body wherever it promises a refusal', () => {
    for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
      for (const [status, response] of Object.entries(operation.responses)) {
        if (status !== '200')
          expect(response).toHaveProperty('content.application/json.schema.$ref', '#/components/schemas/Error');
      }
    }
  });

  it('has an example for every kind of refusal it promises, and no other', () => {
    const promised = new Set<string>();
    for (const route of describedRoutes) {
      for (const [status, { keys = [] }] of Object.entries(route.responses)) {
        for (const key of keys) promised.add(`${key}-${status}`);
      }
    }
    expect(Object.keys(document.components.examples).sort()).toEqual([...promised].sort());
    for (const { value } of refusalExamples) expect(fits(ErrorBody, value), value.key).toBe(true);
  });

  it('names every kind of failure that an operation can have', () => {
    const named = new Set(refusalExamples.map(({ value: { key, code } }) => `${key} ${code}`));
    for (const [key, status] of Object.entries(ERROR_STATUS)) expect(named).toContain(`${key} ${status}`);
  });

  it('has an example for every request with a body, in the form it asks for', () => {
    for (const route of routes as readonly RouteDefinition[]) {
      if (!route.body) continue;
      const examples = Object.values(requestExamples[route.operationId as keyof typeof requestExamples]);
      expect(examples.length, route.operationId).toBeGreaterThan(0);
      for (const { value } of examples) expect(fits(route.body, value), route.operationId).toBe(true);
    }
  });

  it('has a schema for every form of a request, and a name for every object among alternatives', () => {
    const unnamed: string[] = [];
    const look = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null || place.endsWith('/examples')) return;
      const { anyOf = [], requestBody = { content: {} } } = value as {
        readonly anyOf?: readonly { readonly properties?: object }[];
        readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
      };
      if (anyOf.some(({ properties }) => properties)) unnamed.push(place);
      for (const [type, form] of Object.entries(requestBody.content))
        if (!('schema' in form)) unnamed.push(`${place} ${type}`);
      for (const [name, member] of Object.entries(value)) look(member, `${place}/${name}`);
    };
    look(document, '');
    expect(unnamed).toEqual([]);
  });

  it('describes lines by one of them, with examples that can be sent as they are', () => {
    const { requestBody, responses } = document.paths['/bulk']?.['post'] ?? {};
    const lines = ['content', 'application/x-ndjson'];
    expect(requestBody).toHaveProperty([...lines, 'schema', 'type'], 'string');
    expect(requestBody).toHaveProperty([...lines, 'x-line'], { $ref: '#/components/schemas/BulkRecord' });
    expect(responses?.['200']).toHaveProperty([...lines, 'x-line'], { $ref: '#/components/schemas/BulkAnswer' });
    for (const [name, example] of Object.entries(linesExamples.bulk)) {
      const published = { summary: example.summary, value: textOfLines(example), 'x-query': example.query };
      expect(requestBody).toHaveProperty([...lines, 'examples', name], published);
    }
  });

  it('leaves a constant truth value to the description, and keeps every constant text', () => {
    const constants: unknown[] = [];
    JSON.stringify(document, (name, value: unknown) => {
      // Text of a schema, not a member of that name in an example.
      if (name === 'const') constants.push(value);
      return name === 'examples' ? undefined : value;
    });
    expect(constants.length).toBeGreaterThan(0);
    expect(constants.filter((value) => typeof value !== 'string')).toEqual([]);
  });

  it('mentions limits and tools for assistants only as the service reports them', () => {
    const limits = { maxBytes: 1, maxFileBytes: 64_000_000, maxDepth: 2, bodyTimeout: 3 };
    expect(createOpenapi(describedRoutes)).not.toHaveProperty('x-limits');
    expect(createOpenapi(describedRoutes, { limits, assistants: false })).toMatchObject({ 'x-limits': limits });
    const tool = 'paths./build.post.x-mcp-tool.name';
    expect(createOpenapi(describedRoutes, { limits, assistants: false })).not.toHaveProperty(tool);
    expect(createOpenapi(describedRoutes, { limits, assistants: true })).toHaveProperty(tool, 'build');
  });

  it('has nothing that client generators fail on', () => {
    const stumbles = new Set<string>();
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const schema = value as Readonly<Record<string, unknown>>;
      const note = (what: string) => void stumbles.add(`${what} at ${path}`);
      if (typeof schema['const'] === 'boolean') note('a constant truth value');
      if ('default' in schema) note('a default');
      if (typeof schema['properties'] === 'object' && 'd' in (schema['properties'] ?? {})) note('a member called d');
      if (schema['type'] === 'object' && !schema['properties'] && !schema['additionalProperties'])
        note('an object that says nothing of its members');
      const choices = Array.isArray(schema['anyOf']) ? (schema['anyOf'] as readonly object[]) : [];
      if (choices.length > 0 && choices.every((choice) => 'const' in choice)) note('a choice of constants');
      for (const [name, part] of Object.entries(schema)) visit(part, `${path}.${name}`);
    };
    visit(document.components.schemas, 'schemas');
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const { operationId, ...operation } of Object.values(methods)) {
        const { requestBody, ...rest } = JSON.parse(
          JSON.stringify(operation, (name, part: unknown) => (name === 'examples' ? undefined : part)),
        ) as Record<string, unknown>;
        visit(rest, path);
        visit(requestBody, path);
        // Client generators give this name to the answer of an operation.
        const answer = `${operationId[0]?.toUpperCase() ?? ''}${operationId.slice(1)}Response`;
        if (answer in document.components.schemas) stumbles.add(`a second ${answer}`);
      }
    }
    expect([...stumbles]).toEqual([]);
  });

  it('is JSON as it stands, without undefined members', () => {
    expect(document).toStrictEqual(JSON.parse(JSON.stringify(document)));
  });

  it('refers only to schemas it has', () => {
    const named = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !(String(name) in document.components.schemas))).toEqual([]);
  });
});
