import type { Message } from '../../../engine/index.ts';
import { termMessage } from '../../en16931/term-names.ts';
import { quoted } from '../../structure/structure-fault.ts';
import { ruleMessages } from './messages.ts';

/** Names of terms and elements as values of messages. */

/** What a sentence names: a term, an element, or both. */
export interface Named {
  readonly term: string | undefined;
  /** With its usual prefix: `cbc:ID`, `@schemeID`. */
  readonly element: string | undefined;
}

/** A text that is shown as it is, in any language. */
export type Shown = string | Message;

/** Names beyond the standard are never shown as ids. */
export const isOfStandard = (id: string): boolean => !id.startsWith('X-');

/** The name with its id, and with the element where the sentence names it nowhere else. */
export function nameOf({ term, element }: Named, isElementShown = true): Shown {
  const code = element === undefined ? undefined : quoted(element);
  if (term === undefined) return code ?? '';
  const name = termMessage(term);
  const shown = isElementShown ? code : undefined;
  if (!isOfStandard(term)) return shown === undefined ? name : ruleMessages.nameAt({ name, element: shown });
  return shown === undefined
    ? ruleMessages.term({ name, id: term })
    : ruleMessages.termAt({ name, id: term, element: shown });
}

/** A list with the word before its last entry. */
export function joined(kind: 'and' | 'or', entries: readonly Shown[]): Shown {
  const [sole] = entries;
  if (entries.length < 2) return sole ?? '';
  return ruleMessages[kind]({ list: entries.slice(0, -1), last: entries.at(-1) ?? '' });
}

/** Most codes that a sentence lists. */
export const MOST_LISTED = 12;

/** Codes of a short list, in code marks. */
export const codesShown = (codes: Iterable<string>): Shown => joined('or', [...codes].map(quoted));
