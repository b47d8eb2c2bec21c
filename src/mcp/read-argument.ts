import type { Fault, Json, JsonLimits, JsonObject, Outcome } from '../engine/index.ts';
import { failure, isJsonObject, readJson, success } from '../engine/values.ts';
import { requestFault } from '../operations/requests/request-fault.ts';
import { readYaml } from '../language/recognise/read-yaml.ts';

/**
 * Reads an argument that is JSON itself, or a text with JSON or YAML. A text that begins like a JSON object or list is
 * parsed only as strict JSON, so that a syntax error is reported at its place.
 *
 * The protocol's own parser keeps only fifteen digits of numbers in an object. Numbers that may have had more are
 * refused, because an amount must not change.
 */
export function readArgument(name: string, given: JsonObject | string, limits: JsonLimits): Outcome<Json> {
  const json = typeof given === 'string' ? readText(given, limits) : readObject(given, limits);
  if (json.ok) return success(json.value);
  // Paths in the document begin with `$`; paths in other arguments begin with the argument's name.
  const faults = name === 'data' ? json.faults : json.faults.map((fault) => placedIn(name, fault));
  return failure('input', `\`${name}\` is not sound JSON or YAML.`, faults);
}

/** Reads an argument that must be an object, if it is given. */
export function readMembers(
  name: string,
  given: JsonObject | string | undefined,
  limits: JsonLimits,
): Outcome<JsonObject | undefined> {
  if (given === undefined) return success(undefined);
  const read = readArgument(name, given, limits);
  if (!read.ok) return read;
  if (isJsonObject(read.value)) return success(read.value);
  return failure('input', `The text of \`${name}\` must be an object.`);
}

type Read = ReturnType<typeof readJson>;

function readText(text: string, limits: JsonLimits): Read {
  return /^\s*[[{]/.test(text) ? readJson(text, limits) : readYaml(text, limits);
}

/** Goes through text, so that an object has the limits of a text. */
function readObject(given: JsonObject, limits: JsonLimits): Read {
  let lost: string | undefined;
  let text: string;
  try {
    text = JSON.stringify(given, (_, value: unknown) => {
      if (typeof value === 'number' && digitsOf(value) > EXACT_DIGITS) lost ??= String(value);
      return value;
    });
  } catch (error) {
    // Only nesting exhausts the stack.
    if (!(error instanceof RangeError)) throw error;
    return {
      ok: false,
      faults: [requestFault('DEPTH', '$', `The object nests deeper than ${limits.maxDepth} levels`)],
    };
  }
  if (lost === undefined) return readJson(text, limits);
  const description = `The number ${lost} may have lost digits on its way: write it in quotes`;
  return { ok: false, faults: [requestFault('NUMBER', '$', description)] };
}

/** Significant digits of a number, equal for every notation of it. */
const EXACT_DIGITS = 15;

function digitsOf(value: number): number {
  return String(Math.abs(value))
    .replace(/e[^]*|[.]/g, '')
    .replace(/^0+/, '').length;
}

function placedIn(name: string, fault: Fault): Fault {
  return { ...fault, properties: fault.properties.map((path) => `request.${name}${path.slice(1)}`) };
}
