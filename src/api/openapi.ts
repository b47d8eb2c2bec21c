import { statedIn, string, type ObjectSchema, type Schema, type ServiceNames } from './typed-schema/schema.ts';
import type { Catalogue, JsonObject } from '../engine/index.ts';
import type { ResponseDefinition, RouteDefinition, RouteTag } from './define-route.ts';
import { documentComponents, documentTypes } from './document-schemas.ts';
import { linesExamples, textOfLines, type LinesExample } from './examples/bulk.ts';
import { refusalExamples } from './examples/refusals.ts';
import { requestExamples, type RequestExample } from './examples/requests.ts';
import { FILE_TYPES } from './file-types.ts';
import { BROKEN_HEADER, LOSSES_HEADER, WARNINGS_HEADER } from './headers.ts';
import { EveryQuery } from './languages.ts';
import { operationTools, type ToolCall } from './tools.ts';
import { BuiltAnswer } from './schemas/documents.ts';
import { API_VERSION } from './versions.ts';

const COUNTED =
  'How many warnings there are: values that building drops or replaces, and what looks misspelt. `?warnings` tells them. Absent where an upstream answers.';

const FILE_HEADERS = {
  [LOSSES_HEADER]: 'With the file itself: how many values it has no place for.',
  [BROKEN_HEADER]: 'With the file itself: how many rules of its format and profile it breaks.',
};

/** Properties of one running service, published with its description. */
export interface ServiceFacts {
  /** Limits of a request: bytes of a body, nesting depth, milliseconds until a body must have arrived. */
  readonly limits: Readonly<Record<'maxBytes' | 'maxFileBytes' | 'maxDepth' | 'bodyTimeout', number>>;
  /** Whether assistants can call the service. */
  readonly assistants: boolean;
  /** The base path of the service; empty at the root. */
  readonly basePath?: string;
}

const TAGS: Readonly<Record<RouteTag, string>> = {
  Documents: 'Build, validate and inspect documents.',
  Formats: 'Make documents of XML invoices, and XML invoices of documents.',
  Signing: 'Sign envelopes, verify them, make keys.',
  Refusals: 'Explain what tax authorities, networks and validators answer.',
  Reference: 'JSON Schemas, tax regimes and format addons.',
  Meta: 'About the service itself.',
};

/**
 * Makes the OpenAPI 3.1 document of the given routes. Schemas with a title become components of that name. With a
 * catalogue, the types of its documents become components too, and answers with a built document refer to them.
 */
export function createOpenapi(
  routes: readonly RouteDefinition[],
  facts?: ServiceFacts,
  catalogue?: Catalogue,
): JsonObject {
  const components: Record<string, unknown> = {};
  const known: Known = { components, names: catalogue ? { types: documentTypes(catalogue) } : {} };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    (paths[route.path] ??= {})[route.method.toLowerCase()] = describeOperation(route, known, facts);
  }
  if (catalogue) Object.assign(components, documentComponents(catalogue));
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Assay API',
      description: 'Build, validate, inspect and look up tax-aware business documents in the GOBL format.',
      version: API_VERSION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    // No login is needed.
    security: [],
    servers: [{ url: `${facts?.basePath ?? ''}/${API_VERSION}`, description: 'This server' }],
    paths,
    components: {
      schemas: sorted(components),
      examples: Object.fromEntries(refusalExamples.map((example) => [refusalName(example.value), example])),
    },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    ...(facts && { 'x-limits': facts.limits }),
  };
  return document as unknown as JsonObject;
}

/** The components found so far, and the names that schemas may state. */
interface Known {
  readonly components: Record<string, unknown>;
  readonly names: ServiceNames;
}

function describeOperation(route: RouteDefinition, known: Known, facts?: ServiceFacts): object {
  const parameters = [
    ...describeParameters(route.params, 'path', known),
    ...describeParameters(route.query, 'query', known),
    ...describeParameters(EveryQuery, 'query', known),
  ];
  const responses = Object.entries<ResponseDefinition>(route.responses).map(
    ([status, { description, schema, warned, counted, keys }]) => [
      status,
      {
        description,
        ...headersOf(status === '200' ? { counted, files: route.files } : { counted }),
        content:
          route.lines && status === '200'
            ? linesOf(schema, route.lines.answer, known)
            : {
                'application/json': {
                  schema: hoist(warned ? BuiltAnswer : schema, known),
                  ...(keys && { examples: refusalsOf(status, keys) }),
                },
              },
        // Generators would make one type of all contents, and lose that of the JSON.
        ...(status === '200' && route.files && { 'x-files': route.files }),
      },
    ],
  );
  const requests = examplesOf(route);
  const tool = facts?.assistants ? toolOf(route) : undefined;
  return {
    operationId: route.operationId,
    summary: route.summary,
    description: route.description,
    tags: [route.tag],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: {
        required: true,
        content: contentOf(route, { schema: hoist(route.body, known), ...(requests && { examples: requests }) }),
      },
    }),
    ...(route.lines && {
      requestBody: {
        required: true,
        content: linesOf(string(), route.lines.record, known, linesExamplesOf(route)),
      },
    }),
    responses: Object.fromEntries(responses),
    ...(tool && { 'x-mcp-tool': tool }),
  };
}

