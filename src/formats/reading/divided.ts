import type { JsonObject } from '../../engine/index.ts';
import type { Report } from '../mapping/report.ts';
import type { Verdict } from '../verdicts/verdict.ts';

/** One document of a file with several. */
export interface ImportedDocument {
  /** Its element in the XML. */
  readonly element: string;
  readonly document: JsonObject;
  /** What became of each leaf of its element. */
  readonly report: Report;
  /** The rules that are broken in its element. */
  readonly verdicts: readonly Verdict[];
}

/** The report of a whole file, and its documents, whose verdicts are not known yet. */
export interface Divided {
  readonly report: Report;
  readonly documents: readonly Omit<ImportedDocument, 'verdicts'>[];
}

/**
 * Divides the report of a file among its documents. That of the whole file keeps every leaf; its places are those of the
 * first document, so a leaf of another one has none there.
 */
export function divided(
  { entries, left_out: all }: Report,
  documents: readonly JsonObject[],
  elements: readonly string[],
  leftOut: ReadonlyMap<number | undefined, number>,
): Divided {
  const own = documents.map((): Report['entries'][number][] => []);
  for (const { document: number, ...entry } of entries) if (number !== undefined) own[number - 1]?.push(entry);
  return {
    report: {
      entries: entries.map((entry) => {
        if ((entry.document ?? 1) === 1) return entry;
        const { to: _, ...rest } = entry;
        return rest;
      }),
      ...(all !== undefined && { left_out: all }),
    },
    documents: documents.map((document, index) => {
      const more = leftOut.get(index);
      return {
        element: elements[index] ?? '',
        document,
        report: { entries: own[index] ?? [], ...(more !== undefined && { left_out: more }) },
      };
    }),
  };
}

/**
 * Gives each document the verdicts on its element. Those on what all share, or on several documents, belong to none. Of
 * the verdicts on the whole file, only those of the first document keep their places in it.
 */
export function withVerdicts(
  documents: Divided['documents'],
  verdicts: readonly Verdict[],
): { readonly verdicts: readonly Verdict[]; readonly documents: readonly ImportedDocument[] } {
  const numbers = new Map(documents.map(({ element }, index) => [element, index + 1]));
  const depths = new Set(documents.map(({ element }) => element.split('/').length));
  const numberOf = (place: string): number | undefined => {
    const steps = place.split('/');
    for (const depth of depths) {
      const number = numbers.get(steps.slice(0, depth).join('/'));
      if (number !== undefined) return number;
    }
    return undefined;
  };
  const own = documents.map((): Verdict[] => []);
  const remaining = verdicts.map((verdict): Verdict => {
    const owners = new Set(verdict.places.flatMap((place) => numberOf(place) ?? []));
    if (owners.size === 0) return verdict;
    const [number = 0] = owners;
    if (owners.size > 1) return { ...verdict, properties: [] };
    own[number - 1]?.push({ ...verdict });
    return { ...verdict, document: number, ...(number > 1 && { properties: [] }) };
  });
  return {
    verdicts: remaining,
    documents: documents.map((document, index) => ({ ...document, verdicts: own[index] ?? [] })),
  };
}
