import { RULE_SET_CARDS } from '../rule-sets/definitions.ts';
import { ruleSetsFor, type RuleSetCard } from '../rule-sets/rule-set.ts';
import { tellingAddons } from './derive.ts';
import { DESTINATIONS } from './destinations.ts';
import { askedSets } from './judge-for-destination.ts';

const SETS: readonly RuleSetCard[] = RULE_SET_CARDS;

/** Every destination in the form in which it is published. */
export function listDestinations() {
  return {
    destinations: DESTINATIONS.map((destination) => {
      const { key, name, authority, url, country, profiles, formats, sets, unchecked, left } = destination;
      const judged = profiles || sets ? ruleSetsFor(SETS, askedSets(destination)) : [];
      return {
        key,
        name,
        authority,
        url,
        ...(country !== undefined && { country }),
        addons: [...tellingAddons(destination)],
        formats: [...(formats ?? [])],
        ...(profiles && { profile: profiles[0] }),
        rule_sets: judged.map((set) => set.key),
        unchecked: [...(unchecked ?? [])],
        left: [...left],
      };
    }),
  };
}
