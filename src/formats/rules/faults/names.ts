import type { Message } from '../../../engine/index.ts';
import { termMessage, termName, type TaxName } from '../../en16931/term-names.ts';
import { quoted } from '../../structure/structure-fault.ts';
import { ruleMessages } from './messages.ts';

/** Names of terms and elements as values of messages. */

/** What a sentence names: a term, an element, or both. */
export interface Named {
  readonly term: string | undefined;
  /** With its usual prefix: `cbc:ID`, `@schemeID`. */
  readonly element: string | undefined;
  /** The term around an element that has none. */
  readonly around?: string | undefined;
  /** The term that the row is about, where there is none around the element. */
  readonly about?: string | undefined;
  /** What the tax is called, if not VAT. */
  readonly tax?: TaxName | undefined;
}

/** A text that is shown as it is, in any language. */
export type Shown = string | Message;

/** Names beyond the standard are never shown as ids. */
export const isOfStandard = (id: string): boolean => !id.startsWith('X-');

/** The name with its id, and with the element where the sentence names it nowhere else. */
export function nameOf({ term, element, around, about, tax }: Named, isElementShown = true): Shown {
  const code = element === undefined ? undefined : quoted(element);
  if (term === undefined) {
    if (code === undefined) return '';
    if (around !== undefined) return ruleMessages.elementIn({ element: code, around: termShown(around, tax) });
    return about === undefined ? code : ruleMessages.elementFor({ element: code, about: termShown(about, tax) });
  }
  const name = termMessage(term, tax);
  const shown = isElementShown ? code : undefined;
  if (!isOfStandard(term) || termName(term) === term)
    return shown === undefined ? name : ruleMessages.nameAt({ name, element: shown });
  return shown === undefined
    ? ruleMessages.term({ name, id: term })
    : ruleMessages.termAt({ name, id: term, element: shown });
}

const termShown = (term: string, tax: TaxName | undefined): Shown => nameOf({ term, element: undefined, tax });

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
