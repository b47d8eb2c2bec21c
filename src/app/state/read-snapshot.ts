import { isStanding, type Standing } from './standing.ts';

/** What was done to a document when a copy of it was kept. */
export const occasions = ['built', 'signed', 'closed'] as const;
export type Occasion = (typeof occasions)[number];

/** What is known about a kept copy without its text. `format` names the shape, for later versions to read. */
export interface Snapshot {
  readonly format: 1;
  readonly id: string;
  /** Copies of one document share it. */
  readonly documentId: string;
  readonly name: string;
  /** What its tab was called, where that is not its name. */
  readonly title?: string;
  /** Milliseconds since 1970. */
  readonly takenAt: number;
  readonly occasion: Occasion;
  /** How the document stood with its rules, where that was known. */
  readonly standing?: Standing;
  /** The standing in words, in copies that an earlier version kept. */
  readonly verdict?: string;
  /** Length of the text, in UTF-16 code units. */
  readonly size: number;
}

/** Reads what is stored, of which nothing is taken for granted; undefined when it is no snapshot. */
export function readSnapshot(value: unknown): Snapshot | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { format, id, documentId, name, title, takenAt, occasion, verdict, standing, size } = value as Readonly<
    Record<string, unknown>
  >;
  const known = occasions.find((one) => one === occasion);
  const sound =
    format === 1 &&
    [id, documentId, name, title ?? '', verdict ?? ''].every((text) => typeof text === 'string') &&
    (standing === undefined || isStanding(standing)) &&
    [takenAt, size].every(Number.isFinite) &&
    known !== undefined;
  return sound ? (value as Snapshot) : undefined;
}
