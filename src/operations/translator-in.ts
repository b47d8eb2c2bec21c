import type { Fault, Json, MessageRef, Words } from '../engine/index.ts';
import { messageText, withTexts } from '../engine/values.ts';
import { routes } from '../api/routes.ts';
import { ErrorBody } from '../api/schemas/error-body.ts';
import { fits } from '../api/typed-schema/check.ts';
import type { Schema } from '../api/typed-schema/schema.ts';
import type { Language } from '../engine/languages.ts';
import type { Translator } from './translator.ts';
import { InspectFault } from '../api/schemas/inspect-fault.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * Translates answers with these texts: messages by code, and definitions by path. A definition with texts in several
 * languages has the translation beside them; one with English texts alone has it in their place.
 */
export function translatorIn(language: Language, words: Words, definitions?: Words): Translator {
  const said = (members: Members, name: string): Members => {
    const text = textOf(words, members);
    return text === undefined ? members : { ...members, [name]: text };
  };
  const faults = (list: readonly Fault[]) => list.map((fault) => inWords(InspectFault, fault, words) as Fault);
  return {
    language,
    outcome(operation, outcome) {
      const warnings = outcome.warnings && { warnings: faults(outcome.warnings) };
      if (outcome.ok && definitions)
        return { ...outcome, value: withTexts(outcome.value as Json, definitions, language) as typeof outcome.value };
      if (outcome.ok) {
        const route = routes.find(({ operationId }) => operationId === operation);
        return {
          ...outcome,
          value: inWords(route?.responses[200].schema ?? {}, outcome.value, words) as typeof outcome.value,
          ...warnings,
        };
      }
      const { error } = outcome;
      const translated = said(error as unknown as Members, 'message') as unknown as typeof error;
      // There is only one hint, identified by its text.
      const hint = error.hint === undefined ? {} : { hint: words['operation.buildFirst'] ?? error.hint };
      return { ...outcome, error: { ...translated, faults: faults(error.faults), ...hint }, ...warnings };
    },
    report: (report) => inWords(ErrorBody, report, words) as ErrorBody,
    faults,
  };
}

/** Text members, of which an object has one. */
const TEXTS = ['description', 'title', 'why', 'message', 'says', 'type'] as const;

/** The translated text of a message: by its phrase, or by the code of its rule or fault. */
function textOf(words: Words, { phrase, values, code, rule }: Members): string | undefined {
  const name = phrase ?? code ?? rule;
  return typeof name === 'string'
    ? messageText(words, {
        phrase: name,
        ...(values !== undefined && { values: values as NonNullable<MessageRef['values']> }),
      })
    : undefined;
}

/** A part of an answer, translated. Its schema says where messages are; documents have none. */
function inWords(schema: Schema, value: unknown, words: Words): unknown {
  if (!hasMessages(schema)) return value;
  const { anyOf, items, properties } = schema;
  if (anyOf) {
    const choice = anyOf.find((schema) => fits(schema, value));
    return choice ? inWords(choice, value, words) : value;
  }
  if (Array.isArray(value)) return items ? value.map((item) => inWords(items, item, words)) : value;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const translated: Record<string, unknown> = { ...value };
  for (const [name, member] of Object.entries(properties))
    if (Object.hasOwn(translated, name)) translated[name] = inWords(member, translated[name], words);
  if (properties['phrase']) {
    const name = TEXTS.find((text) => properties[text] && typeof translated[text] === 'string');
    const text = name && textOf(words, translated);
    if (name && text !== undefined) translated[name] = text;
  }
  if (properties['messages']) translateEach(translated, (translated['messages'] ?? {}) as Members, words);
  return translated;
}

/** Texts with messages beside them, under equal names. */
function translateEach(members: Record<string, unknown>, messages: Members, words: Words): void {
  for (const [name, message] of Object.entries(messages)) {
    const before = members[name];
    if (Array.isArray(message))
      members[name] = message.map(
        (part, index) => textOf(words, part as Members) ?? (before as readonly unknown[])[index],
      );
    else members[name] = textOf(words, message as Members) ?? before;
  }
}

const known = new WeakMap<Schema, boolean>();

/** Whether a value of the schema can contain messages. */
function hasMessages(schema: Schema): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const { anyOf = [], items, properties = {} } = schema;
  const parts = [...anyOf, ...(items ? [items] : []), ...Object.values(properties)];
  const has = Object.hasOwn(properties, 'phrase') || parts.some(hasMessages);
  known.set(schema, has);
  return has;
}
