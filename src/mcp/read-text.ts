import type { Fault, Json, JsonLimits, JsonObject, Outcome } from '../engine/index.ts';
import { failure, isJsonObject, readJson, success } from '../engine/values.ts';
import { readYaml } from '../language/recognise/read-yaml.ts';

/**
 * Reads an argument that holds JSON, or YAML, as text. What begins like a JSON object or list is read as strict JSON and
 * nothing else, so that a slip in it is reported where it is.
 */
export function readText(name: string, text: string, limits: JsonLimits): Outcome<Json> {
  const json = /^\s*[[{]/.test(text) ? readJson(text, limits) : readYaml(text, limits);
  if (json.ok) return success(json.value);
  // Paths in the document itself begin with `$`, as everywhere; those in other arguments name the argument.
  const faults = name === 'data' ? json.faults : json.faults.map((fault) => placedIn(name, fault));
  return failure('input', `The text of \`${name}\` is not sound JSON or YAML.`, faults);
}

/** The same for an argument that has to be an object; left out, it stays left out. */
export function readObject(
  name: string,
  text: string | undefined,
  limits: JsonLimits,
): Outcome<JsonObject | undefined> {
  if (text === undefined) return success(undefined);
  const read = readText(name, text, limits);
  if (!read.ok) return read;
  if (isJsonObject(read.value)) return success(read.value);
  return failure('input', `The text of \`${name}\` must be an object.`);
}

function placedIn(name: string, fault: Fault): Fault {
  return { ...fault, properties: fault.properties.map((path) => `request.${name}${path.slice(1)}`) };
}
