import { messageOf, refOf, type Message, type MessageRef } from '../core/messages/message.ts';
import type { Citation } from '../core/rules/citation.ts';
import { citationsOf } from '../core/rules/citation.ts';
import { ruleCode } from '../core/rules/compile.ts';
import type { RuleRow, TypeRules } from '../core/rules/define-rules.ts';
import { ruleMessages } from '../core/rules/messages.ts';
import type { EngineCore } from '../engine-core.ts';

/** The source of a rule: the format itself, a country's regime or an addon. */
export type RuleOrigin =
  | { readonly kind: 'core' }
  | { readonly kind: 'regime'; readonly name: string }
  | { readonly kind: 'addon'; readonly name: string };

/** One rule as texts. */
export interface RuleCard {
  readonly code: string;
  /** Type the rule is about: `bill.Invoice`. */
  readonly type: string;
  /** Path of the tested value in the type, `[]` for every entry; empty for the value itself. */
  readonly place: string;
  /** Conditions under which it applies, all of them, to be read after "when". */
  readonly when: readonly string[];
  /** The test, to be read after "must". */
  readonly must: string;
  /** The requirement, as in faults. */
  readonly description: string;
  readonly origin: RuleOrigin;
  /** The norms of the rule, at least one; absent only if `uncited` says why. */
  readonly cite?: readonly Citation[];
  /** Why no norm is named. */
  readonly uncited?: string;
  /** The codes and values of its texts. The description has the code of the rule. */
  readonly messages: RuleCardMessages;
}

/** The phrases of a rule's texts. */
export interface RuleCardMessages {
  readonly when: readonly MessageRef[];
  readonly must: MessageRef;
  readonly uncited?: MessageRef;
}

/** Every rule of an engine by code. A code for several types has one card each. */
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

function cardsOf(set: TypeRules, origin: RuleOrigin): readonly RuleCard[] {
  const context = origin.kind === 'core' || set.everywhere ? [] : [contextMessage(origin)];
  return Object.entries(set.rows).map(([key, row]) => {
    const code = ruleCode(set, key);
    const cite = citationsOf(row);
    const when = [...context, ...conditionsOf(set, key, row)];
    const uncited = row.uncited === undefined ? undefined : messageOf(row.uncited, `${code}.uncited`);
    const must = messageOf(row.must.words, `${code}.must`);
    return {
      code,
      type: set.type.name,
      place: [row.on, row.at].filter((part) => part !== undefined && part !== '').join('.'),
      when: when.map(({ text }) => text),
      must: must.text,
      description: row.say,
      origin,
      ...(cite.length > 0 ? { cite } : {}),
      ...(uncited ? { uncited: uncited.text } : {}),
      messages: {
        when: when.map(refOf),
        must: refOf(must),
        ...(uncited ? { uncited: refOf(uncited) } : {}),
      },
    };
  });
}

/**
 * The conditions of a rule, as messages: the condition of its set, under the code of the set's first rule, and its own,
 * under its own code.
 */
export function conditionsOf(set: TypeRules, key: string, row: RuleRow): readonly Message[] {
  const [first = key] = Object.keys(set.rows);
  return [
    ...(set.when ? [messageOf(set.when.words, `${ruleCode(set, first)}.all`)] : []),
    ...(row.when ? [messageOf(row.when.words, `${ruleCode(set, key)}.when`)] : []),
  ];
}

function contextMessage(origin: Exclude<RuleOrigin, { kind: 'core' }>): Message {
  return origin.kind === 'regime'
    ? ruleMessages.inRegime({ regime: origin.name })
    : ruleMessages.usesAddon({ addon: origin.name });
}
