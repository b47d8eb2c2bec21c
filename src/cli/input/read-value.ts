import type { Fault, Json, JsonObject, Message } from '../../engine/index.ts';
import { isJsonObject, JSON_LIMITS, readJson, wordingOf } from '../../engine/values.ts';
import { readYaml } from '../../language/recognise/read-yaml.ts';
import { Misuse } from '../exit.ts';
import { misuseMessages } from '../messages.ts';
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
  throw new Misuse(
    misuseMessages.ofOption({ option: what, why: whyUnread(read.faults) ?? misuseMessages.cannotReadValue }),
  );
}

/** Why a text could not be read: its first fault. */
export function whyUnread([fault]: readonly Fault[]): Message | string | undefined {
  return fault && wordingOf(fault.description, fault.phrase ?? fault.code, fault.values);
}

/** An object on the command line. */
export function readObject(what: string, text: string): JsonObject {
  const value = readArgument(what, text);
  if (isJsonObject(value)) return value;
  throw new Misuse(misuseMessages.ofOption({ option: what, why: misuseMessages.objectBelongs }));
}

/** An object in a file, such as a template or a key; `next` is what to run to have it. Errors never quote its content. */
export async function readObjectFile(what: Message, path: string, next?: Message): Promise<JsonObject> {
  const text = await readText(path, next);
  const read = readValue({ text, form: /^\s*[[{]/.test(text) ? 'json' : 'yaml' });
  if (read.ok && isJsonObject(read.value)) return read.value;
  throw new Misuse(misuseMessages.noObject({ what, file: path }));
}
