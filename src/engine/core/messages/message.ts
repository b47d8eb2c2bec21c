/** What a message says of: a figure, the name of a member, a message within the message, or several of them. */
export type MessageValue = string | number | MessageRef | readonly MessageValue[];

/** The values of a message by the names they have in its phrase. */
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A message as data: the code of its phrase, and the values that go into it. */
export interface MessageRef {
  readonly phrase: string;
  readonly values?: MessageValues;
}

/** A message with its English text. */
export interface Message extends MessageRef {
  readonly text: string;
}

/** Phrases of one language by code. `{name}` stands for a value. */
export type Words = Readonly<Record<string, string>>;

/** The names between braces of a phrase. */
type NamesIn<Phrase extends string> = Phrase extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A value given to a phrase: a message within it is given whole. */
export type GivenValue = string | number | Message | readonly GivenValue[];

/** Makes messages of a phrase: with its values, or at once where it has none. */
type Maker<Phrase extends string> = [NamesIn<Phrase>] extends [never]
  ? Message
  : (values: { readonly [Name in NamesIn<Phrase>]: GivenValue }) => Message;

/** Where a group keeps its English phrases, for whoever compares languages. */
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

/** Text and names in turn: what stands at an odd place is a name. */
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

/** Messages within messages: deeper ones are left alone. */
const DEEPEST = 8;

/** The text of a message in the language of the words; undefined where one that it needs is missing. */
export function textIn(words: Words, { phrase, values = {} }: MessageRef, depth = 0): string | undefined {
  if (depth > DEEPEST || !Object.hasOwn(words, phrase)) return undefined;
  let isWhole = true;
  const say = (value: MessageValue): string => {
    if (typeof value !== 'object') return String(value);
    if (isList(value)) return value.map(say).join(', ');
    const text = textIn(words, value, depth + 1);
    if (text === undefined) isWhole = false;
    return text ?? '';
  };
  const text = filled(partsOf(words[phrase] ?? ''), values, say);
  return isWhole ? text : undefined;
}

/** What stands for words in a definition: a message, or English whose code follows from where it is defined. */
export type Wording = string | Message;

export function wordsIn(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.text;
}

/** The message behind the words; `code` is that of words that follow from their place. */
export function messageOf(wording: Wording, code: string): Message {
  return typeof wording === 'string' ? { text: wording, phrase: code } : wording;
}

/** A message as answers hold it: its code and values. The text stands beside them. */
export function refOf({ phrase, values }: MessageRef): MessageRef {
  if (values === undefined) return { phrase };
  return { phrase, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plain(value)])) };
}

function plain(value: MessageValue): MessageValue {
  if (typeof value !== 'object') return value;
  return isList(value) ? value.map(plain) : refOf(value);
}

/** What an answer says of a message: its English, and its code and values unless it goes by a code that the answer has anyway. */
export function described(told: Wording, known?: string): { readonly description: string } & Partial<MessageRef> {
  if (typeof told === 'string') return { description: told };
  return told.phrase === known ? { description: told.text } : { description: told.text, ...refOf(told) };
}

/** What an answer says of a fix. */
export function titled(told: Wording): { readonly title: string } & Partial<MessageRef> {
  return typeof told === 'string' ? { title: told } : { title: told.text, ...refOf(told) };
}

/** What an answer says of a reason. */
export function explained(told: Wording): { readonly why: string } & Partial<MessageRef> {
  return typeof told === 'string' ? { why: told } : { why: told.text, ...refOf(told) };
}

/** The same in a member of another name. */
export function toldAs<Name extends string>(
  name: Name,
  told: Wording,
): { readonly [N in Name]: string } & Partial<MessageRef> {
  const words = { [name]: wordsIn(told) } as { readonly [N in Name]: string };
  return typeof told === 'string' ? words : { ...words, ...refOf(told) };
}
