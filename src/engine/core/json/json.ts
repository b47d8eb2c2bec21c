/**
 * JSON as the engine reads it. A number whose written digits matter (a fraction, an exponent, more than fifteen digits)
 * is kept as {@link JsonNumber}, so that `1.10` and `1.1` stay apart until a decoder decides what they mean.
 */
export type Json = string | number | boolean | null | JsonNumber | readonly Json[] | JsonObject;

/** A JSON object. Members keep the order they were written in. */
export interface JsonObject {
  readonly [member: string]: Json;
}

/** An unquoted number together with the digits it was written with. */
export class JsonNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): number {
    return Number(this.text);
  }
}

/** Whether a JSON value is an object: no list, no null, no {@link JsonNumber}. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber);
}
