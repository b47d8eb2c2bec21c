import type { CompiledRule } from '../core/rules/compile.ts';
import { ruleCode } from '../core/rules/compile.ts';
import type { TypeRules } from '../core/rules/define-rules.ts';
import type { RuleCount } from '../core/rules/find-violations.ts';
import type { EngineCore } from '../engine-core.ts';
import type { RuleTally } from './inspect-report.ts';
import { ruleScope } from './rule-faults.ts';
import type { ReadDocument } from './read-document.ts';
import { operationMessages } from './messages.ts';
import { explained, type Message } from '../core/messages/message.ts';
import { conditionsOf } from './rule-catalogue.ts';

/** Which rules were judged, and why others were not. */
export function ruleTally(
  engine: EngineCore,
  document: ReadDocument,
  counts: ReadonlyMap<CompiledRule, RuleCount>,
): RuleTally {
  const scope = ruleScope(engine, document);
  const judged = new Set([...counts.keys()].map((rule) => rule.code));
  const active = new Set(engine.ruleSets(scope.regime, scope.addons));
  const named = new Set<string>();
  const skipped: RuleTally['skipped'][number][] = [];
  const skip = (set: TypeRules, outside: Message | undefined) => {
    for (const [key, row] of Object.entries(set.rows)) {
      const code = ruleCode(set, key);
      if (judged.has(code) || named.has(code)) continue;
      named.add(code);
      const conditions = conditionsOf(set, key, row);
      const [condition, ...others] = conditions;
      const inside = condition
        ? operationMessages.holdsOnlyWhen({
            condition: others.reduce<Message>(
              (first, second) => operationMessages.bothConditions({ first, second }),
              condition,
            ),
          })
        : operationMessages.nothingToJudge({ type: set.type.name });
      skipped.push({ code, ...explained(active.has(set) ? inside : (outside ?? inside)) });
    }
  };
  for (const set of engine.parts.rules) skip(set, undefined);
  for (const regime of engine.parts.regimes)
    for (const set of regime.rules ?? []) skip(set, operationMessages.notInRegime({ country: regime.country }));
  for (const addon of engine.parts.addons)
    for (const set of addon.rules ?? []) skip(set, operationMessages.addonNotUsed({ addon: addon.key }));

  const results = [...counts.values()];
  const failed = results.filter((count) => count.failed > 0).length;
  return { applied: results.length, passed: results.length - failed, failed, skipped };
}
