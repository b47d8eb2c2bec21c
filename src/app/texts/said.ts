import { translationOf } from './live.ts';

/** What the engine, its rules and the editor's knowledge say, in the user's language as far as there is a translation. */
export interface Said {
  readonly text: string;
  /** The language of the text, where it is not the user's. */
  readonly language?: 'en';
}

/**
 * English sentences with their translation. `{}` stands for a value, in both at the same places of the order; `{w}` for one without a space.
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

interface Pattern {
  /** What stands between the values. */
  readonly parts: readonly string[];
  readonly single: readonly boolean[];
  readonly translation: readonly string[];
}

const compiled = new WeakMap<Phrases, readonly Pattern[]>();

function patternsOf(phrases: Phrases): readonly Pattern[] {
  const known = compiled.get(phrases);
  if (known) return known;
  const made = Object.entries(phrases)
    .filter(([english]) => english.includes('{'))
    .map(([english, translation]) => ({
      parts: english.split(/\{w?\}/),
      single: [...english.matchAll(/\{(w?)\}/g)].map(([, mark]) => mark === 'w'),
      translation: translation.split(/\{w?\}/),
    }));
  compiled.set(phrases, made);
  return made;
}

function translated(message: string, phrases: Phrases): string | undefined {
  if (Object.hasOwn(phrases, message)) return phrases[message];
  for (const pattern of patternsOf(phrases)) {
    const values = valuesIn(message, pattern);
    if (!values) continue;
    return pattern.translation
      .map((part, index) => {
        const value = values[index - 1];
        if (value === undefined) return part;
        // What stands in quotes is the document's own, whatever it says.
        const isWord = !/[`"]$/.test(pattern.parts[index - 1] ?? '') && Object.hasOwn(phrases, value);
        return `${isWord ? (phrases[value] ?? value) : value}${part}`;
      })
      .join('');
  }
  return undefined;
}

/** The values of a message that has the parts of the pattern in their order; each part is looked for once, from where the last ended. */
function valuesIn(message: string, { parts, single }: Pattern): readonly string[] | undefined {
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
    if (value === '' || (single[index - 1] === true && value.includes(' '))) return undefined;
    values.push(value);
    from = at + part.length;
  }
  return values;
}
