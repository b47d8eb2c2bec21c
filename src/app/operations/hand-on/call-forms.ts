import { scope } from '../../../../packages/scope.json';
import { handOnTexts } from '../../texts/en/hand-on.ts';

/** A request that inspects the document, as curl, command line and MCP call. */
export interface CallForm {
  readonly id: 'curl' | 'cli' | 'mcp' | 'typescript';
  readonly title: string;
  readonly of: (text: string, service: string) => string;
}

export const callForms: readonly CallForm[] = [
  {
    id: 'curl',
    title: 'curl',
    of: (text, service) =>
      [
        `curl -s -X POST ${quoted(`${service}/inspect`)}`,
        `-H 'Content-Type: application/json'`,
        `--data-binary ${quoted(`{ "data": ${text.trim()} }`)}`,
      ].join(' \\\n  '),
  },
  {
    id: 'cli',
    get title() {
      return handOnTexts.commandLine;
    },
    of: (text) => {
      const end = freeWord(text);
      return `assay inspect <<'${end}'\n${text.trimEnd()}\n${end}`;
    },
  },
  {
    id: 'mcp',
    get title() {
      return handOnTexts.mcpCall;
    },
    of: (text) =>
      JSON.stringify(
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'inspect', arguments: { data: text } } },
        null,
        2,
      ),
  },
  {
    id: 'typescript',
    title: 'TypeScript',
    of: (text, service) =>
      [
        `import { createClient, JsonText } from '${scope}/client';`,
        '',
        `const client = createClient({ baseUrl: ${JSON.stringify(service)} });`,
        `const report = await client.inspect({ data: new JsonText(${JSON.stringify(text)}) });`,
        'console.log(report.ok, report.faults);',
      ].join('\n'),
  },
];

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Ends the document in a shell command. No line of the document is equal to it. */
function freeWord(text: string): string {
  const lines = new Set(text.split('\n').map((line) => line.trim()));
  for (let count = 0; ; count += 1) {
    const word = count === 0 ? 'JSON' : `JSON${String(count)}`;
    if (!lines.has(word)) return word;
  }
}
