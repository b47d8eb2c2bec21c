/** Who a request is, for logs on every way it takes. */
export interface RequestTrace {
  /** The caller's `X-Request-Id` where it is fit to be logged, a fresh one otherwise. */
  readonly id: string;
  /** W3C trace id of 32 hexadecimal digits: the caller's, or a fresh one. */
  readonly traceId: string;
  /** The caller's span, if there is one. */
  readonly parentId?: string;
  /** What stands for this service's own part: 16 hexadecimal digits. */
  readonly spanId: string;
  /** Whether the caller records the trace (`01`) or not (`00`). */
  readonly flags: string;
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Reads `X-Request-Id` and `traceparent`; what is malformed is replaced, because it ends in logs. */
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

/** The header for whoever is asked on behalf of the request. */
export function traceparent({ traceId, spanId, flags }: RequestTrace): string {
  return `00-${traceId}-${spanId}-${flags}`;
}
