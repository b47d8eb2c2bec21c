/** Identifies a request in all logs. */
export interface RequestTrace {
  /** The caller's `X-Request-Id` if it is safe to log, otherwise a new one. */
  readonly id: string;
  /** W3C trace id of 32 hexadecimal digits: the caller's, or a new one. */
  readonly traceId: string;
  /** The caller's span, if there is one. */
  readonly parentId?: string;
  /** This service's own span: 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether the caller samples the trace (`01`) or not (`00`). */
  readonly flags: string;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads `X-Request-Id` and `traceparent`. Malformed values are replaced, since they are logged. */
export function readTrace(headers: Headers): RequestTrace {
  const given = headers.get('X-Request-Id');
  const parent = TRACEPARENT.exec(headers.get('traceparent') ?? '');
  const fresh = crypto.randomUUID();
  const digits = fresh.replaceAll('-', '');
  return {
    id: given !== null && /^[\w.:-]{1,128}$/.test(given) ? given : fresh,
    traceId: parent?.[1] ?? digits,
    ...(parent?.[2] !== undefined && { parentId: parent[2] }),
    spanId: digits.slice(16),
    flags: parent?.[3] ?? '00',
  };
}

/** The header for a request to another service. */
export function traceparent({ traceId, spanId, flags }: RequestTrace): string {
  return `00-${traceId}-${spanId}-${flags}`;
}
