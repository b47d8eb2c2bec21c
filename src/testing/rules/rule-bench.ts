import { RulePlan } from '../../engine/core/rules/compile.ts';
import type { TypeRules } from '../../engine/core/rules/define-rules.ts';
import type { CompiledRule } from '../../engine/core/rules/compile.ts';
import type { RuleCount } from '../../engine/core/rules/find-violations.ts';
import { findViolations } from '../../engine/core/rules/find-violations.ts';
import type { DocumentType } from '../../engine/core/schema/kind.ts';
import type { AnyKind } from '../../engine/core/schema/kind.ts';
import { SCHEMA_ROOT } from '../../engine/core/schema/kind.ts';
import { DocumentReader } from '../../engine/core/schema/reader.ts';
import type { Addon } from '../../engine/core/tax/addon.ts';
import type { CodeDefinition } from '../../engine/core/tax/definitions.ts';
import { taxKnowledge } from '../../engine/core/tax/knowledge.ts';
import type { Regime } from '../../engine/core/tax/regime.ts';
import { Envelope } from '../../engine/documents/envelope/envelope.ts';
import type { Json } from '../../engine/index.ts';

export interface RuleBenchParts {
  /** The only rules applied, in any context. */
  readonly rules: readonly TypeRules[];
  /** Data for the rules. */
  readonly regimes?: readonly Regime[];
  readonly addons?: readonly Addon[];
  readonly extensions?: readonly CodeDefinition[];
  /** Types of documents that may be embedded in others. */
  readonly embedded?: readonly DocumentType[];
}

export interface RuleContext {
  /** `$regime` of the document; default its own. */
  readonly regime?: string;
  readonly addons?: readonly string[];
  readonly digestMatches?: boolean;
}

export interface FoundFault {
  readonly code: string;
  readonly path: string;
}

export interface RuleBench {
  readonly rules: readonly TypeRules[];
  /** Reads and judges a document or a part of one; an error if it cannot be read. */
  judge(kind: AnyKind, json: Json, context?: RuleContext): readonly FoundFault[];
  /** The codes of the rules that had something to judge, broken or not. */
  judgedIn(kind: AnyKind, json: Json, context?: RuleContext): ReadonlySet<string>;
  /** Whether the document can be read. */
  canRead(kind: AnyKind, json: Json): boolean;
}

/** Judges documents and their parts only by the given rules, without building or completing them. */
export function ruleBench(parts: RuleBenchParts): RuleBench {
  const plan = new RulePlan(parts.rules);
  const { regimes = [], addons = [], extensions = [] } = parts;
  const knowledge = taxKnowledge({ regimes, addons, extensions });
  const types = new Map((parts.embedded ?? []).map((type) => [SCHEMA_ROOT + type.named.id, type]));

  function read(kind: AnyKind, json: Json) {
    const reader = new DocumentReader((schema) => types.get(schema));
    const value = kind.decode(json, reader);
    const { gaps } = reader;
    return {
      value,
      gaps,
      trouble: reader.faults.map((fault) => `${fault.properties[0]}: ${fault.description}`).join('; '),
    };
  }

  function judged(kind: AnyKind, json: Json, context: RuleContext, counts?: Map<CompiledRule, RuleCount>) {
    const { value, gaps, trouble } = read(kind, json);
    if (trouble !== '') throw new Error(`the document cannot be read: ${trouble}`);
    const document = kind.named === Envelope.named ? (value as Envelope).doc?.content : value;
    const own = (document ?? {}) as { $regime?: string; $addons?: readonly string[] };
    const scope = {
      root: value,
      document,
      regime: context.regime ?? own.$regime ?? '',
      addons: context.addons ?? own.$addons ?? [],
      knowledge,
      digestMatches: context.digestMatches,
      gaps,
    };
    return findViolations(kind, value, plan, scope, counts);
  }

  return {
    rules: parts.rules,
    canRead: (kind, json) => read(kind, json).trouble === '',
    judge: (kind, json, context = {}) =>
      judged(kind, json, context).map(({ rule, path }) => ({ code: rule.code, path })),
    judgedIn(kind, json, context = {}) {
      const counts = new Map<CompiledRule, RuleCount>();
      judged(kind, json, context, counts);
      return new Set([...counts.keys()].map(({ code }) => code));
    },
  };
}
