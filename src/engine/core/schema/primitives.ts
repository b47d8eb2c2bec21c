import type { Json } from '../json/json.ts';
import { JsonNumber } from '../json/json.ts';
import { wholeNumber } from '../num/plain-digits.ts';
import { encodeBase64 } from '../text/base64.ts';
import type { NamedType } from './kind.ts';
import { scalar } from './scalar-type.ts';
import { inputMessages } from './messages.ts';
import { typeExpected } from '../faults/type-expected.ts';

/** Plain text, `''` if absent. */
export const text = scalar<string, string>({
  words: inputMessages.aText,
  zero: '',
  decode(raw, reader) {
    if (typeof raw === 'string') return raw;
    reader.wrongType(inputMessages.aText, raw, true);
    return undefined;
  },
  encode: (value) => value,
  isEmpty: (value) => value === '',
  schema: { type: 'string' },
});

/** Text with a `format` or other keywords for editors, not checked when reading. */
export function textOf(keywords: Readonly<Record<string, string>>) {
  return { ...text, reference: () => ({ type: 'string', ...keywords }) };
}

const cleaned: NamedType = {
  id: 'text/clean',
  name: 'text.Clean',
  published: false,
  about: 'A text that building trims.',
  definition: () => ({ type: 'string' }),
  references: () => [],
};

/** Text; building trims it and removes null characters. */
export const cleanText = { ...text, named: cleaned };

/** Such text with a `format`. */
export function cleanTextOf(keywords: Readonly<Record<string, string>>) {
  return { ...cleanText, reference: () => ({ type: 'string', ...keywords }) };
}

/** An integer, 0 if absent. */
export const integer = scalar<number, number>({
  words: inputMessages.aWholeNumber,
  zero: 0,
  decode(raw, reader) {
    const value = raw instanceof JsonNumber ? wholeNumber(raw.text) : raw;
    if (Number.isSafeInteger(value)) return (value as number) + 0;
    reader.wrongType(inputMessages.aWholeNumber, raw);
    return undefined;
  },
  encode: (value) => value,
  isEmpty: (value) => value === 0,
  schema: { type: 'integer' },
});

/** A number with a fraction (only coordinates). */
export const float = scalar<number, undefined>({
  words: inputMessages.aNumber,
  zero: undefined,
  decode(raw, reader) {
    const value = raw instanceof JsonNumber ? Number(raw.text) : raw;
    if (Number.isFinite(value)) return value as number;
    reader.wrongType(inputMessages.aNumber, raw);
    return undefined;
  },
  encode: (value) => value,
  isEmpty: () => false,
  schema: { type: 'number' },
});

/** true or false, false if absent. */
export const boolean = scalar<boolean, boolean>({
  words: inputMessages.trueOrFalse,
  zero: false,
  decode(raw, reader) {
    if (typeof raw === 'boolean') return raw;
    reader.wrongType(inputMessages.trueOrFalse, raw);
    return undefined;
  },
  encode: (value) => value,
  isEmpty: (value) => !value,
  schema: { type: 'boolean' },
});

/** Bytes may also be a list of numbers; null is 0. */
function isBytes(raw: Json): raw is readonly number[] {
  return (
    Array.isArray(raw) && raw.every((byte) => byte === null || (Number.isInteger(byte) && byte >= 0 && byte < 256))
  );
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Binary data in Base64 with padding (RFC 4648, section 4). */
export const base64 = scalar<string, string>({
  words: inputMessages.base64,
  zero: '',
  decode(raw, reader) {
    if (isBytes(raw)) return encodeBase64(raw);
    if (typeof raw !== 'string') {
      reader.wrongType(inputMessages.base64, raw);
      return undefined;
    }
    // Line breaks inside are common and harmless.
    const data = raw.replace(/[\r\n]/g, '');
    if (BASE64.test(data)) return data;
    reader.report('BASE64', inputMessages.notBase64, null, typeExpected(inputMessages.base64));
    return undefined;
  },
  encode: (value) => value,
  isEmpty: (value) => value === '',
  schema: { type: 'string', contentEncoding: 'base64' },
});
