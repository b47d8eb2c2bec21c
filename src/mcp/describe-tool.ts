import type { Tool as Listing } from '@modelcontextprotocol/server';
import type { Tool } from './define-tool.ts';

/** True for every tool: it answers from its arguments and built-in definitions, without side effects. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false } as const;

/** What is published in place of a schema, if it says so. */
function listed(one: unknown): unknown {
  return typeof one === 'object' && one !== null && '$published' in one ? one.$published : one;
}

/**
 * The tool as the protocol lists it: its arguments, without a schema of its answer. Every conversation includes the
 * list, and answer schemas were three quarters of it.
 */
export function describeTool({ name, title, description, input }: Tool): Listing {
  const inputSchema = JSON.parse(JSON.stringify(input, (_, one: unknown) => listed(one))) as Listing['inputSchema'];
  return { name, title, description, inputSchema, annotations: ANNOTATIONS };
}
