import type { Citation } from '../core/rules/citation.ts';
import { citationsOf } from '../core/rules/citation.ts';
import { ruleCode } from '../core/rules/compile.ts';
import type { RuleSet } from '../core/rules/define-rules.ts';
import type { EngineCore } from '../engine-core.ts';

/** Who made a rule: the format itself, the regime of a country or an addon. */
export type RuleOrigin =
  | { readonly kind: 'core' }
  | { readonly kind: 'regime'; readonly name: string }
  | { readonly kind: 'addon'; readonly name: string };

/** One rule in words. */
export interface RuleCard {
  readonly code: string;
  /** Type the rule is about: `bill.Invoice`. */
  readonly type: string;
  /** Place of what is tested below the type, `[]` for every entry; empty for the value itself. */
  readonly place: string;
  /** Conditions under which it applies, all of them, each to be read after "when". */
  readonly when: readonly string[];
  /** What is tested, to be read after "must". */
  readonly must: string;
  /** What must hold, as faults say it. */
  readonly description: string;
  readonly origin: RuleOrigin;
  /** What the rule rests on, at least one; absent only where `uncited` says why. */
  readonly cite?: readonly Citation[];
  /** Why no norm is named. */
  readonly uncited?: string;
}

/** Every rule of an engine by code. A code that judges several types has one card for each. */
export function ruleCards(engine: EngineCore): readonly RuleCard[] {
  const { rules, regimes, addons } = engine.parts;
  const cards = [
    ...rules.flatMap((set) => cardsOf(set, { kind: 'core' })),
    ...regimes.flatMap((regime) =>
      (regime.rules ?? []).flatMap((set) => cardsOf(set, { kind: 'regime', name: regime.country })),
    ),
    ...addons.flatMap((addon) =>
      (addon.rules ?? []).flatMap((set) => cardsOf(set, { kind: 'addon', name: addon.key })),
    ),
  ];
  return cards.sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
}

function cardsOf(set: RuleSet, origin: RuleOrigin): readonly RuleCard[] {
  const context = origin.kind === 'core' || set.everywhere ? [] : [contextWords(origin)];
  return Object.entries(set.rows).map(([key, row]) => {
    const cite = citationsOf(row);
    return {
      code: ruleCode(set, key),
      type: set.type.name,
      place: [row.on, row.at].filter((part) => part !== undefined && part !== '').join('.'),
      when: [...context, ...(set.when ? [set.when.words] : []), ...(row.when ? [row.when.words] : [])],
      must: row.must.words,
      description: row.say,
      origin,
      ...(cite.length > 0 ? { cite } : {}),
      ...(row.uncited === undefined ? {} : { uncited: row.uncited }),
    };
  });
}

function contextWords(origin: Exclude<RuleOrigin, { kind: 'core' }>): string {
  return origin.kind === 'regime'
    ? `the document follows regime ${origin.name}`
    : `the document uses addon ${origin.name}`;
}
