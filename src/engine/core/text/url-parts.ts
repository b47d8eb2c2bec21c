/** Parses a URL like Go's `net/url`, which decides what other tools of the format accept. */
export interface UrlParts {
  /** Lower case; empty for a relative reference. */
  readonly scheme: string;
  /** The part after the scheme if it does not begin with a slash, as in `mailto:a@b.example`. */
  readonly opaque: string;
  /** Host and port, without user. */
  readonly host: string;
  readonly path: string;
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const BAD_ESCAPE = /%(?![0-9a-f]{2})/i;
const USER_INFO = /^[A-Za-z0-9\-._:~!$&'()*+,;=%@]*$/;
/** A host may contain any non-ASCII character; of ASCII, what RFC 3986 allows and `"<>`. */
const HOST = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:[\]<>"\u0080-\u{10ffff}]|%25|%[89a-f][0-9a-f])*$/iu;

/** Undefined if the text cannot be a URL or a relative reference. */
export function splitUrl(text: string): UrlParts | undefined {
  const hash = text.indexOf('#');
  if (hash >= 0 && BAD_ESCAPE.test(text.slice(hash))) return undefined;
  const whole = hash < 0 ? text : text.slice(0, hash);
  if (hasControl(whole)) return undefined;
  const scheme = (SCHEME.exec(whole)?.[1] ?? '').toLowerCase();
  const tail = scheme === '' ? whole : whole.slice(scheme.length + 1);
  const query = tail.indexOf('?');
  const rest = query < 0 ? tail : tail.slice(0, query);
  if (!rest.startsWith('/')) return withoutSlash(scheme, rest);
  if (!rest.startsWith('//') || (scheme === '' && rest.startsWith('///'))) {
    return withPath(scheme, '', rest);
  }
  const slash = rest.indexOf('/', 2);
  const host = hostOf(scheme, slash < 0 ? rest.slice(2) : rest.slice(2, slash));
  return host === undefined ? undefined : withPath(scheme, host, slash < 0 ? '' : rest.slice(slash));
}

function withoutSlash(scheme: string, rest: string): UrlParts | undefined {
  if (scheme !== '') return { scheme, opaque: rest, host: '', path: '' };
  // A colon in the first segment could be mistaken for the end of a scheme.
  const slash = rest.indexOf('/');
  return (slash < 0 ? rest : rest.slice(0, slash)).includes(':') ? undefined : withPath('', '', rest);
}

function withPath(scheme: string, host: string, path: string): UrlParts | undefined {
  return BAD_ESCAPE.test(path) ? undefined : { scheme, opaque: '', host, path };
}

function hostOf(scheme: string, authority: string): string | undefined {
  const at = authority.lastIndexOf('@');
  const user = at < 0 ? '' : authority.slice(0, at);
  const host = authority.slice(at + 1);
  if (!USER_INFO.test(user) || BAD_ESCAPE.test(user) || !HOST.test(host)) return undefined;
  return hasValidPort(scheme, host) ? host : undefined;
}

function hasValidPort(scheme: string, host: string): boolean {
  if (host.startsWith('[')) return /^\[[^[\]]*\](?::[0-9]*)?$/.test(host);
  // Only web addresses require a host without a colon.
  const colon = scheme === 'http' || scheme === 'https' ? host.indexOf(':') : host.lastIndexOf(':');
  return !host.includes('[') && (colon < 0 || /^[0-9]*$/.test(host.slice(colon + 1)));
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
