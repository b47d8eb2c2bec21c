import { tableOf } from '../../engine/values.ts';
import type { Syntax, TermGroup, TermValue } from '../en16931/term-tree.ts';
import { meaningOf } from './meaning.ts';
import { pairByKey } from './pair-by-key.ts';

/** A group in two invoices; undefined where an invoice does not have it. */
export interface GroupPair {
  readonly here: TermGroup | undefined;
  readonly there: TermGroup | undefined;
}

interface Likeness {
  /** Terms that identify a group, the most reliable first. */
  readonly by: readonly (readonly string[])[];
  /** Each has a number or name, so the rest is paired in order only if no two are equal. */
  readonly named?: true;
}

/** How repeated groups are identified (EN 16931-1). Other groups are paired in order. */
const LIKENESSES: Readonly<Record<string, Likeness>> = tableOf({
  'BG-1': { by: [['BT-21', 'BT-22'], ['BT-22'], ['BT-21']] },
  'BG-3': { by: [['BT-25']], named: true },
  'BG-16': { by: [['BT-84'], ['BT-89'], ['BT-87'], ['BT-81']] },
  'BG-17': { by: [['BT-84']], named: true },
  'BG-20': { by: [['BT-98', 'BT-97', 'BT-92'], ['BT-98', 'BT-97'], ['BT-98'], ['BT-97']] },
  'BG-21': { by: [['BT-105', 'BT-104', 'BT-99'], ['BT-105', 'BT-104'], ['BT-105'], ['BT-104']] },
  'BG-23': { by: [['BT-118', 'BT-119'], ['BT-118']] },
  'BG-24': { by: [['BT-122']], named: true },
  'BG-25': { by: [['BT-126'], ['BT-157'], ['BT-155'], ['BT-153']], named: true },
  'BG-DEX-01': { by: [['BT-126']], named: true },
  'BG-27': { by: [['BT-140', 'BT-139', 'BT-136'], ['BT-140', 'BT-139'], ['BT-140'], ['BT-139']] },
  'BG-28': { by: [['BT-145', 'BT-144', 'BT-141'], ['BT-145', 'BT-144'], ['BT-145'], ['BT-144']] },
  'BG-32': { by: [['BT-160', 'BT-161'], ['BT-160'], ['BT-161']] },
});

/**
 * The name of a group among others of its kind: the number of a line, the category and rate of a breakdown. Empty if it
 * has none.
 */
export function namesOf(group: TermGroup): string {
  const terms = LIKENESSES[group.id]?.by[0] ?? [];
  const words = terms.map((term) => group.value(term)?.value ?? '');
  return words.filter((word) => word !== '').join(' ');
}

/**
 * Pairs groups of one id: by identifying terms, then by similarity, then in order. Those of `here` come first, in
 * order, then those only in `there`.
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
    for (const [group, like] of pairByKey(alone, free, keyFor(syntaxes.here), keyFor(syntaxes.there))) {
      likes.set(group, like);
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

/** The group's values for these terms; undefined if it has none of them. Without terms all groups are equal. */
function keyOf(group: TermGroup, terms: readonly string[], syntax: Syntax): string | undefined {
  const values = terms.map((term) => {
    const value = group.value(term) ?? valueWithin(group, term);
    return value && meaningOf(value, syntax);
  });
  return values.length > 0 && values.every((value) => !value) ? undefined : JSON.stringify(values);
}

/** Groups that hold what identifies theirs: the item of a line; account, card and mandate of a means of payment. */
const WITHIN = ['BG-31', 'BG-17', 'BG-18', 'BG-19'] as const;

function valueWithin(group: TermGroup, term: string): TermValue | undefined {
  for (const id of WITHIN) {
    const value = group.group(id)?.value(term);
    if (value) return value;
  }
  return undefined;
}
