import type { Fault, Json, JsonObject, Message } from '../../engine/index.ts';
import { isJsonObject, JSON_LIMITS, readJson, wordingOf } from '../../engine/values.ts';
import { Misuse } from '../exit.ts';
import { misuseMessages } from '../messages.ts';
import { formedText, readText, type Source } from './source.ts';

type Read = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly faults: readonly Fault[] };

/** Parses the text of a source in its format. */
export function readValue({ text, yaml }: Pick<Source, 'text' | 'yaml'>): Read {
  return yaml ? yaml.readYaml(text, JSON_LIMITS) : readJson(text);
}

/** A value on the command line, JSON or YAML: `10.00` keeps its digits. `what` names the option. */
export async function readArgument(what: string, text: string): Promise<Json> {
  const read = readValue(await formedText(text));
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
export async function readObject(what: string, text: string): Promise<JsonObject> {
  const value = await readArgument(what, text);
  if (isJsonObject(value)) return value;
  throw new Misuse(misuseMessages.ofOption({ option: what, why: misuseMessages.objectBelongs }));
}

/**
 * An object in a file, such as a template or a key; `next` is the command that creates it. Errors never quote its
 * content.
 */
export async function readObjectFile(what: Message, path: string, next?: Message): Promise<JsonObject> {
  const text = await readText(path, next);
  const read = readValue(await formedText(text));
  if (read.ok && isJsonObject(read.value)) return read.value;
  throw new Misuse(misuseMessages.noObject({ what, file: path }));
}
