import type { Normaliser } from './normaliser.ts';

/** A regime, by its country, or an addon, by its key, with what it normalises. */
export interface Contributor {
  readonly name: string;
  /** Names of those that come before, where they are there. */
  readonly after: readonly string[];
  readonly normalisers: readonly Normaliser[];
}

/**
 * The order in which contributors have their turn at one value: each after those it names, and otherwise by the alphabet
 * without regard to case, so that a regime comes before the formats of its country. It depends on those that are there
 * and on nothing else. Throws when they wait for each other.
 */
export function inOrder(contributors: readonly Contributor[]): readonly Contributor[] {
  const waiting = contributors.toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  const ordered: Contributor[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after }) => !waiting.some(({ name }) => after.includes(name)));
    if (next < 0) throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
