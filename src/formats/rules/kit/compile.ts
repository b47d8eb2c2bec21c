import type { Demand, TermRule } from '../../en16931/rules/rule.ts';
import type { Syntax } from '../../en16931/term-tree.ts';
import { judgeOf, type Judge } from './judge-verbs.ts';
import { findOf } from './place.ts';
import { inSyntax, type AnyRow, type BySyntax, type Row, type Verb } from './row.ts';
import { isTermId } from './target.ts';

/** Rules of rows: what judges, lists and searches reads rows of a table like any others. */
export function rulesOf(rows: readonly AnyRow[]): readonly TermRule[] {
  return rows.map((row) => {
    const { since, until, weighs, before, severity = 'error' } = row.options;
    const then = before && rulesOf([before.row])[0];
    const ubl = demandOf(row, 'ubl');
    return {
      code: row.id,
      terms: row.options.terms ?? termsOf(row),
      say: row.options.say,
      severity,
      ...(since !== undefined && { since }),
      ...(until !== undefined && { until }),
      ...(weighs && { weighs }),
      ubl,
      // One demand for both says that the row looks at terms alone: `sharedRules` takes it for other syntaxes, too.
      cii: isOfBoth(row) ? ubl : demandOf(row, 'cii'),
      rows: { ubl: row, cii: row },
      ...(before &&
        then && {
          before: {
            release: before.release,
            ...(then.ubl && { ubl: then.ubl }),
            ...(then.cii && { cii: then.cii }),
            rows: { ubl: before.row, cii: before.row },
          },
        }),
    };
  });
}

/** Rules of rows, of which those with one id are one rule: a rule of an authority that tests several things. */
export function joinedRulesOf(rows: readonly AnyRow[]): readonly TermRule[] {
  const byId = new Map<string, TermRule[]>();
  for (const rule of rulesOf(rows)) {
    const known = byId.get(rule.code);
    if (known) known.push(rule);
    else byId.set(rule.code, [rule]);
  }
  return [...byId.values()].flatMap(([first, ...also]) =>
    first ? [also.length === 0 ? first : { ...first, also }] : [],
  );
}

/** The terms among the targets. */
function termsOf({ targets }: AnyRow): readonly string[] {
  const all = (['ubl', 'cii'] as const).flatMap((syntax) => inSyntax(targets, syntax) ?? []);
  return [...new Set(all.filter(isTermId))];
}

/** Whether the row says the same in both syntaxes. */
function isOfBoth({ place, targets, options: { by } }: AnyRow): boolean {
  const isSame = <T extends string | object>(value: BySyntax<T>) => inSyntax(value, 'ubl') === inSyntax(value, 'cii');
  return isSame(place) && isSame(targets) && (typeof by === 'function' || by?.ubl === by?.cii);
}

/** Compiled on the first document that reaches the row. */
function demandOf<V extends Verb>(row: Row<V>, syntax: Syntax): Demand | undefined {
  const place = inSyntax(row.place, syntax);
  const targets = inSyntax(row.targets, syntax);
  if (place === undefined || targets === undefined) return undefined;
  if (row.verb === 'never') return { on: () => [], must: () => true };
  const { by: judgement, when } = row.options;
  const by = typeof judgement === 'function' ? judgement : judgement?.[syntax];
  let find: ReturnType<typeof findOf> | undefined;
  let judge: Judge | undefined;
  return {
    on:
      typeof place !== 'string' && !when
        ? place.find
        : (invoice) => (when && !invoice.fact(when) ? [] : (find ??= findOf(place))(invoice)),
    must: by ?? ((subject, invoice) => (judge ??= judgeOf(row, targets))(subject, invoice)),
  };
}
