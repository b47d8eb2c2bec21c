/** The parts of a verdict or finding that are compared. */
export interface Comparable {
  readonly rule: string;
  readonly severity: string;
  /** Its first place, as a path. */
  readonly place: string;
}

/** How the verdicts on a document differ from earlier ones. */
export interface Changes<V> {
  /** Fire only now. */
  readonly new: readonly V[];
  /** Fired only before. */
  readonly gone: readonly V[];
  /** Fire before and now with different severities; here as they are now. */
  readonly severity: readonly V[];
}

/**
 * Compares two lists of verdicts on one document. Releases may report the same fault at different places, so verdicts
 * of one rule correspond also if the place of one is within that of the other.
 */
export function changesBetween<V>(
  before: readonly V[],
  after: readonly V[],
  read: (verdict: V) => Comparable,
): Changes<V> {
  const earlier = new Pool(before, read);
  const pairs: (readonly [then: V, now: V])[] = [];
  const moved = after.filter((now) => !pair(earlier.takeAt(now), (then) => pairs.push([then, now])));
  const outside = moved.filter((now) => !pair(earlier.takeAround(now), (then) => pairs.push([then, now])));
  const later = new Pool(outside, read);
  const gone = earlier.rest().filter((then) => !pair(later.takeAround(then), (now) => pairs.push([then, now])));
  return {
    new: later.rest(),
    gone,
    severity: pairs.filter(([then, now]) => read(then).severity !== read(now).severity).map(([, now]) => now),
  };
}

function pair<V>(found: V | undefined, keep: (found: V) => void): boolean {
  if (found === undefined) return false;
  keep(found);
  return true;
}

/** Verdicts that have no counterpart yet, by rule and place. */
class Pool<V> {
  private readonly verdicts: readonly V[];
  private readonly read: (verdict: V) => Comparable;
  private readonly open = new Map<string, V[]>();

  constructor(verdicts: readonly V[], read: (verdict: V) => Comparable) {
    this.verdicts = verdicts;
    this.read = read;
    // In reverse order, so that `pop` returns the first verdict.
    for (const verdict of verdicts.toReversed()) {
      const { rule, place } = read(verdict);
      const known = this.open.get(keyOf(rule, place));
      if (known) known.push(verdict);
      else this.open.set(keyOf(rule, place), [verdict]);
    }
  }

  /** Removes and returns the counterpart at the same place. */
  takeAt(verdict: V): V | undefined {
    const { rule, place } = this.read(verdict);
    return this.open.get(keyOf(rule, place))?.pop();
  }

  /** Removes and returns the counterpart at the nearest element around the place. */
  takeAround(verdict: V): V | undefined {
    const { rule, place } = this.read(verdict);
    for (let end = place.lastIndexOf('/'); end > 0; end = place.lastIndexOf('/', end - 1)) {
      const found = this.open.get(keyOf(rule, place.slice(0, end)))?.pop();
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The remaining verdicts, in their order. */
  rest(): readonly V[] {
    const left = new Set([...this.open.values()].flat());
    return this.verdicts.filter((verdict) => left.has(verdict));
  }
}

const keyOf = (rule: string, place: string): string => JSON.stringify([rule, place]);
