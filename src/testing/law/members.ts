import { expect, it } from 'vitest';
import type { Json } from '../../engine/core/json/json.ts';
import type { AnyKind } from '../../engine/core/schema/kind.ts';
import type { RuleBench } from '../rules/rule-bench.ts';
import type { Codes } from './statement.ts';

/** The members of a list for which a rule reports a document, and those for which it does not. */
export interface MemberRow {
  readonly rule: string;
  readonly type: AnyKind;
  readonly document: (member: string) => Json;
  readonly breaks: Codes;
  readonly keeps: Codes;
}

/** Tests each member by its effect on a document. */
export function describeMembers(bench: RuleBench, rows: readonly MemberRow[]): void {
  it.each(rows.map((row) => [row.rule, row] as const))('%s tells the members of its list', (rule, row) => {
    const broken = (member: string) =>
      bench.judge(row.type, row.document(member)).some(({ code }) => code === rule) ? 'breaks' : 'keeps';
    const breaks = row.breaks.split(' ').map((member) => [member, 'breaks'] as const);
    const keeps = row.keeps.split(' ').map((member) => [member, 'keeps'] as const);
    const stated = [...breaks, ...keeps];
    expect(stated.map(([member]) => [member, broken(member)])).toEqual(stated);
  });
}
