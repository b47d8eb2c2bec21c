import { formatPath, parsePath } from '../../engine/values.ts';
import type { Json, PathStep } from '../../engine/index.ts';
import { HEADER_LEAVES, ORDERING_LEAVES, PERIOD_LEAVES } from '../en16931/document/header.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import type { Link } from '../mapping/write-terms.ts';
import { needOf } from './needs.ts';

/** The place in the document of a verdict on the exported XML. */
export interface Placed {
  readonly properties: readonly string[];
  /** The member is missing; `like`: the members that would say what is missed there. */
  readonly missing: boolean;
  readonly like?: Json;
}

/** Members that occur once in a document, by their terms. */
const MEMBERS: ReadonlyMap<string, string> = new Map(
  [...HEADER_LEAVES, ...ORDERING_LEAVES, ...PERIOD_LEAVES]
    .filter(({ at }) => !at.includes('[]'))
    .map(({ term, at }) => [term, `$.${at}`]),
);

/**
 * Finds the places of verdicts: those of the judged values; for a missing value, the member it would come from, with
 * the members that would say it; otherwise the innermost member from which the XML around the place was written.
 */
export function placesOfVerdicts(links: readonly Link[]): (verdict: Verdict) => Placed {
  let around: ReadonlyMap<string, readonly PathStep[]> | undefined;
  const written = new Set(links.map(({ term }) => term));
  let members: ReadonlyMap<string, readonly string[]> | undefined;
  const byTerm = () => (members ??= membersByTerm(links));
  return ({ rule, properties, places, terms }) => {
    if (properties.length > 0) return { properties, missing: false };
    const found = () => places.map((place) => nearest(place, (around ??= commonPlaces(links))));
    const need = needOf([...terms, rule], written, () => found()[0] ?? '$');
    if (need) return { properties: [need.at], missing: true, like: need.like };
    const [term] = terms;
    const member = term === undefined || written.has(term) ? undefined : MEMBERS.get(term);
    if (member !== undefined) return { properties: [member], missing: true };
    const near = found();
    // A rule on the whole invoice: the members that its first term was written from.
    const from = near.every((path) => path === '$') ? (byTerm().get(term ?? '') ?? []) : [];
    if (from.length > 0) return { properties: from, missing: false };
    return { properties: near.length > 0 ? [...new Set(near)] : ['$'], missing: false };
  };
}

function membersByTerm(links: readonly Link[]): ReadonlyMap<string, readonly string[]> {
  const members = new Map<string, Set<string>>();
  for (const { term, from } of links)
    if (from !== undefined) members.set(term, (members.get(term) ?? new Set<string>()).add(from));
  return new Map([...members].map(([term, paths]) => [term, [...paths].slice(0, MOST_PLACES)]));
}

/** Most places of one fault. */
const MOST_PLACES = 8;

function nearest(place: string, around: ReadonlyMap<string, readonly PathStep[]>): string {
  for (let path = place; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/')))) {
    const steps = around.get(path);
    if (steps) return formatPath(steps);
  }
  return '$';
}

/** For each written element, the common ancestor of the members written in it. */
function commonPlaces(links: readonly Link[]): ReadonlyMap<string, readonly PathStep[]> {
  const common = new Map<string, readonly PathStep[]>();
  for (const { path, from } of links) {
    if (from === undefined) continue;
    const steps = parsePath(from);
    for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      const known = common.get(at);
      // A verdict on an element with a single value concerns the member around the value.
      const own = at === path ? steps : steps.slice(0, -1);
      common.set(at, known ? shared(known, own) : own);
    }
  }
  return common;
}

function shared(path: readonly PathStep[], other: readonly PathStep[]): readonly PathStep[] {
  const end = path.findIndex((step, turn) => step !== other[turn]);
  return end < 0 ? path : path.slice(0, end);
}
