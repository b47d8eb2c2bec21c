export interface LineLimits {
  /** Entries that may wait. */
  readonly queue: number;
  /** Longest wait in milliseconds. */
  readonly patience: number;
  /** This many may always wait for the full time: a pause, or the callers of one program, cause no refusal. */
  readonly sure: number;
}

/** Jobs that wait for a process, in their order, and how long one usually takes. */
export interface WaitingLine<Entry> {
  readonly length: number;
  /** Puts an entry at the end; false if too many wait. `late` is called when it has waited too long. */
  add(entry: Entry, late: () => void): boolean;
  /** Puts an entry before all others, without a limit. */
  addFirst(entry: Entry): void;
  take(): Entry | undefined;
  takeAll(): readonly Entry[];
  /** Notes the milliseconds that a job took. */
  took(time: number): void;
  /** Whether a new entry would be refused, or wait too long for one of `count` processes. */
  isFull(count: number): boolean;
}

/**
 * Shortest wait limit, in milliseconds. Together with the pause of a refused connection, small work is answered within
 * half a second.
 */
const LEAST_PATIENCE = 200;

/**
 * Beyond the sure ones a job waits at most three times the current time per job. When more work arrives than can be
 * done, the excess is refused early, and accepted work is answered soon.
 */
export function createLine<Entry>({ queue, patience, sure }: LineLimits): WaitingLine<Entry> {
  const line: { readonly entry: Entry; readonly late?: ReturnType<typeof setTimeout> }[] = [];
  // No time is known yet and the first process has to start, so the full wait applies.
  let usual: number | undefined;

  const longestWait = () =>
    usual === undefined || line.length < sure ? patience : Math.min(patience, Math.max(LEAST_PATIENCE, 3 * usual));

  function take(): Entry | undefined {
    const first = line.shift();
    clearTimeout(first?.late);
    return first?.entry;
  }

  return {
    get length() {
      return line.length;
    },
    add(entry, late) {
      if (line.length >= queue) return false;
      const longest = longestWait();
      if (longest === Infinity) {
        line.push({ entry });
        return true;
      }
      const timed = {
        entry,
        late: setTimeout(() => {
          line.splice(line.indexOf(timed), 1);
          late();
        }, longest),
      };
      line.push(timed);
      return true;
    },
    addFirst: (entry) => void line.unshift({ entry }),
    take,
    takeAll: () => Array.from({ length: line.length }, take).filter((entry) => entry !== undefined),
    took(time) {
      usual = usual === undefined ? time : usual + (time - usual) / 8;
    },
    isFull: (count) => line.length >= queue || (line.length * (usual ?? 0)) / count > longestWait(),
  };
}
