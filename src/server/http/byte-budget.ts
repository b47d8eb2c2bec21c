/** Bodies up to this size, in bytes, may use the part of a budget reserved for small ones. */
export const SMALL_BODY = 64 * 1024;

/** Memory shared by all requests, so that many callers together cannot exceed it. */
export interface ByteBudget {
  /** Bytes in use. */
  readonly held: number;
  readonly total: number;
  /** Takes `bytes` if available and says whether it did. */
  take(bytes: number, size?: 'small' | 'large'): boolean;
  give(bytes: number): void;
}

/**
 * A budget of `total` bytes. A quarter is reserved for small bodies, so that a few large ones cannot block everybody.
 */
export function createByteBudget(total: number): ByteBudget {
  let held = 0;
  return {
    total,
    get held() {
      return held;
    },
    take(bytes, size = 'small') {
      const share = size === 'small' ? total : total * 0.75;
      // A single body is always admitted: a budget smaller than the largest body would refuse it forever.
      if (held > 0 && held + bytes > share) return false;
      held += bytes;
      return true;
    },
    give(bytes) {
      held -= bytes;
    },
  };
}
