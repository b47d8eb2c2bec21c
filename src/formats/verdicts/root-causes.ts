import { titled } from '../../engine/values.ts';
import { en16931Messages } from '../en16931/rules/messages.ts';
import type { TermVerdict } from '../en16931/rules/rule.ts';
import type { InvoiceTerms, TermGroup } from '../en16931/term-tree.ts';
import { XmlElement } from '../xml/xml-tree.ts';
import type { Choice } from '../rules/faults/choice.ts';
import type { StructureEdit } from '../structure/structure-fault.ts';

/** What is said of a broken rule, and where. */
export interface Words extends Pick<TermVerdict, 'description' | 'terms' | 'nodes' | 'found'> {
  /** Ways to fix it, from which the author chooses. */
  readonly choices?: readonly Choice[];
}

export interface Caused extends Pick<TermVerdict, 'rule' | 'severity' | 'right'> {
  readonly words: () => Words;
  /** The rule whose fault causes this one, and whose fix changes its requirement. */
  readonly follows?: string;
}

/** Lines, allowances and charges whose category requires a rate of 0 or none: `BR-Z-05`, `BR-O-05`. */
const CONFLICT = /^BR-(?:Z|E|AE|IC|G|O)-0[567]$/;
/** Follow-up faults in the breakdown of a contradicting category and rate, and what O forbids. */
const FOLLOW_UP = /^BR-(?:(?:S|Z|E|AE|IC|G)-(?:01|08|09)|O-(?:0[1-489]|1[1-4]))$/;

/** Places with a category and a rate: line, allowance, charge, breakdown. */
const PAIRS = [
  { group: 'BG-25', category: 'BT-151', rate: 'BT-152' },
  { group: 'BG-20', category: 'BT-95', rate: 'BT-96' },
  { group: 'BG-21', category: 'BT-102', rate: 'BT-103' },
  { group: 'BG-23', category: 'BT-118', rate: 'BT-119' },
] as const;

/** One choice changes at most this many places. */
const MOST_CHANGED = 500;

interface Pair {
  readonly category: XmlElement;
  readonly rate: XmlElement;
}

/**
 * Puts a cause before its follow-up faults. A category that allows no tax, or no rate, with a rate is one question per
 * distinct pair: which of the two is meant? The figures of the breakdown follow from the answer, so none is proposed.
 */
export function withCauses(verdicts: readonly Caused[], terms: InvoiceTerms): readonly Caused[] {
  const cause = verdicts.find(({ rule }) => CONFLICT.test(rule));
  if (!cause) return verdicts;
  const pairs = pairsOf(terms);
  const asked = new Set<string>();
  const first: Caused[] = [];
  const later: Caused[] = [];
  for (const verdict of verdicts) {
    if (FOLLOW_UP.test(verdict.rule)) later.push({ ...unanswered(verdict), right: undefined, follows: cause.rule });
    else if (!CONFLICT.test(verdict.rule)) first.push(verdict);
    else {
      const words = verdict.words();
      const name = nameOf(words);
      const same = asked.has(name) ? [] : (pairs.get(name) ?? []);
      asked.add(name);
      first.push(
        same.length === 0 || same.length > MOST_CHANGED
          ? unanswered(verdict)
          : { ...verdict, words: () => ({ ...words, choices: choicesFor(same) }) },
      );
    }
  }
  return [...first, ...later];
}

/** Without the fixes that its verb knows: they follow from the answer to the question. */
function unanswered(verdict: Caused): Caused {
  const words = (): Words => {
    const { choices: _, ...rest } = verdict.words();
    return rest;
  };
  return { ...verdict, words };
}

function choicesFor(pairs: readonly Pair[]): readonly Choice[] {
  const standard = {
    ...titled(en16931Messages.writeStandard),
    edits: pairs.map(({ category }) => written(category, 'S')),
  };
  const isOutside = pairs.every(({ category }) => category.text.trim() === 'O');
  if (!isOutside)
    return [standard, { ...titled(en16931Messages.writeZero), edits: pairs.map(({ rate }) => written(rate, '0')) }];
  const none = {
    ...titled(en16931Messages.removeRate),
    edits: pairs.map(({ rate: { start, end } }) => ({ start, end, text: '' })),
  };
  // There is no standard rate of 0.
  return pairs.every(({ rate }) => Number(rate.text) === 0) ? [none] : [standard, none];
}

function written({ contentStart, contentEnd }: XmlElement, text: string): StructureEdit {
  return { start: contentStart, end: contentEnd, text };
}

function nameOf({ found, terms: [rate = '', category = ''] }: Words): string {
  const text = (id: string) => found.find(({ term }) => term === id)?.text.trim();
  return JSON.stringify([text(category), text(rate)]);
}

/** All distinct pairs, in text order. */
function pairsOf(terms: InvoiceTerms): ReadonlyMap<string, readonly Pair[]> {
  const pairs = new Map<string, Pair[]>();
  for (const { group, category, rate } of PAIRS) {
    for (const inner of terms.groups(group)) {
      const [kind, percent] = [valueIn(inner, category), valueIn(inner, rate)];
      if (!(kind?.node instanceof XmlElement) || !(percent?.node instanceof XmlElement)) continue;
      const name = JSON.stringify([kind.text.trim(), percent.text.trim()]);
      const pair = { category: kind.node, rate: percent.node };
      const known = pairs.get(name);
      if (known) known.push(pair);
      else pairs.set(name, [pair]);
    }
  }
  for (const list of pairs.values()) list.sort((a, b) => a.category.start - b.category.start);
  return pairs;
}

/** The value of the group, or of one directly below: a line has its tax in a subgroup. */
function valueIn(group: TermGroup, term: string) {
  return group.value(term) ?? group.groups.map((inner) => inner.value(term)).find((value) => value !== undefined);
}
