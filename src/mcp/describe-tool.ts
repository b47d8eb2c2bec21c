import type { Tool as Listing } from '@modelcontextprotocol/server';
import type { Tool } from './define-tool.ts';

/** True of every tool here: it answers from its arguments and the definitions it carries, and leaves no trace. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false } as const;

/**
 * The tool as the protocol lists it: what it takes and no schema of what it answers. The list is part of every
 * conversation, and schemas of answers were three quarters of it.
 */
export function describeTool({ name, title, description, input }: Tool): Listing {
  const inputSchema = JSON.parse(JSON.stringify(input)) as Listing['inputSchema'];
  return { name, title, description, inputSchema, annotations: ANNOTATIONS };
}
