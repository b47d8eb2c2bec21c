import { createStandardEngine } from '../engine/standard.ts';
import { listDestinations } from '../formats/destinations/list-destinations.ts';
import { listFormats } from '../formats/rule-sets/index.ts';
import type { RuleCard } from '../engine/index.ts';

const { catalogue, version } = createStandardEngine();
const { formats, rule_sets: ruleSets } = listFormats();

/** The lists from which the reference pages are made; the API returns the same. */
export const definitions = {
  version,
  catalogue,
  formats,
  ruleSets,
  rules: catalogue.rules(),
  regimes: catalogue.regimes(),
  addons: catalogue.addons(),
};

export type Format = (typeof formats)[number];
export type RuleSet = (typeof ruleSets)[number];

/** The destinations, with the releases in force on the day. */
export function destinationsOn(day: string) {
  return listDestinations(day).destinations;
}

export type Destination = ReturnType<typeof destinationsOn>[number];

/** The rules of the format itself, of a regime or of an addon. */
export function rulesOf(kind: RuleCard['origin']['kind'], name?: string): readonly RuleCard[] {
  return definitions.rules.filter(
    ({ origin }) => origin.kind === kind && (origin.kind === 'core' || origin.name === name),
  );
}

/** The addresses of pages, each without the leading `/`. */
export const paths = {
  country: (code: string) => `countries/${code.toLowerCase()}.html`,
  addon: (key: string) => `addons/${key}.html`,
  format: (key: string) => `formats/${key}.html`,
  ruleSet: (key: string) => `rule-sets/${key}.html`,
  rules: (group: string) => `rules/${group}.html`,
} as const;

/** The addons for documents of a country: their keys begin with one of its codes. */
export function addonsOfCountry(codes: readonly string[]) {
  const begins = codes.map((code) => `${code.toLowerCase()}-`);
  return definitions.addons.filter(({ key }) => begins.some((begin) => key.startsWith(begin)));
}
