import type { Tool as Listing } from '@modelcontextprotocol/server';
import type { Tool } from './define-tool.ts';

/** True of every tool here: it answers from its arguments and the definitions it carries, and leaves no trace. */
const ANNOTATIONS = { readOnlyHint: true, openWorldHint: false } as const;

/**
 * The tool as the protocol lists it: what it takes and no schema of what it answers. The list is part of every
 * conversation, and schemas of answers were three quarters of it.
 */
export function describeTool({ name, title, description, input }: Tool): Listing {
  return {
    name,
    title,
    description,
    inputSchema: shortSchema(input) as Listing['inputSchema'],
    annotations: ANNOTATIONS,
  };
}

/** A schema without what its library keeps in it for itself, its choices of words as `enum`. */
function shortSchema(schema: object): unknown {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => (isSchema(value) ? withWords(value) : value));
}

interface Choices {
  readonly anyOf: readonly { readonly const?: string }[];
}

function isSchema(value: unknown): value is Choices {
  return typeof value === 'object' && value !== null && Array.isArray((value as Partial<Choices>).anyOf);
}

function withWords({ anyOf, ...rest }: Choices): object {
  const words = anyOf.map((choice) => choice.const);
  return words.includes(undefined) ? { ...rest, anyOf } : { ...rest, enum: words };
}
