import type { TermRule } from '../en16931/rules/rule.ts';
import type { InvoiceTerms, Syntax } from '../en16931/term-tree.ts';
import { rulesOf } from '../rules/kit/compile.ts';
import type { AnyRow } from '../rules/kit/row.ts';
import { having, onlyIn } from '../rules/kit/verbs.ts';

type Applies = (invoice: InvoiceTerms) => boolean;

/** The rules of one country in a syntax, each part where it applies. */
export const nationalRules = (
  syntax: Syntax,
  ...parts: readonly (readonly [when: Applies, ...rows: readonly (readonly AnyRow[])[]])[]
): readonly TermRule[] =>
  rulesOf(
    onlyIn(
      syntax,
      parts.flatMap(([when, ...rows]) => having({ when }, rows.flat())),
    ),
  );
