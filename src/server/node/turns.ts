/** Lets requests begin one after the other, with room between them for everything else the event loop has to do. */
export interface Turns {
  /**
   * Calls `begin` when it is the request's turn, never at once; `late` says that it has waited for too long, and should be refused
   * with as little work as possible.
   */
  wait(begin: (late: boolean) => void): void;
  /** Whether whoever comes now would come too late. */
  isFull(): boolean;
  /** A connection was accepted: others may be waiting for that, too. */
  accepted(): void;
}

export interface TurnLimits {
  /** Milliseconds that a request may wait for its turn. */
  readonly turnTime: number;
  /** So many may wait however long it takes. */
  readonly leastActive: number;
}

interface Waiting {
  readonly since: number;
  /** It was among the first `leastActive`. */
  readonly spared: boolean;
  begin(late: boolean): void;
}

/** Milliseconds of a turn of the event loop in which requests begin: health is asked and connections are accepted between turns. */
const SLICE = 5;

/** Requests that one turn begins at the most. */
const BATCH = 16;

/** Turns in a row that let a connection in and begin nothing. */
const MOST_HELD = 64;

/**
 * Without this, whatever has arrived begins in the turn in which it is read, which takes as long as all of it. libuv accepts one
 * connection a turn: in turns of 50 ms the hundredth caller waits for 5 s before anything is read of it.
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
    // One callback each: what a request goes on to do in promises is done before the next callback, and counts in its time.
    setImmediate(next);
  }

  function open(): void {
    began = performance.now();
    // As long as connections come, they are let in first; a flood of them leaves every so many turns to work.
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
