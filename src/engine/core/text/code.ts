import { trimSpace } from './clean-text.ts';
import { fitsUtf8 } from './utf8.ts';

/** Longest code, in bytes of UTF-8; 64 until release 0.502.2 of the format. */
export const CODE_MAX_BYTES = 128;

/** JSON Schema pattern of a code: no control character, no white space at either end. */
export const CODE_PATTERN = '^[^\\s\\x00-\\x1f\\x7f-\\x9f]([^\\x00-\\x1f\\x7f-\\x9f]*[^\\s\\x00-\\x1f\\x7f-\\x9f])?$';

const UNPRINTABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]+/gu;
const SEPARATOR_RUN = /([.\-:/,_& ])[^A-ZÑa-z0-9]+/g;
const NOT_STRICT = /[^A-ZÑa-z0-9.\-:/,_& ]+/g;

/**
 * The lenient normal form of every code in a document: composed Unicode, printable characters only, no outer spaces.
 * Returns its input if nothing changes.
 */
export function cleanCode(text: string): string {
  if (isPrintableAscii(text)) return trimSpace(text);
  return trimSpace(text.normalize('NFC').replace(UNPRINTABLE, ''));
}

/** Letters, digits and single separators (`. - : / , _ &` and space). A separator at either end stays. */
export function strictCode(text: string): string {
  if (isStrictCode(text)) return text;
  return trimSpace(text).replace(SEPARATOR_RUN, '$1').replace(NOT_STRICT, '');
}

export function upperCode(text: string): string {
  return strictCode(text).toUpperCase();
}

/** Only `A` to `Z` and digits, in capitals. */
export function alphanumericCode(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, '').toUpperCase();
}

/** Only digits. */
export function numericCode(text: string): string {
  return text.replace(/[^0-9]+/g, '');
}

/** Length and form of a code; the empty code passes. */
export function isValidCode(text: string): boolean {
  return isCodeLength(text) && isCodeForm(text);
}

export function isCodeLength(text: string): boolean {
  return fitsUtf8(text, CODE_MAX_BYTES);
}

/** No control character and no outer ASCII space; the empty code passes. */
export function isCodeForm(text: string): boolean {
  const last = text.length - 1;
  for (let i = 0; i <= last; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || (code >= 0x7f && code <= 0x9f)) return false;
    if (code === 0x20 && (i === 0 || i === last)) return false;
  }
  return true;
}

/**
 * Blocks of letters and digits joined by single separators. Not empty. Written as a loop: a pattern would backtrack.
 */
export function isStrictCode(text: string): boolean {
  let block = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (isStrictLetter(code)) block = true;
    else if (block && isSeparator(code)) block = false;
    else return false;
  }
  return block;
}

function isStrictLetter(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 0xd1;
}

/** One of `space & , - . / : _`. */
function isSeparator(code: number): boolean {
  return code === 32 || code === 38 || (code >= 44 && code <= 47) || code === 58 || code === 95;
}

function isPrintableAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code > 126) return false;
  }
  return true;
}
