import { parseJson } from '../../../language/syntax/parse-json.ts';
import { valueOf } from '../../../language/syntax/tree.ts';
import type { ApiTool } from '../../api/definitions/api.ts';
import { printJson } from '../../ui/print-json.ts';
import type { ParameterValues } from './compose-request.ts';

export interface SnippetRequest {
  readonly method: string;
  /** The whole address, with the origin. */
  readonly url: string;
  readonly body: string | undefined;
  /** Lines of JSON go in and come out. */
  readonly lines: boolean;
}

/** Media type of a body. */
export function typeOf(lines: boolean): string {
  return lines ? 'application/x-ndjson' : 'application/json';
}

/** One command for a shell. */
export function curlOf({ method, url, body, lines: ofLines }: SnippetRequest): string {
  const lines = [`curl -s ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`];
  // Only `--data-binary` leaves the ends of lines where they are.
  if (body !== undefined)
    lines.push(`-H 'Content-Type: ${typeOf(ofLines)}'`, `${ofLines ? '--data-binary' : '-d'} ${quoted(body)}`);
  return lines.join(' \\\n  ');
}

/** JavaScript for a browser or Node that tells a refusal from an answer. */
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

/** The call of a tool as the Model Context Protocol writes it. Objects go as text, with their digits as written. */
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

/** Without line ends and indentation, which JSON has outside of strings alone. */
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

/** JSON is JavaScript too; what is not JSON is sent as the text it is. */
function literal(body: string): string {
  return parseJson(body).faults.length === 0 ? `JSON.stringify(${body.trim()})` : JSON.stringify(body);
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
