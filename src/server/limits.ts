/** What a request may ask of the service before it is refused. */
export interface Limits {
  /** Largest body, in bytes. */
  readonly maxBytes: number;
  /** Largest body that is a file as it is, XML or PDF, in bytes. */
  readonly maxFileBytes: number;
  /** Deepest nesting of objects and lists within a document. */
  readonly maxDepth: number;
  /** Milliseconds within which a body must arrive. */
  readonly bodyTimeout: number;
}

/**
 * Eight mebibytes hold an invoice of about fifty thousand lines, which takes up to eight times as much in XML; published documents
 * nest less than twenty levels.
 */
export const DEFAULT_LIMITS: Limits = {
  maxBytes: 8 * 1024 * 1024,
  maxFileBytes: 64 * 1024 * 1024,
  maxDepth: 200,
  bodyTimeout: 30_000,
};

/** Bytes of bodies that all requests together may hold: arriving, waiting or being worked on. */
export const DEFAULT_BYTES_IN_FLIGHT = 128 * 1024 * 1024;
