import { EN16931_CII_RULES } from '../../../en16931/rules/cii-rules.ts';
import { withPhrase, type TermRule } from '../../../en16931/rules/rule.ts';
import { EN16931_RULES } from '../../../en16931/rules/rules.ts';
import { EN16931_UBL_RULES } from '../../../en16931/rules/ubl-rules.ts';
import type { Syntax } from '../../../en16931/term-tree.ts';

/** Rows of EN 16931 for one syntax. */
export const EN16931_OF: Readonly<Record<Syntax, readonly TermRule[]>> = {
  ubl: [...EN16931_RULES, ...EN16931_UBL_RULES]
    .filter(({ ubl }) => ubl)
    .map((row) => ({ ...withPhrase(row), cii: undefined })),
  cii: [...EN16931_RULES, ...EN16931_CII_RULES]
    .filter(({ cii }) => cii)
    .map((row) => ({ ...withPhrase(row), ubl: undefined })),
};

export function rowOf(syntax: Syntax, code: string): TermRule {
  const row = EN16931_OF[syntax].find((rule) => rule.code === code);
  if (!row) throw new Error(`There is no row ${code}`);
  return row;
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Rows of EN 16931 without some. */
export function allBut(syntax: Syntax, ...lists: readonly string[]): readonly TermRule[] {
  const left = new Set(lists.flatMap(words));
  return EN16931_OF[syntax].filter(({ code }) => !left.has(code));
}
