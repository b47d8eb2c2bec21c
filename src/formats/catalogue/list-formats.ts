import { isProfileOf, PROFILES } from '../en16931/profiles/profiles.ts';
import { typeOfFormat } from './format.ts';
import { FORMATS } from './formats.ts';
import { RULE_SET_CARDS } from '../rule-sets/definitions.ts';
import { broughtPhrase } from '../schematron/brought-phrase.ts';
import type { BroughtRules } from '../schematron/brought-rules.ts';
import type { Acceptance } from '../rule-sets/acceptance.ts';
import { ruleSetsFor, rulesIn, type RuleSet } from '../rule-sets/rule-set.ts';
import { requirementOf } from '../rules/faults/requirement.ts';
import { RULE_SETS } from '../rule-sets/standard.ts';
import { described, messageOf } from '../../engine/values.ts';

/**
 * Every format with its profiles, and every rule set with its rules, in published form; `own` are the operator's rule
 * sets.
 */
export function listFormats(own?: RuleSet) {
  return {
    formats: FORMATS.map((format) => ({
      key: format.key,
      name: format.name,
      media_type: format.mediaType,
      type: typeOfFormat(format),
      ...(format.readOnly && { read_only: true }),
      profiles: PROFILES.filter((profile) =>
        format.readOnly ? profile.format === format.key : isProfileOf(profile, format),
      ).map((profile) => ({
        key: profile.key,
        name: profile.name,
        specification: profile.specification,
        ...(profile.process !== undefined && { process: profile.process }),
        addons: [...profile.addons],
        rule_sets: ruleSetsFor(RULE_SET_CARDS, { profile: profile.key }).map((set) => set.key),
      })),
    })),
    rule_sets: [...RULE_SETS.map(publishedSet), ...(own?.brought ? [publishedFile(own, own.brought)] : [])],
  };
}

function publishedSet(set: RuleSet) {
  const {
    key,
    aliases,
    name,
    authority,
    documents,
    base,
    norm,
    tax,
    releases,
    newer = [],
    acceptance,
    rules,
    notStated = [],
  } = set;
  return {
    key,
    ...(aliases && { aliases: [...aliases] }),
    name,
    authority,
    documents: Object.keys(documents),
    ...(base !== undefined && { base }),
    ...(norm.url !== undefined && { url: norm.url }),
    releases: releases.map((release) => ({
      key: release.key,
      from: release.from,
      ...(release.published !== undefined && { published: release.published }),
      ...(release.until !== undefined && { until: release.until }),
      ...(release.base !== undefined && { base: release.base }),
      source: release.source,
      rules: new Set(rulesIn({ set, release }).map(({ code }) => code)).size,
    })),
    not_judged_yet: newer.map(({ key: release, known, due, source }) => ({
      key: release,
      ...(due ? { due: known } : { published: known }),
      source,
    })),
    ...(acceptance && { acceptance: publishedAcceptance(acceptance) }),
    not_stated: [...notStated],
    rules: rules.map((rule) => ({
      code: rule.code,
      severity: rule.severity,
      terms: [...rule.terms],
      ...described(messageOf(requirementOf(rule, tax), rule.code), rule.code),
      formats: (['ubl', 'cii'] as const).filter((syntax) => rule[syntax]),
      ...(rule.since !== undefined && { since: rule.since }),
      ...(rule.until !== undefined && { until: rule.until }),
      ...(rule.weighs && {
        weighs: Object.entries(rule.weighs).map(([release, severity]) => ({ release, severity })),
      }),
      ...(rule.before && { changed: rule.before.release }),
    })),
  };
}

function publishedAcceptance({ authority, name, scenarios, releases }: Acceptance) {
  return {
    authority,
    name,
    scenarios: scenarios.map(({ key, root, specification }) => ({ key, document: root, specification })),
    releases: releases.map(({ key, from, until, source, levels }) => ({
      key,
      from,
      ...(until !== undefined && { until }),
      source,
      levels: Object.entries(levels).flatMap(([scenario, byId]) =>
        Object.entries(byId).map(([code, severity]) => ({ scenario, code, severity })),
      ),
    })),
  };
}

/** The rules of a Schematron file of the user, with the texts of their messages. */
function publishedFile(own: RuleSet, { assertions }: BroughtRules): ReturnType<typeof publishedSet> {
  const published = publishedSet(own);
  return {
    ...published,
    releases: published.releases.map((release) => ({ ...release, rules: assertions.length })),
    rules: assertions.map(({ id, severity, text }) => ({
      code: id,
      severity,
      terms: [],
      description: text,
      phrase: broughtPhrase(id),
      formats: [],
    })),
  };
}
