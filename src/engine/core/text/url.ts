import { isHostName } from './host-name.ts';
import { splitUrl } from './url-parts.ts';
import { utf8Length } from './utf8.ts';

const MAX_CHARACTERS = 2082;
const MIN_BYTES = 4;

const SCHEME = /^(?:ftp|tcp|udp|wss?|https?):\/\//;
const SPACE = /[\t\n\f\r ]/;
const PORT_AND_PATH = /^(?::[0-9]{1,5})?(?:[/?#]|$)/;

/** First number without the multicast range 224 to 239. */
const IPV4 = /^(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3]|24\d|25[0-5])(?:\.(?:\d{1,2}|1\d\d|2[0-4]\d|25[0-5])){3}\.?$/;

/**
 * Whether the text is a web address by govalidator's IsURL, which other tools of the format use. The scheme may be
 * missing (`example.com` passes); empty text is invalid.
 */
export function isUrl(text: string): boolean {
  if (text.length < MIN_BYTES && utf8Length(text) < MIN_BYTES) return false;
  if (text.length > MAX_CHARACTERS && [...text].length > MAX_CHARACTERS) return false;
  if (text.startsWith('.') || SPACE.test(text)) return false;
  const parts = splitUrl(text.includes(':') && !text.includes('://') ? `http://${text}` : text);
  if (parts === undefined || parts.host.startsWith('.')) return false;
  if (parts.host === '' && parts.path !== '' && !parts.path.includes('.')) return false;
  return hostStarts(text).some((start) => isHostWithTail(text.slice(start)));
}

/** Possible starts of the host: at the start, after a known scheme, after a user name that ends with `@`. */
function hostStarts(text: string): readonly number[] {
  const starts = [0];
  const scheme = SCHEME.exec(text)?.[0];
  if (scheme !== undefined) starts.push(scheme.length);
  for (let at = text.indexOf('@', 1); at >= 0; at = text.indexOf('@', at + 1)) starts.push(at + 1);
  return starts;
}

function isHostWithTail(text: string): boolean {
  const end = text.startsWith('[') ? text.indexOf(']') + 1 : text.search(/[:/?#@]|$/);
  return isHost(text.slice(0, end)) && PORT_AND_PATH.test(text.slice(end));
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return isIpv6(host.slice(1, -1));
  return IPV4.test(host) || isHostName(host);
}

/**
 * Eight groups of up to four hexadecimal digits, with one run of zero groups omitted; the last two may be written as
 * IPv4.
 */
function isIpv6(address: string): boolean {
  const [plain = '', zone] = address.split('%', 2);
  if (zone !== undefined && !(plain.startsWith('fe80:') && /^[0-9a-zA-Z]+$/.test(zone))) return false;
  const halves = plain.replace(/:(?:\d{1,3}\.){3}\d{1,3}$/, ':0:0').split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const countFits = halves.length === 2 ? groups.length <= 7 : halves.length === 1 && groups.length === 8;
  return countFits && groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group));
}
