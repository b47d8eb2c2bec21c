import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import type { Words } from './message.ts';

/*
 * Published definitions, schemas and the description of the API are JSON with English texts in them. The path of a text
 * says what it speaks of, by codes: `ES/VAT/rates/reduced/name`, `bill.Line/quantity/title`. Translations are found by it.
 */

/** A text in a definition, as the reader of a language needs it. */
export interface PlacedText {
  /** What it speaks of, from the outermost name to the member. */
  readonly path: readonly string[];
  readonly english: string;
  /** The same in several languages, if the definition has it so. */
  readonly own?: Readonly<Record<string, string>>;
}

/** Members that name an entry of a list; the first that it has counts. */
const NAMES = ['key', 'code', 'rate', 'country', 'url', 'const', 'schema', 'operationId', 'name'];

/** Members that hold parts and say nothing of them. */
const HOLDERS: ReadonlySet<string> = new Set([
  ...[
    'items',
    'oneOf',
    'anyOf',
    'allOf',
    'if',
    'then',
    'else',
    'values',
    'list',
    'categories',
    'extensions',
    'sources',
  ],
  ...['parameters', 'requestBody', 'schema', 'components'],
]);

/** Members that hold parts by their names. */
const MAPS: ReadonlySet<string> = new Set([
  ...['$defs', 'properties', 'paths', 'schemas', 'responses', 'headers', 'content', 'examples'],
]);

/** Holders whose parts have names that are unique among all definitions, so that their paths begin there. */
const BEGINS: ReadonlySet<string> = new Set(['$defs', 'extensions', 'schemas']);

/** Members that hold data. */
const DATA: ReadonlySet<string> = new Set(['value', 'example', 'default', 'const', 'enum']);

const TEXTS: ReadonlySet<string> = new Set(['title', 'description', 'summary']);

/** Every text of a definition with its path. */
export function placedTexts(definition: Json): readonly PlacedText[] {
  const found: PlacedText[] = [];
  mapTexts(definition, (text) => {
    found.push(text);
    return undefined;
  });
  return found;
}

/**
 * A definition with its texts in a language, where the catalogue has them: beside those of other languages, or in place
 * of the English.
 */
export function withTexts<Definition extends Json>(definition: Definition, texts: Words, language: string): Definition {
  const say = ({ path, own }: PlacedText) => (own?.[language] === undefined ? textAt(texts, path) : undefined);
  return mapTexts(definition, say, language) as Definition;
}

/**
 * The text of a path. Of several entries that fit the one with the longest path counts, so that `VAT/rates/reduced/name`
 * speaks for every country that has no entry of its own.
 */
export function textAt(texts: Words, path: readonly string[]): string | undefined {
  for (let from = 0; from < path.length; from++) {
    const key = path.slice(from).join('/');
    if (Object.hasOwn(texts, key)) return texts[key];
  }
  return undefined;
}

type Say = (text: PlacedText) => string | undefined;

function mapTexts(definition: Json, say: Say, language = 'en'): Json {
  const part = (value: Json, path: readonly string[]): Json => {
    if (Array.isArray(value)) {
      const names = namesOf(value as readonly Json[]);
      return (value as readonly Json[]).map((item, index) => part(item, [...path, names[index] ?? '']));
    }
    return isJsonObject(value) ? object(value, path) : value;
  };
  const members = (value: JsonObject, member: (name: string, value: Json) => Json): JsonObject =>
    Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, member(name, inner)]));
  const object = (value: JsonObject, above: readonly string[]): Json => {
    const { en: english, operationId } = value;
    if (typeof english === 'string') {
      const text = say({ path: above, english, own: value as Readonly<Record<string, string>> });
      return text === undefined ? value : { ...value, [language]: text };
    }
    const path = typeof operationId === 'string' ? ['operation', operationId] : above;
    return members(value, (name, inner) => {
      if (TEXTS.has(name) && typeof inner === 'string') return say({ path: [...path, name], english: inner }) ?? inner;
      if (DATA.has(name) || (name === 'examples' && Array.isArray(inner))) return inner;
      const within = BEGINS.has(name) ? [] : path;
      if (MAPS.has(name) && isJsonObject(inner)) return members(inner, (key, each) => part(each, [...within, key]));
      // What is said of the entries of a list beside what is said of the list.
      if (name === 'items' && hasText(inner) && hasText(value)) return part(inner, [...path, '*']);
      return part(inner, HOLDERS.has(name) ? within : [...path, name]);
    });
  };
  const named = isJsonObject(definition) ? [definition['country'] ?? definition['key']] : [];
  return part(
    definition,
    named.filter((name) => typeof name === 'string'),
  );
}

const hasText = (value: Json): boolean =>
  isJsonObject(value) && [...TEXTS].some((name) => typeof value[name] === 'string');

/** What the entries of a list are called, each differently. */
function namesOf(list: readonly Json[]): readonly string[] {
  const times = new Map<string, number>();
  return list.map((entry) => {
    const name = nameOf(entry);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name}~${String(time)}`;
  });
}

/** What an entry of a list is called; a scenario by what it is for. */
function nameOf(entry: Json): string {
  if (!isJsonObject(entry)) return '*';
  const name = NAMES.map((member) => entry[member]).find((text) => typeof text === 'string');
  if (typeof name === 'string') return name;
  const { type = [], tags = [], ext = {} } = entry;
  const facts = [type, tags, isJsonObject(ext) ? Object.values(ext) : []]
    .flat()
    .filter((value) => typeof value === 'string');
  return facts.join('+') || '*';
}
