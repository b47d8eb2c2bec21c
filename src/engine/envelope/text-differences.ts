import { canonicalJson } from '../core/json/canonical.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject, JsonNumber } from '../core/json/json.ts';
import { isExactDouble } from '../core/num/exact-double.ts';
import { Header } from '../documents/head/header.ts';

/** Nobody reads more, and a small request must not cause a long answer. */
const MOST_DIFFERENCES = 1000;

/**
 * How a text differs from the content of its digest. added: the digest has nothing there. missing: the text has nothing
 * there. other: another value, or another notation. loose: another value there would have the same digest.
 */
export type TextDeparture = 'added' | 'missing' | 'other' | 'loose';

/** One difference between a text and the content of its digest. */
export interface TextDifference {
  readonly departure: TextDeparture;
  readonly path: string;
  /** The value in the text; absent if there is none. */
  readonly found?: Json;
  /** The value in the digest's content; absent if there is none. */
  readonly covered?: Json;
}

/**
 * Differences between an envelope as read from a text and as written by the engine. The digest covers the written form,
 * so a difference in the text was not signed. Member order may differ, and so may the notation of an equal number.
 * Empty members of the header, which no signature covers, and white space around a signature are accepted.
 *
 * Objects shared by both sides are documents of unknown type, kept unchanged: there only values with indistinguishable
 * digests count as differences.
 */
export function textDifferences(found: JsonObject, written: JsonObject): readonly TextDifference[] {
  const walk = new TextWalk();
  walk.object(found, written, '$');
  return walk.differences;
}

class TextWalk {
  readonly differences: TextDifference[] = [];

  object(found: JsonObject, written: JsonObject, path: string): void {
    if (found === written) {
      this.#free(found, path);
      return;
    }
    for (const name of Object.keys(found)) {
      const value = found[name] as Json;
      const at = `${path}.${name}`;
      if (Object.hasOwn(written, name)) this.#value(value, written[name] as Json, at);
      else if (!passes(value, name, path)) this.#add({ departure: 'added', path: at, found: value });
    }
    for (const name of Object.keys(written)) {
      const value = written[name] as Json;
      if (value === null || Object.hasOwn(found, name)) continue;
      this.#add({ departure: 'missing', path: `${path}.${name}`, covered: value });
    }
  }

  #value(found: Json, written: Json, path: string): void {
    if (isJsonObject(found) && isJsonObject(written)) {
      this.object(found, written, path);
    } else if (Array.isArray(found) && Array.isArray(written)) {
      this.#list(found as readonly Json[], written as readonly Json[], path);
    } else if (!isSame(found, written, path)) {
      this.#add({ departure: 'other', path, found, covered: written });
    } else if (!isTight(found)) {
      this.#add({ departure: 'loose', path, found });
    }
  }

  #list(found: readonly Json[], written: readonly Json[], path: string): void {
    const length = Math.max(found.length, written.length);
    for (let i = 0; i < length && this.differences.length < MOST_DIFFERENCES; i++) {
      const at = `${path}[${i}]`;
      if (i >= written.length) this.#add({ departure: 'added', path: at, found: found[i] as Json });
      else if (i >= found.length) this.#add({ departure: 'missing', path: at, covered: written[i] as Json });
      else this.#value(found[i] as Json, written[i] as Json, at);
    }
  }

  #free(value: Json, path: string): void {
    if (Array.isArray(value)) {
      value.forEach((item: Json, i) => {
        this.#free(item, `${path}[${i}]`);
      });
    } else if (isJsonObject(value)) {
      for (const name of Object.keys(value)) {
        const item = value[name] as Json;
        // The canonical form drops nulls together with their names.
        if (item === null) this.#add({ departure: 'loose', path: `${path}.${name}`, found: null });
        else this.#free(item, `${path}.${name}`);
      }
    } else if (!isTight(value)) {
      this.#add({ departure: 'loose', path, found: value });
    }
  }

  #add(difference: TextDifference): void {
    if (this.differences.length < MOST_DIFFERENCES) this.differences.push(difference);
  }
}

/** A member only in the text, without meaning. */
function passes(value: Json, name: string, path: string): boolean {
  // The reference service writes an empty `meta` of a delivery or an image like this, and digests ignore nulls.
  if (value === null && name === 'meta') return true;
  return path === '$.head' && Object.hasOwn(Header.fields, name) && isEmpty(value);
}

function isEmpty(value: Json): boolean {
  if (value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}

function isSame(found: Json, written: Json, path: string): boolean {
  if (found === written) return true;
  if (isNumber(found) && isNumber(written)) return canonicalJson(found) === canonicalJson(written);
  return typeof found === 'string' && path.startsWith('$.sigs[') && found.trim() === written;
}

/** No other text or number has this digest: all lone surrogates hash alike. */
function isTight(value: Json): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return !(value instanceof JsonNumber) || isExactDouble(value.text);
}

function isNumber(value: Json): value is number | JsonNumber {
  return typeof value === 'number' || value instanceof JsonNumber;
}
