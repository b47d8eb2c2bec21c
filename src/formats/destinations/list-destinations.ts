import { typeOfFormat } from '../catalogue/format.ts';
import { formatByKey } from '../catalogue/formats.ts';
import { RULE_SET_CARDS } from '../rule-sets/definitions.ts';
import { releasedSetsFor, type RuleSetCard } from '../rule-sets/rule-set.ts';
import { identifyingAddons } from './derive.ts';
import { DESTINATIONS } from './destinations.ts';
import { askedSets, levelsAmong, namedSets } from './destination-report.ts';

const SETS: readonly RuleSetCard[] = RULE_SET_CARDS;

/** Every destination in published form, with the releases in force on the day. */
export function listDestinations(at: string) {
  return {
    at,
    destinations: DESTINATIONS.map((destination) => {
      const {
        key,
        name,
        authority,
        url,
        country,
        profiles,
        formats,
        sets,
        specificationPattern,
        ofCountry,
        duties,
        unchecked,
        left,
      } = destination;
      const judged = profiles || sets ? releasedSetsFor(SETS, { ...askedSets(destination), at }) : [];
      const levels = levelsAmong(judged, at);
      return {
        key,
        name,
        authority,
        url,
        ...(country !== undefined && { country }),
        country_tells: ofCountry ?? false,
        ...(duties && { required: [...duties] }),
        addons: [...identifyingAddons(destination)],
        ...(specificationPattern && { specification: specificationPattern.source }),
        formats: [...(formats ?? [])],
        types: [...new Set(formats?.flatMap((format) => formatByKey(format) ?? []).map(typeOfFormat))],
        profiles: [...(profiles ?? [])],
        rule_sets: namedSets(judged, at),
        ...(levels && { levels_by: levels }),
        unchecked: [...(unchecked ?? [])],
        left: [...left],
      };
    }),
  };
}
