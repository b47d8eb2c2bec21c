import { parseJson } from '../../../language/syntax/parse-json.ts';
import { valueOf } from '../../../language/syntax/tree.ts';
import type { ApiTool } from '../../api/definitions/api.ts';
import { printJson } from '../../ui/print-json.ts';
import type { ParameterValues } from './compose-request.ts';

export interface SnippetRequest {
  readonly method: string;
  /** The full address, with the origin. */
  readonly url: string;
  readonly body: string | undefined;
  /** Whether request and response are lines of JSON. */
  readonly lines: boolean;
}

/** The media type of a body. */
export function typeOf(lines: boolean): string {
  return lines ? 'application/x-ndjson' : 'application/json';
}

/** The request as a curl command. */
export function curlOf({ method, url, body, lines: ofLines }: SnippetRequest): string {
  const lines = [`curl -s ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`];
  // Only `--data-binary` keeps line breaks.
  if (body !== undefined)
    lines.push(`-H 'Content-Type: ${typeOf(ofLines)}'`, `${ofLines ? '--data-binary' : '-d'} ${quoted(body)}`);
  return lines.join(' \\\n  ');
}

/** The request as JavaScript for a browser or Node. It handles errors. */
export function fetchOf({ method, url, body, lines }: SnippetRequest): string {
  const address = `'${url.replaceAll("'", '%27')}'`;
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(body === undefined
      ? []
      : [
          `  headers: { 'Content-Type': '${typeOf(lines)}' },`,
          `  body: ${lines ? JSON.stringify(body) : indented(literal(body))},`,
        ]),
  ];
  const call = options.length === 0 ? `fetch(${address})` : `fetch(${address}, {\n${options.join('\n')}\n})`;
  if (lines) {
    return [
      `const response = await ${call};`,
      'if (!response.ok) throw new Error((await response.json()).message);',
      `const answers = (await response.text()).trim().split('\\n').map((line) => JSON.parse(line));`,
    ].join('\n');
  }
  return [
    `const response = await ${call};`,
    'const answer = await response.json();',
    'if (!response.ok) throw new Error(`${answer.key}: ${answer.message}`);',
  ].join('\n');
}

/**
 * The request as a tool call of the Model Context Protocol. Objects are sent as text, so that digits stay as written.
 */
export function toolCallOf(tool: ApiTool, body: string | undefined, values: ParameterValues): string {
  const { root } = parseJson(body ?? '{}');
  const given = tool.arguments.flatMap((name): [string, unknown][] => {
    const node = valueOf(root, name);
    if (!node) return values[name] === undefined ? [] : [[name, values[name]]];
    const text = (body ?? '').slice(node.start, node.end);
    return [[name, node.kind === 'object' ? compact(text) : parsed(text)]];
  });
  const params = { name: tool.name, arguments: Object.fromEntries(given) };
  return printJson({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
}

/** Removes line breaks and indentation. In JSON, both can be inside strings only as escapes. */
function compact(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** JSON is valid JavaScript. Text that is not JSON becomes a string. */
function literal(body: string): string {
  return parseJson(body).faults.length === 0 ? `JSON.stringify(${body.trim()})` : JSON.stringify(body);
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
