import type { Expectation, Fault, Json } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { describeDocument } from '../knowledge/describe-document.ts';
import { definitionsOf, extensionPattern } from '../knowledge/extension-choices.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { walkPath } from '../syntax/path.ts';
import type { SyntaxTree } from '../syntax/tree.ts';
import { exampleOf } from './example-of.ts';
import { valuesAt } from './fix-context.ts';

/** What would be accepted in place of what a fault is about: in words, and the values with their names where they are listed. */
export interface Accepted {
  readonly words: string;
  readonly values: readonly { readonly value: string; readonly name: string }[];
}

/** Undefined where nothing is known beyond what the fault itself says. */
export function acceptedFor(tree: SyntaxTree, fault: Fault, knowledge: Knowledge): Accepted | undefined {
  const { expected } = fault;
  const path = fault.properties[0] ?? '$';
  if (!expected) return undefined;
  switch (expected.kind) {
    case 'present':
      return presentWords(tree, fault, knowledge, path, expected.like);
    case 'absent':
      return said(expected.members ? `nothing as ${expected.members.join(', ')}` : 'nothing: leave it out');
    case 'oneOf': {
      const at = expected.member === undefined ? path : `${path}.${expected.member}`;
      const values = namedValues(tree, fault, knowledge, at);
      const place = expected.member === undefined ? '' : ` as ${expected.member}`;
      return { words: `${countWords(values.length)}${place}`, values };
    }
    case 'pattern': {
      const example = exampleOf(expected.pattern);
      return said(example === undefined ? `a text of the form ${expected.pattern}` : `a text written like ${example}`);
    }
    case 'type':
      return said(typeWords(expected.type));
    case 'range':
      return said(rangeWords(expected));
  }
}

function said(words: string): Accepted {
  return { words, values: [] };
}

function countWords(count: number): string {
  return count === 1 ? 'this value' : `one of ${String(count)} values`;
}

function typeWords(type: string): string {
  if (type === 'web address') return 'a web address, such as https://example.com';
  return type === 'e-mail address' ? 'an e-mail address, such as name@example.com' : type;
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
    if (values.length > 0) return { words: `${only} with ${countWords(values.length)}`, values };
    const document = describeDocument(tree);
    const pattern = extensionPattern(definitionsOf(knowledge, document), only);
    const example = pattern === undefined ? undefined : exampleOf(pattern);
    return said(example === undefined ? `any ${only}` : `${only}, written like ${example}`);
  }
  if (names.length > 1) return said(`all of ${names.join(', ')}`);
  const values = namedValues(tree, fault, knowledge, path);
  return values.length > 0 ? { words: countWords(values.length), values } : said('any value: it must not be missing');
}

function namedValues(tree: SyntaxTree, fault: Fault, knowledge: Knowledge, path: string): Accepted['values'] {
  const document = describeDocument(tree);
  const walk = walkPath(tree.root, path);
  const steps = [...walk.steps, ...walk.missing].slice(document.base.length);
  return valuesAt({ tree, fault, knowledge, document }, steps);
}

const UNITS = { bytes: 'bytes', characters: 'characters', entries: 'entries' } as const;

/** `from 5 to 12 bytes`, `0 or more`. */
export function rangeWords({ min, max, of }: Extract<Expectation, { kind: 'range' }>): string {
  const unit = of === undefined ? '' : ` ${UNITS[of]}`;
  if (min !== undefined && max !== undefined) {
    return min === max ? `exactly ${min}${unit}` : `from ${min} to ${max}${unit}`;
  }
  if (min !== undefined) return of === undefined ? `${min} or more` : `at least ${min}${unit}`;
  if (max === undefined) return 'any number';
  return of === undefined ? `${max} or less` : `at most ${max}${unit}`;
}
