import { EXTENSION_TERMS } from './terms-extension.ts';
import { HEADER_TERMS } from './terms-header.ts';
import { LINE_TERMS } from './terms-lines.ts';
import type { Term, TermRow } from './term.ts';

function termOfRow([id, parent, type, cardinality]: TermRow): Term {
  return { id, ...(parent && { parent }), type, cardinality };
}

/** Every term of EN 16931-1:2017 with amendment A1, in the order of the standard. */
export const TERMS: readonly Term[] = [...HEADER_TERMS, ...LINE_TERMS].map(termOfRow);

const BY_ID: ReadonlyMap<string, Term> = new Map(
  [...TERMS, ...EXTENSION_TERMS.map(termOfRow)].map((term) => [term.id, term]),
);

/** The term with that id, of the standard or beyond it. */
export function termOf(id: string): Term | undefined {
  return BY_ID.get(id);
}

const PARENTS: ReadonlySet<string | undefined> = new Set([...BY_ID.values()].map(({ parent }) => parent));

/** Whether the term is a value, possibly with components. */
export function mayHaveParts(id: string): boolean {
  return PARENTS.has(id) && BY_ID.get(id)?.type !== 'group';
}
