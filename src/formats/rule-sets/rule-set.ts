import type { Message } from '../../engine/index.ts';
import { messageOf } from '../../engine/values.ts';
import type { TermRule } from '../en16931/rules/rule.ts';
import type { TaxName } from '../en16931/term-names.ts';
import type { Binding } from '../en16931/term-tree.ts';
import type { Describer } from '../rules/faults/describer.ts';
import type { BroughtRules } from '../schematron/brought-rules.ts';
import type { Structure } from '../structure/structure.ts';
import type { StampReader } from '../reading/stamp.ts';
import type { Acceptance } from './acceptance.ts';
import {
  readAskedSet,
  releaseInForce,
  rowsOfRelease,
  type NewerRelease,
  type Release,
  type Releases,
} from './release.ts';
import { xmlMessages } from '../reading/messages.ts';

/** Data of a rule set, available before its rules are loaded. */
export interface RuleSetCard {
  /** Its name in requests, optionally followed by `@` and a release. */
  readonly key: string;
  /** Further names. */
  readonly aliases?: readonly string[];
  readonly name: string;
  /** Its publisher. */
  readonly authority: string;
  /** The root elements that the set judges, by local name, each with the binding of its rows. */
  readonly documents: Readonly<Record<string, Binding>>;
  /** Set if the rule set judges documents with any root element. */
  readonly anyDocument?: true;
  /** Profiles whose invoices the set judges by default. Without them, a caller must name the set. */
  readonly profiles?: 'every' | readonly string[];
  /** Profiles that `every` excludes, because the set does not know the syntax of their invoices. */
  readonly except?: readonly string[];
  /** The key of the set that also judges its documents. */
  readonly base?: string;
  /** Keys of sets that it includes in its own form, or replaces: by default only this one judges a document. */
  readonly replaces?: string | readonly string[];
  readonly releases: Releases;
  /** Releases after these that are not judged by yet. */
  readonly newer?: readonly NewerRelease[];
  /** How the receiver accepts its documents: levels by scenario in place of flags, for its rules and those of its base. */
  readonly acceptance?: Acceptance;
  /** Ids of the official set that may find something and that no row states: what nobody checks here. Of those that never fire, `notStated` tells. */
  readonly open?: readonly string[];
  /** How many ids of the official set have no row; `notStated` lists them, where all of the set is loaded. */
  readonly unstated?: number;
  /** What its tax is called in the names of terms, if not VAT; also in sentences of its base. */
  readonly tax?: TaxName;
  /** Its sentences are English in every language. */
  readonly english?: true;
  /** Its official page. */
  readonly norm: { readonly title: string; readonly url?: string };
}

/** Rules judged together. */
export interface RuleSet extends RuleSetCard {
  /** All of them, or those for the loaded syntax; of every release. */
  readonly rules: readonly TermRule[];
  /** Ids of the set without a row. */
  readonly notStated?: readonly string[];
  /** Content models of syntaxes: the rules are judged by walking the elements along the one of the root. */
  readonly structures?: readonly Structure[];
  /** Reads the stamps of an invoice of its profile. */
  readonly stamps?: StampReader;
  /** Makes the sentences of broken rows of a table; without it a fault has only the id of its rule and its place. */
  readonly describe?: Describer;
  /** Called while judging with each broken row, whose sentence is made later. */
  readonly onBroken?: () => void;
  /** Rules of an official file that judge instead of rows. */
  readonly brought?: BroughtRules;
}

/** What decides how an invoice is judged. */
export interface Judging {
  readonly syntax: Binding;
  /** Key of the profile that the invoice names, if known. */
  readonly profile: string | undefined;
  /** Names of rule sets, each optionally with a release; default: those of the profile. */
  readonly judge?: readonly string[];
  /** Countries that the invoice names, in capitals: only their rules need loading. Every country if omitted. */
  readonly countries?: readonly string[];
}

/** A set in one of its releases. */
export interface ReleasedSet<S extends RuleSetCard> {
  readonly set: S;
  readonly release: Release;
}

const isNamed = ({ key, aliases }: RuleSetCard, name: string): boolean =>
  key === name || (aliases?.includes(name) ?? false);

const isFor = ({ profiles = [], except }: RuleSetCard, profile: string | undefined): boolean =>
  (profiles === 'every' && (profile === undefined || !except?.includes(profile))) ||
  (profiles !== 'every' && profile !== undefined && profiles.includes(profile));

