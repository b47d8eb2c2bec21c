import { eachBreakdown } from '../../en16931/rules/breakdowns.ts';
import { elementsOf } from '../../en16931/rules/paths.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import { isMetBy, readConditions, type Condition } from './condition.ts';
import type { Place } from './row.ts';
import type { Subject } from './subject.ts';
import { isGroupId, isTermId, targetOf, textIn } from './target.ts';

/** Finds the occurrences of a place. */
export type Find = (invoice: InvoiceTerms) => readonly Subject[];

const FINDS = new Map<string, Find>();

/** Rows of one place share what was found, for each document. */
export function findOf(place: Place): Find {
  if (typeof place !== 'string') return place.find;
  let find = FINDS.get(place);
  if (!find) FINDS.set(place, (find = compiled(place)));
  return find;
}

const kept =
  (find: Find): Find =>
  (invoice) =>
    invoice.fact(find);

function compiled(place: string): Find {
  if (place === '') return kept(({ invoice }) => [invoice]);
  if (place === '/') return ({ root }) => (root ? [root] : []);
  const { name, conditions } = readConditions(place);
  if (name !== '' && !isTermId(name)) return elementsOf(...pathsIn(place));
  const every: Find =
    name === ''
      ? ({ invoice }) => [invoice]
      : name === 'BG-23'
        ? eachBreakdown
        : isGroupId(name)
          ? (invoice) => invoice.groups(name).filter(({ node }) => node !== undefined)
          : (invoice) => invoice.values(name);
  if (conditions.length === 0) return kept(every);
  return kept((invoice) =>
    every(invoice).filter((subject) => conditions.every((condition) => isMet(condition, subject, invoice))),
  );
}

/** Paths separated by blanks outside of conditions. */
export function pathsIn(place: string): readonly string[] {
  const paths: string[] = [''];
  let depth = 0;
  for (const sign of place) {
    if (sign === '[') depth++;
    else if (sign === ']') depth--;
    if (sign === ' ' && depth === 0) paths.push('');
    else paths[paths.length - 1] += sign;
  }
  return paths.filter((path) => path !== '');
}

function isMet(condition: Condition, subject: Subject, invoice: InvoiceTerms): boolean {
  const target = targetOf(condition.target);
  // Of a term, the first value counts.
  const found = target.term === undefined ? target.each(subject, invoice) : [target.first(subject, invoice)];
  return isMetBy(
    condition,
    found.flatMap((value) => (value === undefined ? [] : [textIn(value)])),
  );
}
