import type { Message, Wording } from '../../../engine/index.ts';
import { messageOf } from '../../../engine/values.ts';
import type { Held } from '../../rule-sets/release.ts';
import type { XmlElement, XmlNode } from '../../xml/xml-tree.ts';
import type { InvoiceTerms, TermGroup, TermValue } from '../term-tree.ts';

/** What a rule looks at: an occurrence of a group, a value, or an element that no term stands for. */
export type Subject = TermGroup | TermValue | XmlElement;

/** Whether the rule holds; when it does not, what would have been right, where that can be told. */
export type Holds = boolean | { readonly right: string };

/** Where a rule looks and what it demands there, for one syntax or both. */
export interface Demand<S extends Subject = Subject> {
  /** Every occurrence is judged on its own; none means that the rule has nothing to say. */
  readonly on: (invoice: InvoiceTerms) => readonly S[];
  /** `today`, as YYYY-MM-DD, is told where the invoice is judged for a day: a few rules compare with it. */
  readonly must: (subject: S, invoice: InvoiceTerms, today?: string) => Holds;
  /** Where a fault is shown, when not at the subject: one of its attributes. */
  readonly place?: (subject: S) => XmlNode | undefined;
}

/**
 * A rule over the terms of an invoice as they are written: one row for one fact. A set that repeats the fact takes the row over
 * ({@link takenFrom}) under its own id and severity. Releases of a set share its rows: `since` and `until` say which of them have
 * a row ({@link Held}).
 */
export interface TermRule extends Held {
  /** The id that EN 16931-1 or its bindings give it: `BR-CO-10`. */
  readonly code: string;
  /** Terms it speaks of; the first ones written in the subject are where a fault is shown. */
  readonly terms: readonly string[];
  /** What the rule demands, as a sentence: a message, or English that goes by the code of the rule. */
  readonly say: Wording;
  /** Undefined where the syntax has no such rule. */
  readonly ubl: Demand | undefined;
  readonly cii: Demand | undefined;
  /** What it demanded in the releases before this one, in the syntaxes in which that was something else. */
  readonly before?: { readonly release: string; readonly ubl?: Demand; readonly cii?: Demand } | undefined;
}

/** A rule that an invoice breaks, at one of its occurrences. */
export interface TermVerdict {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly description: Message;
  readonly terms: readonly string[];
  /** What is wrong, most telling first; the element that lacks something when it is missing. */
  readonly nodes: readonly XmlNode[];
  /** Values that were judged, as written. */
  readonly found: readonly { readonly term: string; readonly text: string }[];
  readonly right: string | undefined;
}

interface Row<S extends Subject> extends Demand<S> {
  readonly terms: readonly string[];
  readonly say: Wording;
  readonly severity?: 'warning';
}

/** A demand that reads the same in both syntaxes, or one for each. */
export interface SplitRow<U extends Subject, C extends Subject> {
  readonly terms: readonly string[];
  readonly say: Wording;
  readonly severity?: 'warning';
  readonly ubl?: Demand<U>;
  readonly cii?: Demand<C>;
}

/** A rule that looks at the same terms in either syntax. */
export function rule<S extends Subject>(code: string, { terms, say, severity, on, must }: Row<S>): TermRule {
  const demand = { on, must } as unknown as Demand;
  return { code, terms, say, severity: severity ?? 'error', ubl: demand, cii: demand };
}

/** A rule whose binding to the syntaxes differs. */
export function splitRule<U extends Subject, C extends Subject>(
  code: string,
  { terms, say, severity, ubl, cii }: SplitRow<U, C>,
): TermRule {
  return {
    code,
    terms,
    say,
    severity: severity ?? 'error',
    ubl: ubl as unknown as Demand | undefined,
    cii: cii as unknown as Demand | undefined,
  };
}

/** A row with the code of its sentence, which stays the same in whatever set takes the row over. */
export function withPhrase(row: TermRule): TermRule {
  return { ...row, say: messageOf(row.say, row.code) };
}

/** How a set takes over a row of another. */
export interface Taken {
  /** The id in the set it is taken from. */
  readonly code: string;
  /** The id in the set that takes it over, when it is another one. */
  readonly as?: string;
  /** The severity in the set that takes it over. */
  readonly severity: 'error' | 'warning';
}

/** Rows of another set, as this one has them in every release. Of rows that go by one id the newest is taken. */
export function takenFrom(rows: readonly TermRule[], taken: readonly Taken[]): readonly TermRule[] {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return taken.map(({ code, as, severity }) => {
    const row = byCode.get(code);
    if (!row) throw new Error(`There is no row ${code} to take over`);
    return {
      ...withPhrase(row),
      code: as ?? code,
      severity,
      since: undefined,
      until: undefined,
      weighs: undefined,
      before: undefined,
    };
  });
}