/** The sets for an invoice. */
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

/** What these sets call the tax, if not VAT. */
export const taxNameIn = (sets: readonly RuleSetCard[]): TaxName | undefined => sets.find(({ tax }) => tax)?.tax;

/** The sets, each in the requested release, or in the one in force on the day. */
export function releasedSetsFor<S extends RuleSetCard>(
  sets: readonly S[],
  { profile, judge, at }: Pick<Judging, 'profile' | 'judge'> & { readonly at: string },
): readonly ReleasedSet<S>[] {
  const asked = judge?.map(readAskedSet);
  const chosen = ruleSetsFor(sets, { profile, ...(judge && { judge }) });
  const current = (set: S): Release => releaseInForce(set.releases, at, asked ? undefined : profile);
  const namesOf = (set: S) => asked?.filter((otherSet) => isNamed(set, otherSet.set)) ?? [{ release: undefined }];
  /** The release of a base that goes with the sets built on it. */
  const asBase = ({ key }: S): string | undefined => {
    const above = chosen.filter((set) => set.base === key);
    const releases = above.flatMap((set) => namesOf(set).map(({ release }) => releaseOf(set, release) ?? current(set)));
    return releases.find(({ base }) => base !== undefined)?.base;
  };
  return chosen.flatMap((set) => {
    const keys = new Set(namesOf(set).map(({ release }) => release ?? asBase(set) ?? current(set).key));
    return set.releases.filter(({ key }) => keys.has(key)).map((release) => ({ set, release }));
  });
}

const releaseOf = ({ releases }: RuleSetCard, asked: string | undefined): Release | undefined =>
  releases.find(({ key }) => key === asked);

/** The code of a sentence in an English-only set: a rule with that code elsewhere may be different. */
export function ownPhrase({ key }: RuleSetCard, { code }: TermRule): string {
  return `${key}.${code}`;
}

/** The rules of each set and release, computed once, since every document needs them. */
const RULES_IN = new WeakMap<RuleSet, Map<string, readonly TermRule[]>>();

/** The rules of a set in a release, each with its severity and constraint there. */
export function rulesIn(by: ReleasedSet<RuleSet>): readonly TermRule[] {
  let known = RULES_IN.get(by.set);
  if (!known) RULES_IN.set(by.set, (known = new Map()));
  let rules = known.get(by.release.key);
  if (!rules) known.set(by.release.key, (rules = ruleRowsIn(by)));
  return rules;
}

function ruleRowsIn({ set, release }: ReleasedSet<RuleSet>): readonly TermRule[] {
  const turnOf = (key: string): number => set.releases.findIndex((release) => release.key === key);
  const rows = rowsOfRelease(set.rules, set.releases, release.key).map((row) =>
    row.before && turnOf(release.key) < turnOf(row.before.release) ? asBefore(row, row.before) : row,
  );
  if (!set.english) return rows;
  return rows.map((row) => (row.say === undefined ? row : { ...row, say: messageOf(row.say, ownPhrase(set, row)) }));
}

function asBefore(now: TermRule, { ubl, cii, rows = now.rows }: NonNullable<TermRule['before']>): TermRule {
  return { ...now, ubl: now.ubl && (ubl ?? now.ubl), cii: now.cii && (cii ?? now.cii), rows };
}

/** The rules of a set that are equal in every syntax: they check terms, not elements. */
export function sharedRules(set: RuleSet): RuleSet {
  const inUbl = new Set(set.rules.map(({ ubl }) => ubl));
  return { ...set, rules: set.rules.filter(({ cii }) => cii && inUbl.has(cii)) };
}

/** The error in a set's name, as a sentence; undefined if set and release exist. */
export function whyUnknownSet(sets: readonly RuleSetCard[], name: string): Message | undefined {
  const { set: key, release } = readAskedSet(name);
  const set = sets.find((set) => isNamed(set, key));
  if (!set) return xmlMessages.unknownSet({ key, value: sets.map((set) => set.key).join(', ') });
  if (release === undefined || set.releases.some((otherRelease) => otherRelease.key === release)) return undefined;
  return xmlMessages.unknownRelease({
    set: set.key,
    release,
    value: set.releases.map((release) => release.key).join(', '),
  });
}
