import type { Normaliser } from './normaliser.ts';

/** A regime, by country, or an addon, by key, with its normalisers. */
export interface Contributor {
  readonly name: string;
  /** Names of those that run before, if present. */
  readonly after: readonly string[];
  readonly normalisers: readonly Normaliser[];
}

/**
 * The order of contributors at one value: each after those it names, otherwise alphabetical regardless of case, so a
 * regime runs before the formats of its country. It depends only on those present. Throws on a cycle.
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
