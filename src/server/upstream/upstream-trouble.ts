/**
 * late: no answer in time. broken: no connection, or it ended early. redirect: a redirect. foreign: not a valid API
 * answer. too-large: above the limit. loop: the request passed here before. denied: it does not let this service in (401,
 * 403). busy: it, or what stands before it, asks in other words than an API's to come back later (429, 503).
 */
export type UpstreamTroubleKind = 'late' | 'broken' | 'redirect' | 'foreign' | 'too-large' | 'loop' | 'denied' | 'busy';

/** Why the upstream's answer is not passed on. Its message never quotes the upstream. */
export class UpstreamTrouble extends Error {
  override readonly name = 'UpstreamTrouble';
  readonly kind: UpstreamTroubleKind;
  /** `Retry-After`, of one that is busy. */
  readonly retryAfter: string | undefined;

  constructor(kind: UpstreamTroubleKind, cause?: unknown, retryAfter?: string) {
    super(MESSAGES[kind], { cause });
    this.kind = kind;
    this.retryAfter = retryAfter;
  }

  /** 504 for a timeout, 503 for one that is busy, 502 for everything else. */
  get status(): 502 | 503 | 504 {
    return this.kind === 'late' ? 504 : this.kind === 'busy' ? 503 : 502;
  }
}

const MESSAGES: Readonly<Record<UpstreamTroubleKind, string>> = {
  late: 'The service behind this one did not answer in time.',
  broken: 'The service behind this one cannot be reached, or hung up.',
  redirect: 'The service behind this one points to another address, which is not followed.',
  foreign: 'The service behind this one did not answer as its interface promises.',
  'too-large': 'The service behind this one sent more than is passed on.',
  denied: 'The service behind this one refuses the credentials of this service.',
  busy: 'The service behind this one is busy. Try again later.',
  loop: 'This service has itself behind it: a request came back to where it had been.',
};

/** The part that may be logged: the kind and the system's code, such as `ECONNREFUSED`. */
export function nameOfTrouble({ kind, cause }: UpstreamTrouble): string {
  const code = codeOf(cause);
  return `upstream ${kind}${code === undefined ? '' : ` (${code})`}`;
}

/** `fetch` wraps the informative error. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = codeOf(error.cause);
  if (inner !== undefined) return inner;
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
