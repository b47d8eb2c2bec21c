import type { Level } from './level.ts';
import { releaseInForce, type Release } from './release.ts';

/**
 * How a receiver accepts documents. It gives rules other levels than their sets flag them with, also rules of the base
 * of its set, by the scenario of the document.
 */
export interface Acceptance {
  /** Who accepts. */
  readonly authority: string;
  readonly name: string;
  /** Which documents are of a scenario. A document of none keeps the flags. */
  readonly scenarios: readonly Scenario[];
  readonly releases: readonly [AcceptanceRelease, ...AcceptanceRelease[]];
}

export interface Scenario {
  readonly key: string;
  /** Local name of the root element. */
  readonly root: string;
  /** Specification identifier (BT-24), as written. */
  readonly specification: string;
}

/** A release of the receiver's configuration. */
export interface AcceptanceRelease extends Release {
  /** The levels by scenario and id. */
  readonly levels: Readonly<Record<string, Readonly<Record<string, Level>>>>;
}

/** The levels for one document. */
export interface LevelsInForce {
  /** Who gives them, by which release and in which scenario. */
  readonly by: {
    readonly authority: string;
    readonly name: string;
    readonly release: string;
    readonly scenario: string;
  };
  readonly levelOf: (id: string) => Level | undefined;
}

/** The levels for a document on a day; undefined if the receiver has no scenario for it. */
export function levelsInForce(
  { authority, name, scenarios, releases }: Acceptance,
  document: { readonly root: string; readonly specification: string },
  day: string,
): LevelsInForce | undefined {
  const scenario = scenarios.find(
    ({ root, specification }) => root === document.root && specification === document.specification,
  )?.key;
  const release = releases.find(({ key }) => key === releaseInForce(releases, day).key);
  const levels = scenario === undefined ? undefined : release?.levels[scenario];
  if (!release || scenario === undefined || !levels) return undefined;
  return {
    by: { authority, name, release: release.key, scenario },
    levelOf: (id) => (Object.hasOwn(levels, id) ? levels[id] : undefined),
  };
}
