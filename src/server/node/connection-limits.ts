/** Limits of one connection, and of all, on the Node host. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Open connections; more are not accepted. */
  readonly maxConnections: number;
  /** Requests per connection before it must be reopened. */
  readonly maxRequests: number;
  /** Requests of a connection that may wait while one is answered; beyond it the connection is closed. */
  readonly maxWaiting: number;
  /** Bytes of unread answers of all callers; beyond it no new work starts. */
  readonly maxUnsentBytes: number;
  /** Time for the head of a request to arrive. */
  readonly headTimeout: number;
  /** Time after which an idle connection is closed. */
  readonly keepAliveTimeout: number;
  /** Time in which a client must read at least {@link SLOWEST_READER} bytes of its waiting answer. */
  readonly stallTimeout: number;
  /** Longest wait of a request, and longest lag of the event loop, before requests are refused. */
  readonly turnTime: number;
  /** Requests that are always accepted, even if late: a pause, or the callers of one program, cause no refusal. */
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

/** Bytes that a client must read in each `stallTimeout`. */
export const SLOWEST_READER = 16 * 1024;

const LEAST_REST = 200;

/** The value of `Retry-After`. */
const LONGEST_REST = 1000;

/** Most refusals per millisecond, for clients that retry at once: refusing faster would cost more than it saves. */
const REFUSALS = 4;

/**
 * Milliseconds for which a connection is not read after a refusal, depending on the number of paused connections:
 * retrying at once must not pay.
 */
export function restOf(resting: number): number {
  return Math.min(LONGEST_REST, Math.max(LEAST_REST, resting / REFUSALS));
}
