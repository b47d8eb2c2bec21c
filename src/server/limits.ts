/** Limits of a request. */
export interface Limits {
  /** Largest body, in bytes. */
  readonly maxBytes: number;
  /** Largest body that is an XML or PDF file itself, in bytes. */
  readonly maxFileBytes: number;
  /** Deepest nesting of objects and lists within a document. */
  readonly maxDepth: number;
  /** Milliseconds within which a body must arrive. */
  readonly bodyTimeout: number;
}

/**
 * Eight mebibytes hold an invoice of about fifty thousand lines, which may be eight times as large in XML. Published
 * documents nest less than twenty levels.
 */
export const DEFAULT_LIMITS: Limits = {
  maxBytes: 8 * 1024 * 1024,
  maxFileBytes: 64 * 1024 * 1024,
  maxDepth: 200,
  bodyTimeout: 30_000,
};

/** Bytes of the bodies of all requests: arriving, waiting or being processed. */
export const DEFAULT_BYTES_IN_FLIGHT = 128 * 1024 * 1024;
