import type { Fault } from '../../engine/index.ts';
import type { DocumentDescription } from '../knowledge/describe-document.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { formatPath } from '../../engine/values.ts';
import type { PathStep } from '../../engine/index.ts';
import type { SyntaxTree } from '../syntax/tree.ts';
import { likeliest } from './likeliest.ts';
import { languageMessages } from '../messages.ts';
import type { GivenValue } from '../../engine/index.ts';

/** The inputs for making fixes. */
export interface FixContext {
  readonly tree: SyntaxTree;
  readonly fault: Fault;
  readonly knowledge: Knowledge;
  readonly document: DocumentDescription;
}

/** Turns paths of the document into paths from the root of the text. */
export function rooted({ base }: DocumentDescription, paths: readonly string[]): readonly string[] {
  return paths.map((path) => formatPath(base) + path.slice(1));
}

/** Values allowed at a place, by the fault or by the definitions. */
export function valuesAt(
  { fault, knowledge, document }: FixContext,
  steps: readonly PathStep[],
): readonly { readonly value: string; readonly name: string }[] {
  const known = likeliest(knowledge, document, steps);
  if (fault.expected?.kind !== 'oneOf') return known;
  const names = new Map(known.map(({ value, name }) => [value, name]));
  return fault.expected.values.map((value) => ({ value, name: names.get(value) ?? value }));
}

export function givenValue(value: string, name: string): GivenValue {
  return name === value ? value : languageMessages.withName({ value, name });
}
