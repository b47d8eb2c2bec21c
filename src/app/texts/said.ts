import { translationOf } from './live.ts';

/** What the engine, its rules and the editor's knowledge say, in the user's language as far as there is a translation. */
export interface Said {
  readonly text: string;
  /** The language of the text, where it is not the user's. */
  readonly language?: 'en';
}

/**
 * English sentences with their translation. `{}` stands for a value, in both at the same places of the order; `{w}` for one without a space,
 * `{s}` for a sentence of ours within the sentence, which has to have a translation of its own.
 * The messages of the API stay what they are: they are its contract, and are translated where they show.
 */
export type Phrases = Readonly<Record<string, string>>;

/** A message of the engine in the user's language. */
export function said(message: string): Said {
  const phrases = translationOf('messages') as Phrases | undefined;
  if (!phrases || message === '') return { text: message };
  const text = translated(message, phrases);
  return text === undefined ? { text: message, language: 'en' } : { text };
}

/** The same, where only text can stand. */
export function saidText(message: string): string {
  return said(message).text;
}

/** What a code of a list is called. The lists of others have words of their own: a `Supplier` there is not who issues an invoice. */
export function saidCode(name: string): string {
  const names = translationOf('codes') as Phrases | undefined;
  return names && Object.hasOwn(names, name) ? (names[name] ?? name) : saidText(name);
}

interface Pattern {
  /** What stands between the values. */
  readonly parts: readonly string[];
  /** What each value is: of anything, one word, or a sentence. */
  readonly marks: readonly string[];
  readonly translation: readonly string[];
}

/**
 * Patterns by how their sentences begin, so that a message meets few of thousands; those that begin with a value stand apart. The one
 * with the most words of its own comes first.
 */
interface Patterns {
  readonly byStart: ReadonlyMap<string, readonly Pattern[]>;
  readonly loose: readonly Pattern[];
}

const START = 3;
const PLACE = /\{[ws]?\}/g;

/** Sentences within sentences: sums of many terms. */
const DEEPEST = 8;

const compiled = new WeakMap<Phrases, Patterns>();

function patternsOf(phrases: Phrases): Patterns {
  const known = compiled.get(phrases);
  if (known) return known;
  const byStart = new Map<string, Pattern[]>();
  const loose: Pattern[] = [];
  const patterns = Object.entries(phrases).flatMap(([english, translation]) =>
    english.includes('{') ? [patternOf(english, translation)] : [],
  );
  for (const pattern of patterns.toSorted((a, b) => wordsOf(b) - wordsOf(a))) {
    const start = (pattern.parts[0] ?? '').slice(0, START);
    const same = byStart.get(start);
    if (start.length < START) loose.push(pattern);
    else if (same) same.push(pattern);
    else byStart.set(start, [pattern]);
  }
  const made = { byStart, loose };
  compiled.set(phrases, made);
  return made;
}

function patternOf(english: string, translation: string): Pattern {
  return {
    parts: english.split(PLACE),
    marks: [...english.matchAll(PLACE)].map(([place]) => place),
    translation: translation.split(PLACE),
  };
}

function wordsOf({ parts }: Pattern): number {
  return parts.join('').length;
}

function translated(message: string, phrases: Phrases, depth = 0): string | undefined {
  if (Object.hasOwn(phrases, message)) return phrases[message];
  const { byStart, loose } = patternsOf(phrases);
  const fits = (patterns: readonly Pattern[] = []): string | undefined => {
    for (const pattern of patterns) {
      const values = valuesIn(message, pattern);
      const text = values && filled(pattern, values, phrases, depth);
      if (text !== undefined) return text;
    }
    return undefined;
  };
  return fits(byStart.get(message.slice(0, START))) ?? fits(loose);
}

/** The translation with its values; undefined where one of them should be a sentence and is none. */
function filled(
  { parts, marks, translation }: Pattern,
  values: readonly string[],
  phrases: Phrases,
  depth: number,
): string | undefined {
  let text = translation[0] ?? '';
  for (const [index, value] of values.entries()) {
    const words = marks[index] === '{s}' ? sentence(value, phrases, depth) : worded(value, parts[index] ?? '', phrases);
    if (words === undefined) return undefined;
    text += `${words}${translation[index + 1] ?? ''}`;
  }
  return text;
}

function sentence(value: string, phrases: Phrases, depth: number): string | undefined {
  return depth === DEEPEST ? undefined : translated(value, phrases, depth + 1);
}

/** Names of members are one word, and what stands in quotes is the document's own, whatever it says; `a text` is a word of ours. */
function worded(value: string, before: string, phrases: Phrases): string {
  const isOurs = value.includes(' ') && !/[`"]$/.test(before) && Object.hasOwn(phrases, value);
  return isOurs ? (phrases[value] ?? value) : value;
}

/** The values of a message that has the parts of the pattern in their order; each part is looked for once, from where the last ended. */
function valuesIn(message: string, { parts, marks }: Pattern): readonly string[] | undefined {
  const [first = ''] = parts;
  if (!message.startsWith(first)) return undefined;
  const values: string[] = [];
  let from = first.length;
  for (const [index, part] of parts.entries()) {
    if (index === 0) continue;
    const last = index === parts.length - 1;
    const at = last ? message.length - part.length : message.indexOf(part, from);
    if (at < from || !message.startsWith(part, at)) return undefined;
    const value = message.slice(from, at);
    if (value === '' || (marks[index - 1] === '{w}' && value.includes(' '))) return undefined;
    values.push(value);
    from = at + part.length;
  }
  return values;
}
