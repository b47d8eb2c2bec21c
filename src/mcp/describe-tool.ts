import type { Tool as Listing } from '@modelcontextprotocol/server';
import type { Tool } from './define-tool.ts';

/** True for every tool: it answers from its arguments and built-in definitions, without side effects. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false } as const;

/** What is published in place of a schema, if it says so. */
function listed(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '$published' in value ? value.$published : value;
}

/**
 * The tool as the protocol lists it: its arguments, without a schema of its answer. Every conversation includes the
 * list, and answer schemas were three quarters of it.
 */
export function describeTool({ name, title, description, input }: Tool): Listing {
  const inputSchema = JSON.parse(JSON.stringify(input, (_, value: unknown) => listed(value))) as Listing['inputSchema'];
  return { name, title, description, inputSchema, annotations: ANNOTATIONS };
}
