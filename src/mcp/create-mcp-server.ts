import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server } from '@modelcontextprotocol/server';
import { brokenTool, callTool } from './call-tool.ts';
import type { McpScope } from './define-tool.ts';
import { describeTool } from './describe-tool.ts';
import { prompts, type PromptDefinition } from './prompts.ts';
import { completeName, readResource, resources, resourceTemplates } from './resources.ts';
import { tools } from './tools.ts';

export interface McpServerOptions {
  readonly scope: McpScope;
  /** Receives the errors of broken tools, never their arguments. */
  readonly onFailure?: (tool: string, error: unknown) => void;
}

const INSTRUCTIONS = [
  'Works on GOBL documents: invoices and other business documents as JSON, with the taxes of many countries.',
  'Write a document with its $schema, parties, lines and tax categories, and let build calculate it.',
  'Answers are short; include asks for more. When a document is wrong, suggest_fixes fixes it and explain_rule explains a code.',
].join(' ');

const listings = tools.map(describeTool);

/** A server for one connection or request; it keeps nothing between calls. */
export function createMcpServer({ scope, onFailure }: McpServerOptions): Server {
  const { engine } = scope;
  const info = { name: 'assay', title: 'Assay', version: engine.version };
  const capabilities = { tools: {}, resources: {}, prompts: {}, completions: {} };
  const server = new Server(info, { capabilities, instructions: INSTRUCTIONS });

  server.setRequestHandler('tools/list', () => ({ tools: listings }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool ${params.name}`);
    return callTool(tool, params.arguments ?? {}, scope).catch((error: unknown) => {
      onFailure?.(tool.name, error);
      return brokenTool();
    });
  });

  server.setRequestHandler('prompts/list', () => ({ prompts: prompts.map(describePrompt) }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }) => {
    const prompt = prompts.find((candidate) => candidate.name === name);
    if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no prompt ${name}`);
    const missing = prompt.arguments.find((argument) => argument.required && (given[argument.name] ?? '') === '');
    if (missing) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The prompt needs ${missing.name}`);
    const text = prompt.text(given);
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
  });

  server.setRequestHandler('resources/list', () => ({ resources }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => {
    const text = readResource(uri, engine);
    if (text === undefined) throw new ResourceNotFoundError(uri);
    return { contents: [{ uri, mimeType: 'application/json', text }] };
  });
  server.setRequestHandler('completion/complete', ({ params: { ref, argument } }) => {
    const country = ref.type === 'ref/prompt' && argument.name === 'country' ? 'gobl://regimes/{code}' : '';
    const template = ref.type === 'ref/resource' ? ref.uri : country;
    return { completion: completeName(template, argument.value, engine) };
  });
  return server;
}

function describePrompt({ name, title, description, arguments: args }: PromptDefinition) {
  return { name, title, description, arguments: args.map((argument) => ({ ...argument })) };
}
