import type { Level } from './level.ts';

/** A published release of a rule set. */
export interface Release {
  /** The authority's number: `2026.5`. */
  readonly key: string;
  /** The first day in force: the day from which it must be used, or that of its publication if no other is known. */
  readonly from: string;
  /** The day of publication, as YYYY-MM-DD, if its use began later. */
  readonly published?: string;
  /** The first day no longer in force; omitted if unknown. */
  readonly until?: string;
  /** Profiles whose documents it judges beside other releases; by default it judges no others. */
  readonly profiles?: readonly string[];
  /** The release of its base that its authority uses with it; by default the one in force. */
  readonly base?: string;
  /** Its source. */
  readonly source: string;
}

/** A release that no row judges by yet, because its files could not be read. */
export interface NewerRelease {
  readonly key: string;
  /** The day of publication, or from which it is expected, as YYYY-MM-DD. */
  readonly known: string;
  /** Announced, and not seen published. */
  readonly due?: true;
  readonly source: string;
}

/** Releases of a set, oldest first. */
export type Releases = readonly [Release, ...Release[]];

/** The release for `peppol-bis-3@2026.5`; without a release, the one in force. */
export interface AskedSet {
  readonly set: string;
  readonly release: string | undefined;
}

export function readAskedSet(name: string): AskedSet {
  const at = name.indexOf('@');
  return at < 0 ? { set: name, release: undefined } : { set: name.slice(0, at), release: name.slice(at + 1) };
}

/**
 * The release in force on a day: the last that began by then; of parallel releases the one of the profile. Before all
 * of them, the oldest known.
 */
export function releaseInForce(releases: Releases, day: string, profile?: string): Release {
  const own = releases.filter(({ profiles }) => profile !== undefined && profiles?.includes(profile));
  const usual = own.length > 0 ? own : releases.filter(({ profiles }) => profiles === undefined);
  return usual.findLast(({ from }) => from <= day) ?? usual[0] ?? releases[0];
}

/** The releases known by a day that are not judged by yet. */
export const newerBy = (newer: readonly NewerRelease[] | undefined, day: string): readonly NewerRelease[] =>
  (newer ?? []).filter(({ known }) => known <= day);

/** The releases of a row, and its severity in them. */
export interface Held {
  /** The first release with the row; every one if omitted. */
  readonly since?: string | undefined;
  /** The first release without it. */
  readonly until?: string | undefined;
  readonly severity: Level;
  /** Severity from a release on, by release key, if it changed. */
  readonly weighs?: Readonly<Record<string, Level>> | undefined;
}

/** The rows of a release, each with its severity there. */
export function rowsOfRelease<R extends Held>(rows: readonly R[], releases: Releases, release: string): readonly R[] {
  if (!rows.some(({ since, until, weighs }) => since ?? until ?? weighs)) return rows;
  const turn = turnsOf(releases);
  const now = turn(release);
  return rows.flatMap((row) => {
    if (row.since !== undefined && turn(row.since) > now) return [];
    if (row.until !== undefined && turn(row.until) <= now) return [];
    return [row.weighs ? { ...row, severity: severityAt(row, releases, now) } : row];
  });
}

function severityAt({ severity, weighs = {} }: Held, releases: Releases, now: number): Held['severity'] {
  const changed = releases.slice(0, now + 1).findLast(({ key }) => Object.hasOwn(weighs, key));
  return (changed && weighs[changed.key]) ?? severity;
}

/** A row that names an unknown release is a bug. */
function turnsOf(releases: Releases): (key: string) => number {
  const turns = new Map(releases.map(({ key }, turn) => [key, turn]));
  return (key) => {
    const turn = turns.get(key);
    if (turn === undefined) throw new Error(`There is no release ${key}`);
    return turn;
  };
}
