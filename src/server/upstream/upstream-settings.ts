import { API_VERSION } from '../../api/versions.ts';

export interface UpstreamSettings {
  /** Base address with the version and without a slash at its end: `https://host/v0`. */
  readonly base: string;
  /** Milliseconds for the upstream to begin its answer, and its longest pause within an answer. */
  readonly timeout: number;
  /** Largest answer accepted, in bytes. */
  readonly maxBytes: number;
  /** Whether this service is only ready while the upstream answers. */
  readonly makesReady?: boolean;
  /** A header with the credentials of this service: it goes to the upstream alone, and is never logged. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Files for the encrypted connection, which only a host with files can read. */
  readonly files?: UpstreamFiles;
}

/** Paths of PEM files: the certificate of this service with its key, and the authority that the upstream's is from. */
export interface UpstreamFiles {
  readonly certificate?: string;
  readonly key?: string;
  readonly authority?: string;
}

/** Shorter than the client's timeout, so that its user learns who was late. */
export const DEFAULT_UPSTREAM_LIMITS = { timeout: 20_000, maxBytes: 64 * 1024 * 1024 } as const;

export type BaseAddress =
  | { readonly ok: true; readonly base: string }
  | { readonly ok: false; readonly reason: string };

/** Checks a configured base address; the reason completes "the address …". */
export function readBaseAddress(text: string): BaseAddress {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return { ok: false, reason: 'must be a whole address such as https://host/v0' };
  }
  // The address is not repeated, since it may contain a password.
  if (url.username !== '' || url.password !== '') return { ok: false, reason: 'must not hold a user name or password' };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    return { ok: false, reason: `must begin with https:// or http://, not "${url.protocol}"` };
  }
  if (/[?#]/.test(text)) return { ok: false, reason: 'must not hold a query or a fragment' };
  const base = url.href.replace(/\/$/, '');
  if (!base.endsWith(`/${API_VERSION}`)) return { ok: false, reason: `must end with /${API_VERSION}` };
  return { ok: true, base };
}

/** Headers that this service sends itself, or that say how a message is sent. */
const OWN_HEADERS =
  /^(?:accept(?:-encoding)?|connection|content-.*|host|if-none-match|te|trailer|traceparent|transfer-encoding|upgrade|via|x-request-id)$/i;

/**
 * A configured header such as `Authorization: Bearer …`; undefined if it is none, or one that is not for credentials.
 * Visible ASCII only, so that it cannot contain another header.
 */
export function readCredentials(line: string): Readonly<Record<string, string>> | undefined {
  const [, name = '', value = ''] =
    /^([!#$%&'*+.^_`|~\w-]+):[ \t]*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)$/.exec(line) ?? [];
  return name === '' || OWN_HEADERS.test(name) ? undefined : { [name]: value };
}