function headersOf({
  counted,
  files,
}: {
  readonly counted?: boolean | undefined;
  readonly files?: readonly string[] | undefined;
}): object {
  const texts = { ...(counted && { [WARNINGS_HEADER]: COUNTED }), ...(files && FILE_HEADERS) };
  const headers = Object.entries(texts).map(([name, description]) => [
    name,
    { description, schema: { type: 'integer' } },
  ]);
  return headers.length > 0 ? { headers: Object.fromEntries(headers) } : {};
}

function toolOf({ operationId }: RouteDefinition): ToolCall | undefined {
  return (operationTools as Readonly<Record<string, ToolCall>>)[operationId];
}

const BYTES = { type: 'string', format: 'binary' };

/** A form with the file, as `curl --form file=@invoice.xml` sends it. */
const FORM = {
  'multipart/form-data': {
    schema: { type: 'object', required: ['file'], properties: { file: BYTES } },
    encoding: { file: { contentType: FILE_TYPES.filter((type) => !type.endsWith('json')).join(', ') } },
  },
};

/** JSON with its schema; other media types of the body are raw bytes, in the words that generators of clients know. */
function contentOf({ accepts = [] }: RouteDefinition, json: object): object {
  const others = accepts.filter((type) => type !== 'application/json').map((type) => [type, { schema: BYTES }]);
  return { 'application/json': json, ...Object.fromEntries(others), ...(accepts === FILE_TYPES && FORM) };
}

function examplesOf({ operationId }: RouteDefinition): object | undefined {
  const examples = (requestExamples as Readonly<Record<string, Readonly<Record<string, RequestExample>>>>)[operationId];
  return (
    examples &&
    Object.fromEntries(Object.entries(examples).map(([name, { summary, value }]) => [name, { summary, value }]))
  );
}

/** OpenAPI 3.1 cannot describe lines: the body is a text of lines, and `x-line` describes one line. */
function linesOf(whole: Schema, line: Schema, known: Known, examples?: object): object {
  const type = 'application/x-ndjson';
  const hoisted = hoist(line, known);
  const lines = { contentMediaType: type, contentSchema: { type: 'array', items: hoisted } };
  return {
    [type]: {
      schema: { ...(hoist(whole, known) as object), ...lines },
      'x-line': hoisted,
      ...(examples && { examples }),
    },
  };
}

function linesExamplesOf({ operationId }: RouteDefinition): object | undefined {
  const examples = (linesExamples as Readonly<Record<string, Readonly<Record<string, LinesExample>>>>)[operationId];
  return (
    examples &&
    Object.fromEntries(
      Object.entries(examples).map(([name, example]) => [
        name,
        { summary: example.summary, value: textOfLines(example), 'x-query': example.query },
      ]),
    )
  );
}

function refusalsOf(status: string, keys: readonly string[]): object {
  return Object.fromEntries(
    keys.map((key) => [key, { $ref: `#/components/examples/${refusalName({ code: status, key })}` }]),
  );
}

/** One key may come with several statuses: `input-400`, `input-413`. */
function refusalName({ code, key }: { readonly code: number | string; readonly key: string }): string {
  return `${key}-${code}`;
}

function describeParameters(
  schema: ObjectSchema | undefined,
  place: 'path' | 'query',
  known: Known,
): readonly object[] {
  return Object.entries<Schema>(schema?.properties ?? {}).map(([name, member]) => {
    const { description, examples, ...rest } = hoist(member, known) as Record<string, unknown>;
    const isFlag = rest['type'] === 'boolean';
    return {
      name,
      in: place,
      required: place === 'path',
      description,
      // A flag ignores its value, so every value is valid.
      schema: isFlag ? {} : rest,
      ...(isFlag && { allowEmptyValue: true }),
      ...(Array.isArray(examples) && { example: examples[0] as unknown }),
    };
  });
}

/**
 * Copies a schema and moves every titled schema in it to the components. A constant boolean goes to the description:
 * generators would treat it as a string and reject the answer.
 */
function hoist(schema: unknown, known: Known): unknown {
  if (Array.isArray(schema)) return schema.map((item) => hoist(item, known));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$published' in schema && 'description' in schema) {
    const { $published, description } = schema;
    return { ...(hoist($published, known) as object), description };
  }
  const whole = { ...schema, ...statedIn(schema, known.names) };
  const copy = Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, hoist(value, known)]));
  if (typeof copy['const'] === 'boolean') delete copy['const'];
  if (typeof copy['title'] !== 'string') return copy;
  const { title, ...rest } = copy;
  known.components[title as string] = rest;
  return { $ref: `#/components/schemas/${title as string}` };
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
