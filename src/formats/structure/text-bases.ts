import type { Message } from '../../engine/index.ts';
import { structureMessages } from './messages.ts';

/** A sentence about a quoted value. */
export type Says = (value: string) => Message;

/** An XSD text type. The text is trimmed. */
export interface TextBase {
  readonly holds: (text: string) => boolean;
  /** Surrounding white space is not allowed. */
  readonly isBare?: true;
  /** The message for an invalid value. */
  readonly says: Says;
}

/** The text with XML white space trimmed and collapsed; other white space, such as no-break spaces, is content. */
export function collapsed(text: string): string {
  if (/^[!-~]*$/.test(text)) return text;
  const single = text.replace(/[ \t\r\n]+/g, ' ');
  return single.slice(single.startsWith(' ') ? 1 : 0, single.length > 1 && single.endsWith(' ') ? -1 : undefined);
}

const ZONE = '(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?';
const DAY = '(-?(?:[1-9]\\d{3,}|0\\d{3}))-(\\d\\d)-(\\d\\d)';
const CLOCK = '(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)';
const DATE = new RegExp(`^${DAY}${ZONE}$`);
const TIME = new RegExp(`^${CLOCK}${ZONE}$`);
const DATE_TIME = new RegExp(`^${DAY}T${CLOCK}${ZONE}$`);
const YEAR = new RegExp(`^-?(?:[1-9]\\d{3,}|0\\d{3})${ZONE}$`);
const YEAR_MONTH = new RegExp(`^-?(?:[1-9]\\d{3,}|0\\d{3})-(?:0[1-9]|1[0-2])${ZONE}$`);
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const INTEGER = /^[+-]?\d+$/;
const DURATION = /^-?P(?=.)(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/;
const DOUBLE = /^(?:[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[Ee][+-]?\d+)?|-?INF|NaN)$/;
const LANGUAGE = /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/;

function isDay(pattern: RegExp, text: string): boolean {
  const [, year = '', month = '', day = ''] = pattern.exec(text) ?? [];
  if (year === '' || /^-?0000$/.test(year)) return false;
  const [m, d] = [Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1) return false;
  // The calendar repeats every four hundred years, so the last digits of a longer year are enough.
  const y = Number(year.slice(-4));
  const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  return d <= (m === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31);
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

function isBase64(text: string): boolean {
  const signs = text.replace(/ /g, '');
  if (signs.length % 4 !== 0 || !BASE64.test(signs)) return false;
  // The unused bits before padding are zero.
  if (signs.endsWith('==')) return 'AQgw'.includes(signs.charAt(signs.length - 3));
  return !signs.endsWith('=') || 'AEIMQUYcgkosw048'.includes(signs.charAt(signs.length - 2));
}

/**
 * RFC 3986; characters that are never allowed are percent-encoded first. Brackets occur only in the host. In steps,
 * because one pattern for everything would be quadratic.
 */
function isUri(text: string): boolean {
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return false;
  const [beforeFragment, fragment = ''] = parted(text, '#');
  const [address, query = ''] = parted(beforeFragment, '?');
  if (/[#[\]]/.test(fragment) || /[[\]]/.test(query)) return false;
  const scheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.exec(address)?.[0] ?? '';
  if (scheme === '' && parted(address, '/')[0].includes(':')) return false;
  return !/[[\]]/.test(withoutHost(address.slice(scheme.length)));
}

function withoutHost(address: string): string {
  if (!address.startsWith('//')) return address;
  const end = address.indexOf('/', 2);
  return end < 0 ? '' : address.slice(end);
}

function parted(text: string, sign: string): readonly [string, string?] {
  const at = text.indexOf(sign);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const matches =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);

function integer(least: bigint | undefined, most: bigint | undefined): TextBase {
  const isWhole = least === undefined && most === undefined;
  return {
    says: (value) =>
      isWhole ? structureMessages.notWholeNumber({ value }) : structureMessages.notWholeNumberSize({ value }),
    holds: (text) => {
      if (!INTEGER.test(text)) return false;
      if (isWhole) return true;
      if (text.length > 400) return false;
      const number = BigInt(text.replace('+', ''));
      return (least === undefined || number >= least) && (most === undefined || number <= most);
    },
  };
}

const signed = (bits: bigint): TextBase => integer(-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n);
const unsigned = (bits: bigint): TextBase => integer(0n, 2n ** bits - 1n);
/**
 * A name that may begin with some signs. It is searched for any other sign, because a pattern that repeats a class of
 * Unicode overflows on megabytes.
 */
const named =
  (first: RegExp, other: RegExp) =>
  (text: string): boolean =>
    first.test(text) && !other.test(text);

const name: TextBase = {
  holds: named(/^[\p{L}_]/u, /[^\p{L}\p{N}\p{M}._-]/u),
  says: (value) => structureMessages.notName({ value }),
};

/** A name, or two with a colon between. */
function isQualified(text: string): boolean {
  const parts = text.split(':', 3);
  return parts.length < 3 && parts.every(name.holds);
}

/**
 * Restricted types, by XSD name. Source: XML Schema Part 2, chapter 3. It allows white space around dates and times,
 * but validators based on libxml2 refuse it, so it is refused here.
 */
export const BASES: ReadonlyMap<string, TextBase> = new Map<string, TextBase>([
  ['date', { isBare: true, holds: (text) => isDay(DATE, text), says: (value) => structureMessages.notDate({ value }) }],
  [
    'dateTime',
    {
      isBare: true,
      holds: (text) => isDay(DATE_TIME, text),
      says: (value) => structureMessages.notDateTime({ value }),
    },
  ],
  ['time', { isBare: true, holds: matches(TIME), says: (value) => structureMessages.notTime({ value }) }],
  ['gYear', { isBare: true, holds: matches(YEAR), says: (value) => structureMessages.notYear({ value }) }],
  ['gYearMonth', { isBare: true, holds: matches(YEAR_MONTH), says: (value) => structureMessages.notMonth({ value }) }],
  ['duration', { holds: matches(DURATION), says: (value) => structureMessages.notDuration({ value }) }],
  ['decimal', { holds: matches(DECIMAL), says: (value) => structureMessages.notNumber({ value }) }],
  ['double', { holds: matches(DOUBLE), says: (value) => structureMessages.notNumber({ value }) }],
  ['float', { holds: matches(DOUBLE), says: (value) => structureMessages.notNumber({ value }) }],
  ['boolean', { holds: matches(/^(?:true|false|1|0)$/), says: (value) => structureMessages.notBoolean({ value }) }],
  ['base64Binary', { holds: isBase64, says: (value) => structureMessages.notBase64({ value }) }],
  [
    'hexBinary',
    {
      holds: (text) => text.length % 2 === 0 && !/[^0-9A-Fa-f]/.test(text),
      says: (value) => structureMessages.notHex({ value }),
    },
  ],
  ['anyURI', { holds: isUri, says: (value) => structureMessages.notUri({ value }) }],
  ['language', { holds: matches(LANGUAGE), says: (value) => structureMessages.notLanguage({ value }) }],
  ['NMTOKEN', { ...name, holds: named(/./u, /[^\p{L}\p{N}\p{M}._:-]/u) }],
  ['NCName', name],
  ['ID', name],
  ['IDREF', name],
  ['Name', { ...name, holds: named(/^[\p{L}_:]/u, /[^\p{L}\p{N}\p{M}._:-]/u) }],
  ['QName', { ...name, holds: isQualified }],
  ['integer', integer(undefined, undefined)],
  ['nonNegativeInteger', integer(0n, undefined)],
  ['positiveInteger', integer(1n, undefined)],
  ['nonPositiveInteger', integer(undefined, 0n)],
  ['negativeInteger', integer(undefined, -1n)],
  ['long', signed(64n)],
  ['int', signed(32n)],
  ['short', signed(16n)],
  ['byte', signed(8n)],
  ['unsignedLong', unsigned(64n)],
  ['unsignedInt', unsigned(32n)],
  ['unsignedShort', unsigned(16n)],
  ['unsignedByte', unsigned(8n)],
]);
