import type { Expectation, Fault, Json, Message } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { describeDocument } from '../knowledge/describe-document.ts';
import { definitionsOf, extensionPattern } from '../knowledge/extension-choices.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { walkPath } from '../syntax/path.ts';
import type { SyntaxTree } from '../syntax/tree.ts';
import { exampleOf } from './example-of.ts';
import { valuesAt } from './fix-context.ts';
import { languageMessages } from '../messages.ts';

/** What would be accepted instead: in words, and as values with their names if they are listed. */
export interface Accepted {
  readonly words: Message;
  readonly values: readonly { readonly value: string; readonly name: string }[];
}

/** Undefined if the fault already says everything. */
export function acceptedFor(tree: SyntaxTree, fault: Fault, knowledge: Knowledge): Accepted | undefined {
  const { expected } = fault;
  const path = fault.properties[0] ?? '$';
  if (!expected) return undefined;
  switch (expected.kind) {
    case 'present':
      return presentWords(tree, fault, knowledge, path, expected.like);
    case 'absent':
      return said(
        expected.members ? languageMessages.nothingAs({ value: expected.members }) : languageMessages.nothing,
      );
    case 'oneOf': {
      const at = expected.member === undefined ? path : `${path}.${expected.member}`;
      const values = namedValues(tree, fault, knowledge, at);
      const count = countWords(values.length);
      const { member } = expected;
      return { words: member === undefined ? count : languageMessages.oneOfAs({ count, member }), values };
    }
    case 'pattern': {
      const example = exampleOf(expected.pattern);
      return said(
        example === undefined
          ? languageMessages.ofForm({ pattern: expected.pattern })
          : languageMessages.textLike({ example }),
      );
    }
    case 'type':
      return said(typeWords(expected));
    case 'range':
      return said(rangeWords(expected));
  }
}

function said(words: Message): Accepted {
  return { words, values: [] };
}

function countWords(count: number): Message {
  return count === 1 ? languageMessages.thisValue : languageMessages.oneOfValues({ count });
}

function typeWords({ type, phrase, values }: Extract<Expectation, { kind: 'type' }>): Message {
  if (type === 'web address') return languageMessages.webAddress;
  return type === 'e-mail address'
    ? languageMessages.emailAddress
    : phrase === undefined
      ? languageMessages.form({ form: type })
      : { text: type, phrase, ...(values && { values }) };
}

function presentWords(
  tree: SyntaxTree,
  fault: Fault,
  knowledge: Knowledge,
  path: string,
  like: Json | undefined,
): Accepted {
  const names = isJsonObject(like ?? null) ? Object.keys(like as object) : [];
  const [only] = names;
  if (names.length === 1 && only !== undefined) {
    const values = namedValues(tree, fault, knowledge, `${path}.${only}`);
    if (values.length > 0)
      return { words: languageMessages.withValues({ name: only, values: countWords(values.length) }), values };
    const document = describeDocument(tree);
    const pattern = extensionPattern(definitionsOf(knowledge, document), only);
    const example = pattern === undefined ? undefined : exampleOf(pattern);
    return said(
      example === undefined ? languageMessages.anyOf({ only }) : languageMessages.writtenLike({ only, example }),
    );
  }
  if (names.length > 1) return said(languageMessages.allOf({ value: names }));
  const values = namedValues(tree, fault, knowledge, path);
  return values.length > 0 ? { words: countWords(values.length), values } : said(languageMessages.anyValue);
}

function namedValues(tree: SyntaxTree, fault: Fault, knowledge: Knowledge, path: string): Accepted['values'] {
  const document = describeDocument(tree);
  const walk = walkPath(tree.root, path);
  const steps = [...walk.steps, ...walk.missing].slice(document.base.length);
  return valuesAt({ tree, fault, knowledge, document }, steps);
}

/** `from 5 to 12 bytes`, `0 or more`. */
export function rangeWords({ min, max, of }: Extract<Expectation, { kind: 'range' }>): Message {
  if (of === undefined) {
    if (min === undefined) return max === undefined ? languageMessages.anyNumber : languageMessages.orLess({ max });
    if (max === undefined) return languageMessages.orMore({ min });
    return min === max ? languageMessages.exactly({ min }) : languageMessages.between({ min, max });
  }
  const unit = languageMessages[of];
  if (min === undefined) return max === undefined ? languageMessages.anyNumber : languageMessages.atMost({ max, unit });
  if (max === undefined) return languageMessages.atLeast({ min, unit });
  return min === max ? languageMessages.exactlyOf({ min, unit }) : languageMessages.betweenOf({ min, max, unit });
}
