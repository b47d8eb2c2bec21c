import type { Message } from '../../engine/index.ts';
import { messageOf } from '../../engine/values.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import type { Syntax } from '../en16931/term-tree.ts';
import type { Structure } from '../structure/structure.ts';
import type { StampReader } from '../zatca/stamp.ts';
import { readAskedSet, releaseInForce, rowsOfRelease, type Release, type Releases } from './release.ts';
import { xmlMessages } from '../xml-messages.ts';

/** What is known of a rule set before its rules are fetched. */
export interface RuleSetCard {
  /** The name with which a request asks for it, followed by `@` and a release if it is to be that one. */
  readonly key: string;
  /** Other names by which it may be asked for. */
  readonly aliases?: readonly string[];
  readonly name: string;
  /** Who publishes it. */
  readonly authority: string;
  /** Local names of the outermost elements of the documents it judges, each with the binding that its rows are written for. */
  readonly documents: Readonly<Record<string, Syntax>>;
  /** Profiles whose invoices are judged by it unasked; none when left out: it is then asked for by name alone. */
  readonly profiles?: 'every' | readonly string[];
  /** The key of the set that its documents are judged by as well. */
  readonly base?: string;
  /** Keys of sets whose rules it has itself in its own way, or has not at all: unasked, a document is judged by this one instead. */
  readonly replaces?: string | readonly string[];
  readonly releases: Releases;
  /** Ids of the official set that may find something and that no row states: what nobody checks here. Of those that never fire, `notStated` tells. */
  readonly open?: readonly string[];
  /** Its sentences are English in every language. */
  readonly english?: true;
  /** Where its authority publishes it. */
  readonly norm: { readonly title: string; readonly url?: string };
}

/** Rules that are judged together. */
export interface RuleSet extends RuleSetCard {
  /** All of them, or those that can apply to the syntax they were fetched for; with those of every release. */
  readonly rules: readonly TermRule[];
  /** Ids of the set that no row states yet. */
  readonly notStated?: readonly string[];
  /** Content models of syntaxes: the rules of the set are judged by walking the elements along the one that begins with the outermost. */
  readonly structures?: readonly Structure[];
  /** Reads what an invoice of its profile is stamped with. */
  readonly stamps?: StampReader;
}

/** What an invoice is judged by. */
export interface Judging {
  readonly syntax: Syntax;
  /** Key of the profile that the invoice names, if it is a known one. */
  readonly profile: string | undefined;
  /** Names of rule sets, each with a release where it is to be that one; those for the profile when left out. */
  readonly judge?: readonly string[];
  /** Countries that the invoice names, in capitals: rules of others need not be fetched. Every country when left out. */
  readonly countries?: readonly string[];
}

/** A set in one of its releases. */
export interface ReleasedSet<S extends RuleSetCard> {
  readonly set: S;
  readonly release: Release;
}

const isNamed = ({ key, aliases }: RuleSetCard, name: string): boolean =>
  key === name || (aliases?.includes(name) ?? false);

const isFor = ({ profiles = [] }: RuleSetCard, profile: string | undefined): boolean =>
  profiles === 'every' || (profile !== undefined && profiles.includes(profile));

/** Those of the sets that an invoice is judged by. */
export function ruleSetsFor<S extends RuleSetCard>(
  sets: readonly S[],
  { profile, judge }: Pick<Judging, 'profile' | 'judge'>,
): readonly S[] {
  if (!judge) {
    const own = sets.filter((set) => isFor(set, profile));
    const replaced = new Set(own.flatMap(({ replaces = [] }) => replaces));
    return own.filter(({ key }) => !replaced.has(key));
  }
  const asked = judge.map((name) => readAskedSet(name).set);
  return sets.filter((set) => asked.some((name) => isNamed(set, name)));
}

/** The same, each in the release that is asked for or, where none is, in the one in force on the day. */
export function releasedSetsFor<S extends RuleSetCard>(
  sets: readonly S[],
  { profile, judge, at }: Pick<Judging, 'profile' | 'judge'> & { readonly at: string },
): readonly ReleasedSet<S>[] {
  const asked = judge?.map(readAskedSet);
  return ruleSetsFor(sets, { profile, ...(judge && { judge }) }).flatMap((set) => {
    const named = asked?.filter((one) => isNamed(set, one.set)) ?? [{ release: undefined }];
    const keys = new Set(
      named.map(({ release }) => release ?? releaseInForce(set.releases, at, asked ? undefined : profile).key),
    );
    return set.releases.filter(({ key }) => keys.has(key)).map((release) => ({ set, release }));
  });
}

/** The code of a sentence of a set that is English in every language: a rule of the same code elsewhere may demand something else. */
export function ownPhrase({ key }: RuleSetCard, { code }: TermRule): string {
  return `${key}.${code}`;
}

/** Those of each set in each of its releases: worked out once, since every document asks for them. */
const RULES_IN = new WeakMap<RuleSet, Map<string, readonly TermRule[]>>();

/** The rules of a set in a release, each with its severity and its demand there. */
export function rulesIn(by: ReleasedSet<RuleSet>): readonly TermRule[] {
  let known = RULES_IN.get(by.set);
  if (!known) RULES_IN.set(by.set, (known = new Map()));
  let rules = known.get(by.release.key);
  if (!rules) known.set(by.release.key, (rules = ruleRowsIn(by)));
  return rules;
}

function ruleRowsIn({ set, release }: ReleasedSet<RuleSet>): readonly TermRule[] {
  const turnOf = (key: string): number => set.releases.findIndex((one) => one.key === key);
  const rows = rowsOfRelease(set.rules, set.releases, release.key).map((row) =>
    row.before && turnOf(release.key) < turnOf(row.before.release) ? asBefore(row, row.before) : row,
  );
  return set.english ? rows.map((row) => ({ ...row, say: messageOf(row.say, ownPhrase(set, row)) })) : rows;
}

function asBefore(row: TermRule, { ubl, cii }: NonNullable<TermRule['before']>): TermRule {
  return { ...row, ubl: row.ubl && (ubl ?? row.ubl), cii: row.cii && (cii ?? row.cii) };
}

/** What is wrong with the name of a set, as a sentence; nothing when there is such a set and release. */
export function whyUnknownSet(sets: readonly RuleSetCard[], name: string): Message | undefined {
  const { set: key, release } = readAskedSet(name);
  const set = sets.find((one) => isNamed(one, key));
  if (!set) return xmlMessages.unknownSet({ key, value: sets.map((one) => one.key).join(', ') });
  if (release === undefined || set.releases.some((one) => one.key === release)) return undefined;
  return xmlMessages.unknownRelease({ set: set.key, release, value: set.releases.map((one) => one.key).join(', ') });
}
