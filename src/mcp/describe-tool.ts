import type { Tool as Listing } from '@modelcontextprotocol/server';
import { ErrorBody } from '../contract/schemas/error-body.ts';
import type { Tool } from './define-tool.ts';

/** True of every tool here: it answers from its arguments and the definitions it carries, and leaves no trace. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/** The tool as the protocol lists it. Its structured content is what it promises or an error report. */
export function describeTool({ name, title, description, input, output }: Tool): Listing {
  return {
    name,
    title,
    description,
    inputSchema: plain(input) as Listing['inputSchema'],
    ...(output && { outputSchema: { type: 'object' as const, anyOf: [plain(output), plain(ErrorBody)] } }),
    annotations: { title, ...ANNOTATIONS },
  };
}

/** A schema without what its library keeps in it for itself. */
function plain(schema: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(schema)) as Record<string, unknown>;
}
