import type { Ask, Message, MessageValues } from '../../engine/index.ts';
import { verdictMessages } from './messages.ts';

/** A replacement in the text of an invoice, in offsets. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A fix of a broken rule in the text of its invoice. */
export interface VerdictFix {
  readonly title: string;
  /** Code and values of the title. */
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  /** It loses nothing that the author wrote and invents nothing. */
  readonly safe: boolean;
  /** It follows from the schema. */
  readonly certain: boolean;
  readonly edits: readonly TextEdit[];
  /** The values that only the author knows: the edits have a placeholder for each, in this order. */
  readonly ask?: Ask | undefined;
  /** Rules of other verdicts that it resolves. */
  readonly settles: readonly string[];
}

interface Titled {
  readonly title: string;
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  readonly edits: readonly TextEdit[];
  readonly ask?: Ask | undefined;
}

/** The input for fixes: a verdict, new or from an answer. */
export interface FixedVerdict {
  readonly rule: string;
  readonly found?: readonly { readonly text: string }[] | undefined;
  readonly right?: string | undefined;
  readonly fix?: (Titled & { readonly safe: boolean }) | undefined;
  readonly follows?: string | undefined;
  readonly choices?: readonly Titled[] | undefined;
}

/**
 * The fixes of each of these verdicts on a text, for the service, the page, the language server and assistants; `at` is
 * the place of the verdict there.
 */
export function fixesOf(
  text: string,
  verdicts: readonly FixedVerdict[],
): (verdict: FixedVerdict, at: { readonly start: number; readonly end: number }) => readonly VerdictFix[] {
  const settledBy = new Map<string | undefined, Set<string>>();
  for (const { rule, follows } of verdicts) settledBy.set(follows, (settledBy.get(follows) ?? new Set()).add(rule));
  return ({ rule, found = [], right, fix, choices = [] }, at) => [
    ...figureFixes(text, at, found[0]?.text, right).map((fix) => ({
      ...fix,
      settles: [...(settledBy.get(rule) ?? [])],
    })),
    ...(fix ? [{ ...fix, certain: true, settles: [] }] : []),
    // Only the author knows which one is meant.
    ...choices.map((choice) => ({
      ...choice,
      safe: false,
      certain: false,
      settles: [...(settledBy.get(rule) ?? [])],
    })),
  ];
}

/**
 * Replaces the written figure by the computed one, and keeps the text around it. It is right only if the figures it is
 * computed from are, which only the author knows.
 */
function figureFixes(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  found: string | undefined,
  right: string | undefined,
): readonly VerdictFix[] {
  const written = text.slice(start, end);
  const figure = written.trim();
  // What is right may be against a rule, too: a balance below zero.
  if (right === undefined || right === figure || figure === '' || figure !== found?.trim()) return [];
  const from = start + written.indexOf(figure);
  const title: Message = verdictMessages.replaceFigure({ figure, right });
  return [
    {
      title: title.text,
      phrase: title.phrase,
      values: title.values,
      safe: false,
      certain: false,
      edits: [{ start: from, end: from + figure.length, text: right }],
      settles: [],
    },
  ];
}
