/** What one connection, and all of them together, may ask of the Node host. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Connections at a time; more are not accepted. */
  readonly maxConnections: number;
  /** Requests that a connection may serve before it has to be opened anew. */
  readonly maxRequests: number;
  /** Requests of a connection that may wait while one is answered; a connection that sends more is cut. */
  readonly maxWaiting: number;
  /** Bytes of answers that callers have not taken yet, all together; beyond it nothing new is begun. */
  readonly maxUnsentBytes: number;
  /** Within which the head of a request must have arrived. */
  readonly headTimeout: number;
  /** After which an idle connection is closed. */
  readonly keepAliveTimeout: number;
  /** Within which a reader must have taken at least {@link SLOWEST_READER} bytes of what is waiting for it. */
  readonly stallTimeout: number;
  /** How long a request may wait for its turn, and how late the event loop may be, before requests are refused. */
  readonly turnTime: number;
  /**
   * Requests at a time that are taken however late the machine is: a pause, or as many callers as one program has, refuse
   * nobody.
   */
  readonly leastActive: number;
}

export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  maxConnections: 4096,
  maxRequests: 100_000,
  maxWaiting: 100,
  maxUnsentBytes: 64 * 1024 * 1024,
  headTimeout: 10_000,
  keepAliveTimeout: 5_000,
  stallTimeout: 10_000,
  turnTime: 280,
  leastActive: 128,
};

/** Bytes that a reader takes at the least in each `stallTimeout`. */
export const SLOWEST_READER = 16 * 1024;

const LEAST_REST = 200;

/** What a caller is told with `Retry-After`. */
const LONGEST_REST = 1000;

/** Refusals in a millisecond, at the most, of connections that ask again at once: more would cost what they are to spare. */
const REFUSALS = 4;

/**
 * How long a connection is not read, in milliseconds, after one of its requests was refused, when so many rest: asking again at once must
 * not pay.
 */
export function restOf(resting: number): number {
  return Math.min(LONGEST_REST, Math.max(LEAST_REST, resting / REFUSALS));
}
