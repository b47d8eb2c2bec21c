/** Bodies up to this size, in bytes, may use the part of a budget that larger ones must leave free. */
export const SMALL_BODY = 64 * 1024;

/** Memory that all requests share, so that no number of callers can ask for more than there is. */
export interface ByteBudget {
  /** Bytes taken and not yet given back. */
  readonly held: number;
  readonly total: number;
  /** Takes `bytes` and says whether they were there; nothing is taken otherwise. */
  take(bytes: number, size?: 'small' | 'large'): boolean;
  give(bytes: number): void;
}

/** A budget of `total` bytes; a quarter is left to small bodies, so that a few large ones cannot keep everybody out. */
export function createByteBudget(total: number): ByteBudget {
  let held = 0;
  return {
    total,
    get held() {
      return held;
    },
    take(bytes, size = 'small') {
      const share = size === 'small' ? total : total * 0.75;
      // One body is always let in: a budget smaller than the largest body would refuse it for ever.
      if (held > 0 && held + bytes > share) return false;
      held += bytes;
      return true;
    },
    give(bytes) {
      held -= bytes;
    },
  };
}
