import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { printJson } from '../../ui/print-json.ts';
import { readShape, type ApiShape } from './api-shape.ts';
import { numberAt, objectAt, objectsAt, textAt, textsAt, wordsAt } from './shape.ts';

/** The API of the service, read from its OpenAPI document. */
export interface Api {
  readonly description: string;
  readonly version: string;
  /** Path that every operation's path begins with: `/v0`. */
  readonly base: string;
  readonly groups: readonly ApiGroup[];
  readonly limits: ApiLimits | undefined;
}

export interface ApiGroup {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly ApiOperation[];
}

export interface ApiLimits {
  readonly maxBytes: number;
  readonly maxDepth: number;
  readonly bodyTimeout: number;
}

export interface ApiOperation {
  readonly id: string;
  readonly method: string;
  /** Includes the base path, with `{name}` for a parameter. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** Summary and description in English, for searches. */
  readonly words: string;
  readonly parameters: readonly ApiParameter[];
  readonly body: ApiBody | undefined;
  readonly responses: readonly ApiResponse[];
  /** The tool that assistants call instead. */
  readonly tool: ApiTool | undefined;
}

export interface ApiParameter {
  readonly name: string;
  /** A parameter in the path is text. One in the query without choices is a flag: only its presence counts. */
  readonly place: 'path' | 'query';
  /** Values that a parameter in the query accepts; none for a flag. */
  readonly choices: readonly string[];
  readonly required: boolean;
  readonly description: string;
  readonly example: string;
}

export interface ApiBody {
  /** Whether the body is lines of JSON, each of this shape, instead of one JSON value. */
  readonly lines: boolean;
  readonly shape: ApiShape;
  readonly examples: readonly ApiExample[];
}

export interface ApiResponse {
  readonly status: number;
  readonly description: string;
  readonly shape: ApiShape;
  /** One for each error key that comes with the status; none for a success. */
  readonly examples: readonly ApiExample[];
}

export interface ApiExample {
  readonly name: string;
  readonly summary: string;
  /** Indented JSON, or lines of JSON. */
  readonly text: string;
  /** Query parameters of the example. */
  readonly query: Readonly<Record<string, string>>;
}

export interface ApiTool {
  readonly name: string;
  readonly arguments: readonly string[];
}

/**
 * Reads the parts that the page shows; missing parts and parts of another form are left out. `path` is that of the API,
 * if the description does not know it. `english` is the same before it was translated.
 */
export function readApi(document: JsonObject, path?: string, english = document): Api {
  const info = objectAt(document, 'info');
  const [server] = objectsAt(document, 'servers');
  const base = path ?? (server && textAt(server, 'url')) ?? '';
  const operations = Object.entries(objectAt(document, 'paths')).flatMap(([place, methods]) =>
    Object.entries(isJsonObject(methods) ? methods : {}).flatMap(([method, operation]) => {
      if (!isJsonObject(operation)) return [];
      const tag = textsAt(operation, 'tags')[0] ?? '';
      const plain = objectAt(objectAt(objectAt(english, 'paths'), place), method);
      const words = `${textAt(plain, 'summary') ?? ''} ${textAt(plain, 'description') ?? ''}`;
      return [{ tag, operation: { ...readOperation(method.toUpperCase(), base + place, operation, document), words } }];
    }),
  );
  const tags = objectsAt(document, 'tags').map(
    (tag) => [textAt(tag, 'name') ?? '', textAt(tag, 'description')] as const,
  );
  const described = new Map(tags);
  const names = [...new Set([...tags.map(([name]) => name), ...operations.map(({ tag }) => tag)])];
  return {
    description: textAt(info, 'description') ?? '',
    version: textAt(info, 'version') ?? '',
    base,
    groups: names.flatMap((name) => {
      const own = operations.filter(({ tag }) => tag === name).map(({ operation }) => operation);
      return own.length === 0 ? [] : [{ name, description: described.get(name) ?? '', operations: own }];
    }),
    limits: readLimits(objectAt(document, 'x-limits')),
  };
}

function readOperation(
  method: string,
  path: string,
  operation: JsonObject,
  document: JsonObject,
): Omit<ApiOperation, 'words'> {
  const body = mediaOf(objectAt(operation, 'requestBody'));
  const tool = objectAt(operation, 'x-mcp-tool');
  const toolName = textAt(tool, 'name');
  return {
    id: textAt(operation, 'operationId') ?? `${method} ${path}`,
    method,
    path,
    summary: textAt(operation, 'summary') ?? path,
    description: textAt(operation, 'description') ?? '',
    parameters: objectsAt(operation, 'parameters').flatMap(readParameter),
    body: body && {
      lines: 'x-line' in body,
      shape: readShape(body['x-line'] ?? body['schema'], document),
      examples: readExamples(body, document),
    },
    responses: Object.entries(objectAt(operation, 'responses')).flatMap(([status, response]) =>
      isJsonObject(response) ? [readResponse(Number(status), response, document)] : [],
    ),
    tool: toolName === undefined ? undefined : { name: toolName, arguments: textsAt(tool, 'arguments') },
  };
}

function readParameter(parameter: JsonObject): readonly ApiParameter[] {
  const name = textAt(parameter, 'name');
  const place = textAt(parameter, 'in');
  if (name === undefined || (place !== 'path' && place !== 'query')) return [];
  return [
    {
      name,
      place,
      required: parameter['required'] === true,
      description: textAt(parameter, 'description') ?? '',
      choices: textsAt(objectAt(parameter, 'schema'), 'enum'),
      example: textAt(parameter, 'example') ?? '',
    },
  ];
}

function readResponse(status: number, response: JsonObject, document: JsonObject): ApiResponse {
  const media = mediaOf(response);
  return {
    status,
    description: textAt(response, 'description') ?? '',
    shape: readShape(media?.['x-line'] ?? media?.['schema'], document),
    examples: media ? readExamples(media, document) : [],
  };
}

function mediaOf(holder: JsonObject): JsonObject | undefined {
  const content = objectAt(holder, 'content');
  const media = content['application/json'] ?? content['application/x-ndjson'];
  return isJsonObject(media) ? media : undefined;
}

const COMPONENT = '#/components/examples/';

function readExamples(media: JsonObject, document: JsonObject): readonly ApiExample[] {
  const shared = objectAt(objectAt(document, 'components'), 'examples');
  return Object.entries(objectAt(media, 'examples')).flatMap(([name, given]) => {
    const ref = isJsonObject(given) ? textAt(given, '$ref') : undefined;
    const example: Json | undefined = ref?.startsWith(COMPONENT) ? shared[ref.slice(COMPONENT.length)] : given;
    if (!isJsonObject(example) || example['value'] === undefined) return [];
    const { value } = example;
    const text = 'x-line' in media && typeof value === 'string' ? value : printJson(value);
    return [{ name, summary: textAt(example, 'summary') ?? name, text, query: wordsAt(example, 'x-query') }];
  });
}

function readLimits(limits: JsonObject): ApiLimits | undefined {
  const [maxBytes, maxDepth, bodyTimeout] = ['maxBytes', 'maxDepth', 'bodyTimeout'].map((name) =>
    numberAt(limits, name),
  );
  if (maxBytes === undefined || maxDepth === undefined || bodyTimeout === undefined) return undefined;
  return { maxBytes, maxDepth, bodyTimeout };
}
