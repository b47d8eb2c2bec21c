import type { Fault, Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject, JSON_LIMITS, readJson } from '../../engine/values.ts';
import { readYaml } from '../../language/recognise/read-yaml.ts';
import { Misuse } from '../exit.ts';
import { readText, type Source } from './source.ts';

type Read = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly faults: readonly Fault[] };

/** Parses the text of a source in its format. */
export function readValue({ text, form }: Pick<Source, 'text' | 'form'>): Read {
  return form === 'json' ? readJson(text) : readYaml(text, JSON_LIMITS);
}

/** A value on the command line, JSON or YAML: `10.00` keeps its digits. `what` names the option. */
export function readArgument(what: string, text: string): Json {
  const read = readValue({ text, form: /^\s*[[{]/.test(text) ? 'json' : 'yaml' });
  if (read.ok) return read.value;
  throw new Misuse(`${what}: ${read.faults[0]?.description ?? 'the value cannot be read'}`);
}

/** An object on the command line. */
export function readObject(what: string, text: string): JsonObject {
  const value = readArgument(what, text);
  if (isJsonObject(value)) return value;
  throw new Misuse(`${what}: an object belongs here`);
}

/** An object in a file, such as a template or a key. Errors never quote its content. */
export async function readObjectFile(what: string, path: string): Promise<JsonObject> {
  const text = await readText(path);
  const read = readValue({ text, form: /^\s*[[{]/.test(text) ? 'json' : 'yaml' });
  if (read.ok && isJsonObject(read.value)) return read.value;
  throw new Misuse(`${what} ${path} holds no object, neither in JSON nor in YAML`);
}
