/** A value in a message: a number, the name of a member, a nested message, or a list of these. */
export type MessageValue = string | number | MessageRef | readonly MessageValue[];

/** The values of a message by their names in its phrase. */
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A message as data: the code of its phrase, and its values. */
export interface MessageRef {
  readonly phrase: string;
  readonly values?: MessageValues;
}

/** A message with its English text. */
export interface Message extends MessageRef {
  readonly text: string;
}

/** Phrases of one language by code. `{name}` is a value. */
export type Words = Readonly<Record<string, string>>;

/** The names in braces of a phrase. */
type NamesIn<Phrase extends string> = Phrase extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A value for a phrase; a nested message is passed as a whole. */
export type GivenValue = string | number | Message | readonly GivenValue[];

/** Makes messages of a phrase: a function of its values, or a constant if it has none. */
type Maker<Phrase extends string> = [NamesIn<Phrase>] extends [never]
  ? Message
  : (values: { readonly [Name in NamesIn<Phrase>]: GivenValue }) => Message;

/** Where a group keeps its English phrases, for comparing languages. */
const PHRASES = Symbol('phrases');

export type Messages<Group extends string, Phrases extends Words> = {
  readonly [Name in keyof Phrases]: Maker<Phrases[Name]>;
} & { readonly [PHRASES]?: readonly [Group, Phrases] };

/** The phrases of another language for a group of messages: one for each, by code. What is missing does not compile. */
export type WordsOf<Made> = Made extends { readonly [PHRASES]?: readonly [infer Group extends string, infer Phrases] }
  ? { readonly [Name in keyof Phrases & string as `${Group}.${Name}`]: string }
  : never;

/** The messages of a folder with their English phrases. The code of each is `<group>.<name>`. */
export function defineMessages<const Group extends string, const Phrases extends Words>(
  group: Group,
  phrases: Phrases,
): Messages<Group, Phrases> {
  const made = Object.entries(phrases).map(([name, phrase]) => [name, maker(`${group}.${name}`, phrase)]);
  return { ...Object.fromEntries(made), [PHRASES]: [group, phrases] } as unknown as Messages<Group, Phrases>;
}

/** Whether a value is a group of messages. */
export function isGroup(value: unknown): value is Messages<string, Words> {
  return typeof value === 'object' && value !== null && PHRASES in value;
}

/** The English phrases of a group by code. */
export function phrasesOf(messages: Messages<string, Words>): Words {
  const [group, phrases] = messages[PHRASES] ?? ['', {}];
  return Object.fromEntries(Object.entries(phrases).map(([name, phrase]) => [`${group}.${name}`, phrase]));
}

function maker(phrase: string, english: string): Message | ((values: Readonly<Record<string, GivenValue>>) => Message) {
  const parts = partsOf(english);
  if (parts.length === 1) return { text: english, phrase };
  return (values) => ({ text: filled(parts, values, englishOf), phrase, values });
}

function englishOf(value: MessageValue): string {
  if (typeof value !== 'object') return String(value);
  return isList(value) ? value.map(englishOf).join(', ') : (value as Message).text;
}

function isList(value: MessageValue): value is readonly MessageValue[] {
  return Array.isArray(value);
}

/** Text and names alternate: odd indexes are names. */
function partsOf(phrase: string): readonly string[] {
  return phrase.split(/\{(\w+)\}/);
}

function filled(parts: readonly string[], values: MessageValues, say: (value: MessageValue) => string): string {
  let text = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) text += part;
    else if (Object.hasOwn(values, part)) text += say(values[part] ?? '');
  }
  return text;
}

/** Deepest nesting of messages; deeper ones are left unchanged. */
const DEEPEST = 8;

/** The text of a message in a language; undefined if a needed phrase is missing. */
export function messageText(words: Words, { phrase, values = {} }: MessageRef, depth = 0): string | undefined {
  if (depth > DEEPEST || !Object.hasOwn(words, phrase)) return undefined;
  let isWhole = true;
  const say = (value: MessageValue): string => {
    if (typeof value !== 'object') return String(value);
    if (isList(value)) return value.map(say).join(', ');
    const text = messageText(words, value, depth + 1);
    if (text === undefined) isWhole = false;
    return text ?? '';
  };
  const text = filled(partsOf(words[phrase] ?? ''), values, say);
  return isWhole ? text : undefined;
}

/** The text of a definition: a message, or English whose code follows from its place. */
export type Wording = string | Message;

export function wordsIn(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.text;
}

/** The message of the text; `code` is for texts whose code follows from their place. */
export function messageOf(wording: Wording, code: string): Message {
  return typeof wording === 'string' ? { text: wording, phrase: code } : wording;
}

/** A message in an answer: its code and values, beside the text. */
export function refOf({ phrase, values }: MessageRef): MessageRef {
  if (values === undefined) return { phrase };
  return { phrase, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])) };
}

function plain(value: MessageValue): MessageValue {
  if (typeof value !== 'object') return value;
  return isList(value) ? value.map(plain) : refOf(value);
}

/** The description of an answer: its English, and its code and values unless the answer's own code identifies it. */
export function described(message: Wording, known?: string): { readonly description: string } & Partial<MessageRef> {
  if (typeof message === 'string') return { description: message };
  return message.phrase === known ? { description: message.text } : { description: message.text, ...refOf(message) };
}

/** A message as a sentence of its own. */
export function sentence(message: Message): Message;
export function sentence(wording: Wording): Wording;
export function sentence(wording: Wording): Wording {
  const text = typeof wording === 'string' ? wording : wording.text;
  if (/[.?!]$/.test(text)) return wording;
  return typeof wording === 'string' ? `${text}.` : { ...wording, text: `${text}.` };
}

/** The title of a fix in an answer. */
export function titled(wording: Wording): { readonly title: string } & Partial<MessageRef> {
  return typeof wording === 'string' ? { title: wording } : { title: wording.text, ...refOf(wording) };
}

/** The reason in an answer. */
export function explained(message: Wording): { readonly why: string } & Partial<MessageRef> {
  return typeof message === 'string' ? { why: message } : { why: message.text, ...refOf(message) };
}

/** The message in a member of another name. */
export function worded<Name extends string>(
  name: Name,
  wording: Wording,
): { readonly [N in Name]: string } & Partial<MessageRef> {
  const words = { [name]: wordsIn(wording) } as { readonly [N in Name]: string };
  return typeof wording === 'string' ? words : { ...words, ...refOf(wording) };
}
