/** A state in which an authority published its rule set. */
export interface Release {
  /** As the authority numbers it: `2026.5`. */
  readonly key: string;
  /** The first day on which it is in force, as YYYY-MM-DD. */
  readonly from: string;
  /** The first day on which it no longer is; left out while no end is known. */
  readonly until?: string;
  /** Profiles whose documents it judges, where it stands beside the others; no other document is judged by it unasked. */
  readonly profiles?: readonly string[];
  /** Where it was read. */
  readonly source: string;
}

/** Releases of a set, the oldest first. */
export type Releases = readonly [Release, ...Release[]];

/** What `peppol-bis-3@2026.5` asks for; without a release, the one in force. */
export interface AskedSet {
  readonly set: string;
  readonly release: string | undefined;
}

export function readAskedSet(name: string): AskedSet {
  const at = name.indexOf('@');
  return at < 0 ? { set: name, release: undefined } : { set: name.slice(0, at), release: name.slice(at + 1) };
}

/**
 * The release in force on a day: the last that began by then, of those that stand beside the others that of the profile. Before all of them it
 * is the oldest that is known.
 */
export function releaseInForce(releases: Releases, day: string, profile?: string): Release {
  const own = releases.filter(({ profiles }) => profile !== undefined && profiles?.includes(profile));
  const usual = own.length > 0 ? own : releases.filter(({ profiles }) => profiles === undefined);
  return usual.findLast(({ from }) => from <= day) ?? usual[0] ?? releases[0];
}

/** In which releases a row holds, and what it weighs in them. */
export interface Held {
  /** The first release that has the row; every one when left out. */
  readonly since?: string | undefined;
  /** The first release that no longer has it. */
  readonly until?: string | undefined;
  readonly severity: 'error' | 'warning';
  /** What the row weighs from a release on, by the key of that release, where it is something else than before. */
  readonly weighs?: Readonly<Record<string, 'error' | 'warning'>> | undefined;
}

/** The rows that hold in a release, each with its severity there. */
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

/** A row that names a release which its set does not have is a slip of ours. */
function turnsOf(releases: Releases): (key: string) => number {
  const turns = new Map(releases.map(({ key }, turn) => [key, turn]));
  return (key) => {
    const turn = turns.get(key);
    if (turn === undefined) throw new Error(`There is no release ${key}`);
    return turn;
  };
}
