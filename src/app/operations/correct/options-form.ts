import type { JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { operationsTexts } from '../../texts/en/operations.ts';

export interface Choice {
  readonly value: string;
  readonly title: string;
  readonly note: string;
}

/** One question of the form, from one member of the schema of the options. */
export type OptionField =
  | (FieldBase & { readonly kind: 'text' | 'date' | 'flag' | 'stamps'; readonly pattern?: string })
  | (FieldBase & { readonly kind: 'choice'; readonly choices: readonly Choice[]; readonly initial: string });

interface FieldBase {
  /** Where the answer goes in the options: `reason`, or `ext` with a key below it. */
  readonly path: readonly [string] | readonly [string, string];
  readonly label: string;
  readonly note: string;
  readonly required: boolean;
}

/** The questions for a correction, in the order of the schema. Members of unknown types are asked for as text. */
export function fieldsOf(schema: JsonObject): readonly OptionField[] {
  const root = resolve(schema, schema);
  const required = texts(root['required']);
  return Object.entries(objectAt(root, 'properties')).flatMap(([name, member]) => {
    if (!isJsonObject(member)) return [];
    if (name !== 'ext') return [fieldOf([name], member, required.includes(name))];
    const within = texts(member['required']);
    return Object.entries(objectAt(member, 'properties')).flatMap(([key, value]) =>
      isJsonObject(value) ? [fieldOf([name, key], value, within.includes(key))] : [],
    );
  });
}

/** The options for the request. Empty answers are omitted. */
export function optionsOf(answers: ReadonlyMap<OptionField, unknown>): JsonObject {
  const options: Record<string, unknown> = {};
  for (const [{ path }, answer] of answers) {
    if (answer === '' || answer === false || (Array.isArray(answer) && answer.length === 0)) continue;
    const [name, key] = path;
    if (key === undefined) options[name] = answer;
    else options[name] = { ...(options[name] as object | undefined), [key]: answer };
  }
  return options as JsonObject;
}

function fieldOf(path: OptionField['path'], member: JsonObject, required: boolean): OptionField {
  const name = path[1] ?? path[0];
  const base = {
    path,
    // Our text says what the field does here; the title of the schema only names it.
    label: wordsFor(name) ?? (text(member['title']) || spoken(name)),
    note: text(member['description']),
    required,
  };
  const choices = list(member['oneOf'] ?? member['anyOf']).flatMap(choiceOf);
  const fixed = texts(member['enum']).map((value) => ({ value, title: value, note: '' }));
  const all = choices.length > 0 ? choices : fixed;
  if (all.length > 0) return { ...base, kind: 'choice', choices: all, initial: text(member['default']) };
  if (name === 'stamps') return { ...base, kind: 'stamps' };
  if (member['type'] === 'boolean') return { ...base, kind: 'flag' };
  if (text(member['$ref']).endsWith('/cal/date')) return { ...base, kind: 'date' };
  return { ...base, kind: 'text', ...(text(member['pattern']) ? { pattern: text(member['pattern']) } : {}) };
}

function wordsFor(name: string): string | undefined {
  const words: Readonly<Record<string, string>> = operationsTexts.options;
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

function spoken(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function choiceOf(entry: unknown): readonly Choice[] {
  if (!isJsonObject(entry) || typeof entry['const'] !== 'string') return [];
  return [{ value: entry['const'], title: text(entry['title']) || entry['const'], note: text(entry['description']) }];
}

function resolve(schema: JsonObject, whole: JsonObject): JsonObject {
  const name = /^#\/\$defs\/(.+)$/.exec(text(schema['$ref']))?.[1];
  const found = name === undefined ? undefined : objectAt(whole, '$defs')[name];
  return isJsonObject(found) ? found : schema;
}

function objectAt(object: JsonObject, member: string): JsonObject {
  const value = object[member];
  return isJsonObject(value) ? value : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function texts(value: unknown): readonly string[] {
  return list(value).filter((entry) => typeof entry === 'string');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
