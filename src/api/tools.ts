import type { OperationId } from './routes.ts';

/** The MCP tool of an operation. */
export interface ToolCall {
  readonly name: string;
  /** Members of the request that are also arguments of the tool. */
  readonly arguments: readonly string[];
}

/** The MCP tools by operation. A test in `mcp` compares both directions. */
export const operationTools: Readonly<Partial<Record<OperationId, ToolCall>>> = {
  build: { name: 'build', arguments: ['data', 'type', 'envelop'] },
  validate: { name: 'validate', arguments: ['data'] },
  inspect: { name: 'inspect', arguments: ['data', 'type', 'envelop', 'destination', 'include'] },
  correct: { name: 'correct', arguments: ['data', 'options', 'schema'] },
  replicate: { name: 'replicate', arguments: ['data'] },
  sign: { name: 'sign', arguments: ['data', 'type', 'privatekey'] },
  verify: { name: 'verify', arguments: ['data', 'publickey'] },
  keygen: { name: 'keygen', arguments: [] },
  import: { name: 'import_xml', arguments: ['data', 'encoding', 'judge'] },
  export: { name: 'export_xml', arguments: ['data', 'format', 'profile', 'allow_loss'] },
  render: { name: 'render', arguments: ['data', 'encoding'] },
  fingerprint: {
    name: 'fingerprint',
    arguments: ['kind', 'fields', 'nif', 'date', 'signature_value', 'series', 'number', 'total', 'base'],
  },
  getSchema: { name: 'schema', arguments: ['path'] },
  listRegimes: { name: 'regime_list', arguments: [] },
  getRegime: { name: 'regime', arguments: ['code'] },
  listAddons: { name: 'addon_list', arguments: [] },
  getAddon: { name: 'addon', arguments: ['key'] },
  explainRefusal: { name: 'explain_refusal', arguments: ['text', 'document'] },
  getRule: { name: 'explain_rule', arguments: ['code'] },
};
