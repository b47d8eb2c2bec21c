/** Starts requests one after another, with gaps for everything else in the event loop. */
export interface Turns {
  /**
   * Calls `begin` when it is the request's turn, never synchronously. `late` means that it waited too long and should
   * be refused with minimal work.
   */
  wait(begin: (late: boolean) => void): void;
  /** Whether a new request would be late. */
  isFull(): boolean;
  /** A connection was accepted; others may be waiting too. */
  accepted(): void;
}

export interface TurnLimits {
  /** Milliseconds that a request may wait for its turn. */
  readonly turnTime: number;
  /** This many may always wait. */
  readonly leastActive: number;
}

interface Waiting {
  readonly since: number;
  /** It was among the first `leastActive`. */
  readonly spared: boolean;
  begin(late: boolean): void;
}

/** Milliseconds per event loop turn for starting requests. Health checks and new connections come between turns. */
const SLICE = 5;

/** Most requests started per turn. */
const BATCH = 16;

/** Most consecutive turns that only accept a connection. */
const MOST_HELD = 64;

/**
 * Without this, all arrived requests start in the turn in which they are read, which takes as long as all of them
 * together. libuv accepts one connection per turn: with turns of 50 ms the hundredth client waits 5 s before it is
 * read.
 */
export function createTurns({ turnTime, leastActive }: TurnLimits): Turns {
  const waiting: Waiting[] = [];
  let planned = 0;
  let began = 0;
  let hasAccepted = false;
  let held = 0;

  function plan(): void {
    if (planned === 0) setImmediate(open);
    if (planned >= BATCH) return;
    planned++;
    // One callback each: a request's promises run before the next callback, and count in its time.
    setImmediate(next);
  }

  function open(): void {
    began = performance.now();
    // New connections go first while they come; a flood of them leaves every few turns for work.
    held = hasAccepted && held < MOST_HELD ? held + 1 : 0;
    hasAccepted = false;
  }

  function next(): void {
    planned--;
    const now = performance.now();
    if (held === 0 && now - began < SLICE) {
      const first = waiting.shift();
      first?.begin(!first.spared && now - first.since > turnTime);
    }
    if (planned > 0) return;
    for (let more = Math.min(waiting.length, BATCH); more > 0; more--) plan();
  }

  return {
    wait(begin) {
      waiting.push({ since: performance.now(), spared: waiting.length < leastActive, begin });
      plan();
    },
    isFull() {
      const [first] = waiting;
      return first !== undefined && waiting.length >= leastActive && performance.now() - first.since > turnTime;
    },
    accepted() {
      hasAccepted = true;
    },
  };
}
