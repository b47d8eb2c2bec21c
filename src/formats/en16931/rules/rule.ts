import type { Message, Wording } from '../../../engine/index.ts';
import { messageOf } from '../../../engine/values.ts';
import type { Level } from '../../rule-sets/level.ts';
import type { Held } from '../../rule-sets/release.ts';
import type { AnyRow } from '../../rules/kit/row.ts';
import type { Holds, Subject } from '../../rules/kit/subject.ts';
import type { XmlNode } from '../../xml/xml-tree.ts';
import type { InvoiceTerms } from '../term-tree.ts';

export type { Holds, Subject } from '../../rules/kit/subject.ts';

/** Context and constraint of a rule, for one syntax or both. */
export interface Demand<S extends Subject = Subject> {
  /** Every occurrence is judged separately; without one the rule does not apply. */
  readonly on: (invoice: InvoiceTerms) => readonly S[];
  /** `today`, as YYYY-MM-DD, is set when the invoice is judged for a day: a few rules need it. */
  readonly must: (subject: S, invoice: InvoiceTerms, today?: string) => Holds;
  /** The place of the fault, if not the subject: one of its attributes. */
  readonly place?: (subject: S) => XmlNode | undefined;
}

/** The row of each syntax: a rule of both may be made of two rows, each with elements of its own. */
export interface RowsBySyntax {
  readonly ubl?: AnyRow | undefined;
  readonly cii?: AnyRow | undefined;
}

/**
 * A rule on the terms of an invoice as written: one row per fact. A set that repeats the fact reuses the row ({@link
 * takenFrom}) with its own id and severity. Releases of a set share rows; `since` and `until` select releases ({@link
 * Held}).
 */
export interface TermRule extends Held {
  /** Its id in EN 16931-1 or its bindings: `BR-CO-10`. */
  readonly code: string;
  /** Its terms; the fault is shown at the first ones present in the subject. */
  readonly terms: readonly string[];
  /** The requirement as a sentence: a message, or English identified by the code of the rule. Rows of a table have one only if that of their verb says less. */
  readonly say: Wording | undefined;
  /** Undefined if the syntax has no such rule. */
  readonly ubl: Demand | undefined;
  readonly cii: Demand | undefined;
  /** Its constraint in earlier releases, by syntax, if it was different. */
  readonly before?:
    | { readonly release: string; readonly ubl?: Demand; readonly cii?: Demand; readonly rows?: RowsBySyntax }
    | undefined;
  /** Further tests of the same rule, each with a place of its own, judged after it. */
  readonly also?: readonly TermRule[] | undefined;
  /** The rows of the table that the rule was made of, which tell its faults. */
  readonly rows?: RowsBySyntax | undefined;
}

/** A broken rule, at one occurrence. */
export interface TermVerdict {
  readonly rule: string;
  readonly severity: Level;
  readonly description: Message;
  readonly terms: readonly string[];
  /** The wrong nodes, the most relevant first; for something missing, its parent element. */
  readonly nodes: readonly XmlNode[];
  /** The judged values, as written. */
  readonly found: readonly { readonly term: string; readonly text: string }[];
  readonly right: string | undefined;
  /** The row of a table, with what breaks it: its sentence is made only where faults are described. */
  readonly broken?: { readonly row: AnyRow; readonly subject: Subject };
}

/** A row with the code of its sentence, which stays equal in every set that reuses the row. */
export function withPhrase(row: TermRule): TermRule {
  return row.say === undefined ? row : { ...row, say: messageOf(row.say, row.code) };
}

/** How a set reuses a row of another. */
export interface Taken {
  /** The id in the original set. */
  readonly code: string;
  /** The id in the reusing set, if different. */
  readonly as?: string;
  /** The severity in the reusing set. */
  readonly severity: Level;
}

/** Rows of another set, valid in every release of this one: the newest of an id in each syntax. */
export function takenFrom(rows: readonly TermRule[], taken: readonly Taken[]): readonly TermRule[] {
  const byCode = new Map<string, TermRule[]>();
  for (const row of rows) {
    const others = (byCode.get(row.code) ?? []).filter((rule) => !(rule.ubl && row.ubl) && !(rule.cii && row.cii));
    byCode.set(row.code, [...others, row]);
  }
  return taken.flatMap(({ code, as, severity }) => {
    const found = byCode.get(code);
    if (!found) throw new Error(`There is no row ${code} to take over`);
    return found.map((row) => ({
      ...withPhrase(row),
      code: as ?? code,
      severity,
      since: undefined,
      until: undefined,
      weighs: undefined,
      before: undefined,
    }));
  });
}
