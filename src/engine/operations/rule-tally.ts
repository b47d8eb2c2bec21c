import type { CompiledRule } from '../core/rules/compile.ts';
import { ruleCode } from '../core/rules/compile.ts';
import type { RuleSet } from '../core/rules/define-rules.ts';
import type { RuleCount } from '../core/rules/judge.ts';
import type { EngineCore } from '../engine-core.ts';
import type { RuleTally } from './inspect-report.ts';
import { ruleScope } from './judge-document.ts';
import type { ReadDocument } from './read-document.ts';

/** Which rules were judged, and why the others were not. */
export function ruleTally(
  engine: EngineCore,
  document: ReadDocument,
  counts: ReadonlyMap<CompiledRule, RuleCount>,
): RuleTally {
  const scope = ruleScope(engine, document);
  const judged = new Set([...counts.keys()].map((rule) => rule.code));
  const active = new Set(engine.ruleSets(scope.regime, scope.addons));
  const named = new Set<string>();
  const skipped: { code: string; why: string }[] = [];
  const skip = (set: RuleSet, outside: string) => {
    for (const [key, row] of Object.entries(set.rows)) {
      const code = ruleCode(set, key);
      if (judged.has(code) || named.has(code)) continue;
      named.add(code);
      const guards = [set.when?.words, row.when?.words].filter((words) => words !== undefined);
      const inside =
        guards.length > 0 ? `holds only when ${guards.join(' and ')}` : `the document has no ${set.type.name} to judge`;
      skipped.push({ code, why: active.has(set) ? inside : outside });
    }
  };
  for (const set of engine.parts.rules) skip(set, '');
  for (const regime of engine.parts.regimes)
    for (const set of regime.rules ?? []) skip(set, `the document is not in regime ${regime.country}`);
  for (const addon of engine.parts.addons)
    for (const set of addon.rules ?? []) skip(set, `the document does not use addon ${addon.key}`);

  const results = [...counts.values()];
  const failed = results.filter((count) => count.failed > 0).length;
  return { applied: results.length, passed: results.length - failed, failed, skipped };
}
