import type { Syntax, TermGroup } from '../en16931/term-tree.ts';
import { meaningOf } from './meaning.ts';
import { pairByKey } from './pair-by-key.ts';

/** The same group in two invoices; one of them is missing where only one invoice has it. */
export interface GroupPair {
  readonly here: TermGroup | undefined;
  readonly there: TermGroup | undefined;
}

interface Likeness {
  /** Terms by which two groups are the same, the surest first. */
  readonly by: readonly (readonly string[])[];
  /** Each has a number or name of its own: what is left over is paired in its order only if no two have the same. */
  readonly named?: true;
}

/** How groups that stand more than once are told apart, EN 16931-1. Any other group is paired in its order. */
const LIKENESSES: Readonly<Record<string, Likeness>> = {
  'BG-1': { by: [['BT-21', 'BT-22'], ['BT-22'], ['BT-21']] },
  'BG-3': { by: [['BT-25']], named: true },
  'BG-17': { by: [['BT-84']], named: true },
  'BG-20': { by: [['BT-98', 'BT-97', 'BT-92'], ['BT-98', 'BT-97'], ['BT-98'], ['BT-97']] },
  'BG-21': { by: [['BT-105', 'BT-104', 'BT-99'], ['BT-105', 'BT-104'], ['BT-105'], ['BT-104']] },
  'BG-23': { by: [['BT-118', 'BT-119'], ['BT-118']] },
  'BG-24': { by: [['BT-122']], named: true },
  'BG-25': { by: [['BT-126'], ['BT-157'], ['BT-155'], ['BT-153']], named: true },
  'BG-DEX-01': { by: [['BT-126']], named: true },
  'BG-27': { by: [['BT-140', 'BT-139', 'BT-136'], ['BT-140', 'BT-139'], ['BT-140'], ['BT-139']] },
  'BG-28': { by: [['BT-145', 'BT-144', 'BT-141'], ['BT-145', 'BT-144'], ['BT-145'], ['BT-144']] },
  'BG-32': { by: [['BT-160', 'BT-161'], ['BT-160']] },
};

/** What a group is called by among its like: the number of a line, the category and rate of a breakdown. Empty when by nothing. */
export function namesOf(group: TermGroup): string {
  const terms = LIKENESSES[group.id]?.by[0] ?? [];
  const words = terms.map((term) => group.value(term)?.value ?? '');
  return words.filter((word) => word !== '').join(' ');
}

/**
 * Groups of one id, each with its like in the other invoice: by what names them, else by what makes them alike, else in their
 * order. Those of `here` come first, in their order, then those that only `there` has.
 */
export function pairGroups(
  id: string,
  here: readonly TermGroup[],
  there: readonly TermGroup[],
  syntaxes: { readonly here: Syntax; readonly there: Syntax },
): readonly GroupPair[] {
  const { by, named }: Likeness = LIKENESSES[id] ?? { by: [] };
  const likes = new Map<TermGroup, TermGroup>();
  const taken = new Set<TermGroup>();
  const pair = (terms: readonly string[]): void => {
    const alone = here.filter((group) => !likes.has(group));
    const free = there.filter((group) => !taken.has(group));
    const keyFor = (syntax: Syntax) => (group: TermGroup) => keyOf(group, terms, syntax);
    for (const [one, like] of pairByKey(alone, free, keyFor(syntaxes.here), keyFor(syntaxes.there))) {
      likes.set(one, like);
      taken.add(like);
    }
  };
  by.forEach(pair);
  if (!named || likes.size === 0) pair([]);
  return [
    ...here.map((group) => ({ here: group, there: likes.get(group) })),
    ...there.filter((group) => !taken.has(group)).map((group) => ({ here: undefined, there: group })),
  ];
}

/** What the group says of these terms; undefined when it says nothing of any. Every group is alike by no terms at all. */
function keyOf(group: TermGroup, terms: readonly string[], syntax: Syntax): string | undefined {
  const values = terms.map((term) => {
    // The item of a line is a group of its own in it.
    const value = group.value(term) ?? group.group('BG-31')?.value(term);
    return value && meaningOf(value, syntax);
  });
  return values.length > 0 && values.every((value) => !value) ? undefined : JSON.stringify(values);
}
