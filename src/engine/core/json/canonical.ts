import type { Json, JsonObject } from './json.ts';
import { byCodePoint } from '../text/code-points.ts';
import { JsonNumber } from './json.ts';

/**
 * Canonical JSON, the input of the format's digests: no white space, members sorted by code point, null members
 * dropped, floats in scientific form.
 *
 * Two oddities are part of the format, because digests of existing envelopes depend on them: a negative fraction
 * misplaces its point (`-20.5` → `-.02.05E1`), and a null member that sorts first leaves its comma.
 */
export function canonicalJson(value: Json): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return canonicalString(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return canonicalNumber(String(value));
    default:
      if (value instanceof JsonNumber) return canonicalNumber(value.text);
      return Array.isArray(value)
        ? `[${value.map((item: Json) => canonicalJson(item)).join(',')}]`
        : canonicalObject(value as JsonObject);
  }
}

function canonicalObject(value: JsonObject): string {
  let out = '{';
  const names = Object.keys(value).sort(byCodePoint);
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as string;
    const item = value[name] as Json;
    if (item === null || isNoNumber(item)) continue;
    out += `${i > 0 ? ',' : ''}${canonicalString(name)}:${canonicalJson(item)}`;
  }
  return `${out}}`;
}

/** A number beyond the range of a double is treated as null. */
function isNoNumber(value: Json): boolean {
  return value instanceof JsonNumber && !Number.isFinite(Number(value.text));
}

const SPECIAL = /["\\\u0000-\u001f]/g;
const SHORT: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\f': '\\f',
  '\b': '\\b',
};

function canonicalString(text: string): string {
  return `"${text.replace(SPECIAL, (c) => SHORT[c] ?? `\\u00${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)}"`;
}

/** Longer ones exceed 64 bits, and parsing millions of digits takes minutes. */
const INTEGER = /^-?\d{1,19}$/;
const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;

function canonicalNumber(digits: string): string {
  if (INTEGER.test(digits)) {
    const integer = BigInt(digits);
    if (integer >= MIN_INT64 && integer <= MAX_INT64) return integer.toString();
  }
  const value = Number(digits);
  if (!Number.isFinite(value)) return 'null';
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const shortest = `${mantissa}E${Number(exponent)}`;
  // The second character of a valid mantissa is its point; after a sign it is a digit.
  if (shortest[1] === '.') return shortest;
  return `${shortest[0] ?? ''}.0${shortest.slice(1)}`;
}
