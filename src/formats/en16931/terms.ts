import { HEADER_TERMS } from './terms-header.ts';
import { LINE_TERMS } from './terms-lines.ts';
import type { Term } from './term.ts';

/** Every term of EN 16931-1:2017 with amendment A1, in the order of the standard. */
export const TERMS: readonly Term[] = [...HEADER_TERMS, ...LINE_TERMS].map(
  ([id, parent, type, cardinality, name, description]) => ({
    id,
    ...(parent && { parent }),
    name,
    type,
    cardinality,
    description,
  }),
);

const BY_ID: ReadonlyMap<string, Term> = new Map(TERMS.map((term) => [term.id, term]));

/** The term of that id; undefined for terms that a profile adds. */
export function termOf(id: string): Term | undefined {
  return BY_ID.get(id);
}
