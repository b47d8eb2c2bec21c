import { isStanding, type Standing } from './standing.ts';

/** The occasion on which a copy of a document was stored. */
export const occasions = ['built', 'signed', 'closed'] as const;
export type Occasion = (typeof occasions)[number];

/**
 * The facts about a stored copy, without its text. `format` is the version of the data, for later versions of the
 * workbench.
 */
export interface Snapshot {
  readonly format: 1;
  readonly id: string;
  /** Id of the document; shared by all copies of it. */
  readonly documentId: string;
  readonly name: string;
  /** The title of its tab, if that differs from its name. */
  readonly title?: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly occasion: Occasion;
  /** The standing of the document, if it was known. */
  readonly standing?: Standing;
  /** The standing in words, in copies from an earlier version. */
  readonly verdict?: string;
  /** Length of the text, in UTF-16 code units. */
  readonly size: number;
}

/** Reads a stored snapshot and checks everything; undefined if it is not a snapshot. */
export function readSnapshot(value: unknown): Snapshot | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { format, id, documentId, name, title, takenAt, occasion, verdict, standing, size } = value as Readonly<
    Record<string, unknown>
  >;
  const known = occasions.find((candidate) => candidate === occasion);
  const sound =
    format === 1 &&
    [id, documentId, name, title ?? '', verdict ?? ''].every((text) => typeof text === 'string') &&
    (standing === undefined || isStanding(standing)) &&
    [takenAt, size].every(Number.isFinite) &&
    known !== undefined;
  return sound ? (value as Snapshot) : undefined;
}
