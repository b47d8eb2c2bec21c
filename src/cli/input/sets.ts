import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { Misuse } from '../exit.ts';
import { misuseMessages } from '../messages.ts';
import { readArgument } from './read-value.ts';
import { readText } from './source.ts';

/** Values from the command line, each as `path=value`. */
export interface Sets {
  /** Values in JSON or YAML. */
  readonly set?: readonly string[] | undefined;
  /** Values as plain text. */
  readonly setString?: readonly string[] | undefined;
  /** Files with values in JSON or YAML. */
  readonly setFile?: readonly string[] | undefined;
}

/**
 * Sets the values in the document: first YAML values, then texts, then files, each sorted by path. A path is names and
 * list indexes joined by dots; `\.` is a dot in a name; `.` alone is the document itself.
 */
export async function withSets(document: Json, { set = [], setString = [], setFile = [] }: Sets): Promise<Json> {
  const entries: [string, Json][] = [];
  for (const { path, text } of sorted('--set', set)) entries.push([path, await readArgument(`--set ${path}`, text)]);
  for (const { path, text } of sorted('--set-string', setString)) entries.push([path, text]);
  for (const { path, text } of sorted('--set-file', setFile)) {
    entries.push([path, await readArgument(`--set-file ${path}`, await readText(text))]);
  }
  return entries.reduce<Json>((value, [path, item]) => withValue(value, stepsOf(path), item, path), document);
}

function sorted(option: string, pairs: readonly string[]): readonly { readonly path: string; readonly text: string }[] {
  const split = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new Misuse(misuseMessages.takesPathValue({ option, pair }));
    return { path: pair.slice(0, at), text: pair.slice(at + 1) };
  });
  return split.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

function stepsOf(path: string): readonly string[] {
  const names = path.replace(/^[.]/, '');
  return names === '' ? [] : names.split(/(?<!\\)[.]/).map((name) => name.replaceAll('\\.', '.'));
}

function withValue(value: Json, steps: readonly string[], item: Json, path: string): Json {
  const [step, ...rest] = steps;
  if (step === undefined) {
    return path === '.' && isJsonObject(value) && isJsonObject(item) ? { ...value, ...item } : item;
  }
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (!/^\d{1,6}$/.test(step) || Number(step) > list.length) {
      throw new Misuse(misuseMessages.noPlace({ path, step, length: list.length }));
    }
    return list.toSpliced(Number(step), 1, withValue(list[Number(step)] ?? null, rest, item, path));
  }
  const object: JsonObject = isJsonObject(value) ? value : {};
  const before = Object.hasOwn(object, step) ? (object[step] as Json) : null;
  return { ...object, [step]: withValue(before, rest, item, path) };
}
