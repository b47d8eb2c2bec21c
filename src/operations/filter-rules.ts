import { failure } from '../engine/values.ts';
import { MOST_PAGE_RULES, MOST_SEARCHED } from '../api/schemas/reference.ts';
import { lookupMessages } from '../api/lookup-messages.ts';

/** Which rules of a list are wanted. */
export interface RuleFilter {
  readonly set?: string;
  readonly term?: string;
  readonly search?: string;
  readonly limit?: number;
  readonly offset?: number;
}

/** Why the filter cannot be used; undefined if it can. `sets` are the names that there are. */
export function filterFault({ set, search = '', limit = 1, offset = 0 }: RuleFilter, sets: () => Iterable<string>) {
  if (!(limit >= 1 && limit <= MOST_PAGE_RULES))
    return failure('input', lookupMessages.limitRange({ most: MOST_PAGE_RULES }));
  if (!(offset >= 0)) return failure('input', lookupMessages.offsetRange);
  if (search.length > MOST_SEARCHED) return failure('input', lookupMessages.searchLength({ most: MOST_SEARCHED }));
  const isKnown = set === undefined || [...sets()].some((name) => isSame(name, set));
  return isKnown ? undefined : failure('not-found', lookupMessages.noSet({ name: set }));
}

/** The page of a list, and how many entries there are without pages. */
export function pageOf<T>(list: readonly T[], { limit, offset = 0 }: RuleFilter) {
  const rules = list.slice(offset, limit === undefined ? undefined : offset + limit);
  return { rules, total: list.length };
}

export const isSame = (name: string, other: string): boolean => name.toLowerCase() === other.toLowerCase();

/** Whether a filter asks for anything at all. */
export const isFiltered = (filter: RuleFilter): boolean => Object.keys(filter).length > 0;
