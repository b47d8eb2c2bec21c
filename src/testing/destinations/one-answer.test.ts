import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault, Json } from '../../engine/index.ts';
import { ublInvoice } from '../../formats/testing/invoices.ts';
import type { RuleSet } from '../../formats/rule-sets/rule-set.ts';
import { startEditor } from '../../lsp/testing/editor.ts';
import { callTool } from '../../mcp/call-tool.ts';
import { tools } from '../../mcp/tools.ts';
import { ownRulesOf } from '../../platform/node-rule-files.ts';
import { systemContext } from '../../platform/system-context.ts';
import { createApplication } from '../../server/application.ts';
import { createStandardEngine } from '../../engine/standard.ts';
import { commandLine, type CommandLine } from '../command-line.ts';

// The same text, rules of one's own and configuration, by every way to a verdict for a destination.

const HOUSE = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2"><title>House rules</title>
  <ns prefix="cbc" uri="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"/>
  <pattern><rule context="*:Invoice">
    <assert id="HOUSE-1" test="cbc:BuyerReference = 'X'">Our reference is X</assert>
    <assert id="HOUSE-2" role="warning" test="count(*) &gt; 500">We say more</assert>
  </rule></pattern></schema>`;

/** The configuration of the folder: a destination for each file, and another severity for a rule of the house. */
const CASES = [
  { name: 'own.json', destination: 'en16931' },
  { name: 'other.json', destination: 'peppol' },
  { name: 'named-by-itself.json', destination: 'auto' },
  { name: 'without-xml.json', destination: 'sii' },
  { name: 'own.xml', destination: 'auto' },
  { name: 'other.xml', destination: 'xrechnung' },
  { name: 'named-sets.xml', destination: 'cius-pt' },
] as const;
const CONFIGURATION = {
  destination: 'en16931',
  rules: { 'HOUSE-2': 'info' },
  overrides: CASES.slice(1).map(({ name, destination }) => ({ files: [name], destination })),
};

/** The findings on a text, each as every way tells it. */
type Answer = readonly string[];

const engine = createStandardEngine();
const german = readFileSync('examples/de/invoice-en16931.json', 'utf8');
const broken = ublInvoice().replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00');
const isFile = (name: string): boolean => name.endsWith('.xml');
const textOf = (name: string): string => (isFile(name) ? broken : german);

let shell: CommandLine;
let ownRules: RuleSet;
let byCommand: ReadonlyMap<string, Answer>;
let byEditor: ReadonlyMap<string, Answer>;
beforeAll(async () => {
  shell = await commandLine();
  const rules = shell.file('house.sch', HOUSE);
  ownRules = await ownRulesOf(rules);
  const config = shell.file('assay.config.json', CONFIGURATION);
  const paths = CASES.map(({ name }) => shell.file(name, textOf(name)));
  const variables = { ASSAY_RULES: rules };
  const { out } = await shell.assay(['inspect', '--config', config, '-r', 'json', ...paths], '', variables);
  const { files } = JSON.parse(out) as { files: readonly { file: string; faults: readonly Fault[] }[] };
  byCommand = new Map(files.map(({ file, faults }) => [basename(file), answer(faults)]));
  byEditor = await answersOfEditor(variables);
}, 120_000);
afterAll(() => shell.remove());

const answer = (faults: readonly Pick<Fault, 'severity' | 'code' | 'description'>[]): Answer =>
  faults
    // An editor adds what was expected, on lines of its own.
    .map(({ severity, code, description }) => `${severity} ${code}: ${description.split('\n')[0]}`)
    .sort();

const SEVERITIES = ['error', 'warning', 'info', 'hint'] as const;

async function answersOfEditor(variables: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, Answer>> {
  const editor = await startEditor(shell.program, { variables, rootUri: pathToFileURL(shell.folder).href });
  const answers = new Map<string, Answer>();
  for (const { name } of CASES) {
    const uri = pathToFileURL(`${shell.folder}/${name}`).href;
    const found = await editor.open(uri, textOf(name), isFile(name) ? 'xml' : 'json').diagnostics();
    const faults = found.map(({ severity = 1, code, message }) => ({
      severity: SEVERITIES[severity - 1] ?? 'error',
      code: String(code),
      description: typeof message === 'string' ? message : message.value,
    }));
    answers.set(name, answer(faults));
  }
  await editor.quit();
  return answers;
}

interface Inspected {
  readonly faults: readonly Fault[];
  readonly destination: { readonly faults: readonly Fault[]; readonly description?: string; readonly says?: string };
}

/** The service gives the faults of a document and those for its destination apart, and has no configuration. */
function answerOf(text: string, name: string): Answer {
  const { faults, destination } = JSON.parse(text) as Inspected;
  const { description = destination.says ?? '' } = destination;
  const line = { severity: 'info' as const, code: 'ASSAY-DESTINATION', description };
  return answer(
    [...faults, ...(isFile(name) ? [] : destination.faults), line].map((fault) =>
      fault.code === 'HOUSE-2' ? { ...fault, severity: 'info' } : fault,
    ),
  );
}

const inputOf = ({ name, destination }: (typeof CASES)[number]) => ({
  data: isFile(name) ? textOf(name) : (JSON.parse(textOf(name)) as Json),
  destination,
});

async function byService(testCase: (typeof CASES)[number]): Promise<Answer> {
  const application = createApplication({ engine, context: systemContext, ownRules });
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request('http://a/v0/inspect', {
    method: 'POST',
    headers,
    body: JSON.stringify(inputOf(testCase)),
  });
  return answerOf(await (await application.fetch(request)).text(), testCase.name);
}

async function byAssistant(testCase: (typeof CASES)[number]): Promise<Answer> {
  const tool = tools.find(({ name }) => name === 'inspect');
  if (!tool) throw new Error('no tool inspect');
  const scope = { engine, context: systemContext, limits: { maxLength: 1e6, maxDepth: 50 }, ownRules };
  // Without it, an answer names the first twenty.
  const whole = { ...inputOf(testCase), include: ['faults'] };
  const { content } = await callTool(tool, whole, scope);
  const [first] = content;
  return answerOf(first?.type === 'text' ? first.text : '', testCase.name);
}

test.each(CASES)('every way gives one answer on $name for $destination', async (testCase) => {
  const service = await byService(testCase);
  const ofHouse = service.filter((line) => /^(?:error HOUSE-1|info HOUSE-2): /.test(line));
  // Without XML there is nothing that the rules of the house could judge.
  expect(ofHouse).toHaveLength(testCase.destination === 'sii' ? 0 : 2);
  expect(service.filter((line) => line.startsWith('info ASSAY-DESTINATION: '))).toHaveLength(1);
  expect({
    assistant: await byAssistant(testCase),
    command: byCommand.get(testCase.name),
    editor: byEditor.get(testCase.name),
  }).toEqual({ assistant: service, command: service, editor: service });
});
