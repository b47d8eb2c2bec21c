/**
 * JSON as the engine parses it. A number whose written digits matter (a fraction, an exponent, more than fifteen
 * digits) is a {@link JsonNumber}, so that `1.10` and `1.1` differ until a decoder interprets them.
 */
export type Json = string | number | boolean | null | JsonNumber | readonly Json[] | JsonObject;

/** A JSON object. Members keep their written order. */
export interface JsonObject {
  readonly [member: string]: Json;
}

/** An unquoted number with its written digits. */
export class JsonNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toJSON(): number {
    return Number(this.text);
  }
}

/** Whether a JSON value is an object: not a list, null or {@link JsonNumber}. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber);
}
