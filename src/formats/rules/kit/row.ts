import type { Message, Wording } from '../../../engine/index.ts';
import type { CodeList } from '../../en16931/rules/code-lists.ts';
import type { InvoiceTerms } from '../../en16931/term-tree.ts';
import type { Held } from '../../rule-sets/release.ts';
import type { Finder, Holds, Subject } from './subject.ts';

/** A value for both syntaxes, or one for each; a syntax that is left out has no such rule. */
export type BySyntax<T> = T | { readonly ubl?: T; readonly cii?: T };

/**
 * What a row judges, one occurrence at a time.
 *
 * | place                   | occurrences                                                             |
 * | ----------------------- | ----------------------------------------------------------------------- |
 * | `''`                    | the invoice                                                             |
 * | `/`                     | the root element                                                        |
 * | `BG-16`, `BT-20`        | each written group, or each value, of the term                          |
 * | `Price/AllowanceCharge` | each such element, at any depth; with `/` first, from the root          |
 * | `/Invoice/Note /…/Note` | those at any of several paths                                           |
 * | `BG-16[BT-81~30\|58]`   | those that meet the condition; `[BT-3~384]` is the invoice on condition |
 *
 * The entries of `BG-23` in UBL include those of a total in accounting currency, which have no term.
 *
 * A condition has a path or term that must exist, or with `!` before it must not. It may require one of the texts after
 * `=` (as written), `~` (ignoring white space) or `~~` (also ignoring case); `!` before the operator: none of them.
 */
export type Place = string | Finder;

/** A term or a path from the place: `BT-84`, `PaymentMandate/ID`, `@schemeID`, `.` (the place itself), `/*\/Note`. */
export type Target = string;

/** The codes of a row. */
export interface Codes {
  /** The codes, if they are few. */
  readonly codes: ReadonlySet<string>;
  /** A list of EN 16931 that belongs to them. */
  readonly list?: CodeList;
  /** The official name of a long list: `ISO 4217`. */
  readonly name?: string;
}

/** The form of a text. */
export interface Form {
  readonly fits: (text: string) => boolean;
  /** An example. */
  readonly like: string;
}

/** A number with check digits. */
export interface Check {
  /** What it is called: IBAN, GLN. */
  readonly kind: string | Message;
  readonly fits: (text: string) => boolean;
}

/** The bounds of a figure, as decimals. */
export interface Range {
  readonly above?: string;
  readonly below?: string;
  readonly atLeast?: string;
  readonly atMost?: string;
  readonly exactly?: string;
  /** Any figure but this. */
  readonly not?: string;
}

/** A part of a formula: `− BT-107`, or the sum of all values of a target. */
export interface Part {
  readonly sign: '+' | '-';
  readonly target: Target;
  readonly isSum: boolean;
}

type Nothing = Readonly<Record<string, never>>;

/** What each verb knows besides its targets. */
export interface Arguments {
  /** Each target exists. */
  readonly needs: Nothing;
  /** Each target has a text that is not blank. */
  readonly filled: Nothing;
  /** One of the targets exists. */
  readonly needsOneOf: Nothing;
  /** No target exists. */
  readonly forbids: Nothing;
  /** The target exists exactly once. */
  readonly one: Nothing;
  /** The target exists at most so often. */
  readonly atMost: { readonly most: number };
  /** The second target exists where the first does; with `both`, also the other way round. */
  readonly together: { readonly both: boolean };
  /** The two targets do not exist together. */
  readonly notBoth: Nothing;
  /** The target is one of these codes. */
  readonly oneOf: Codes;
  /** The target begins with one of these texts. */
  readonly begins: { readonly beginnings: readonly string[] };
  readonly form: Form;
  readonly checked: Check;
  /** In characters. */
  readonly length: { readonly most?: number; readonly least?: number };
  /** So many decimals, as written. */
  readonly decimals: { readonly most?: number; readonly least?: number };
  readonly range: Range;
  /** The first target has the text of the second. */
  readonly equals: Nothing;
  /** It has another text. */
  readonly differs: Nothing;
  /** All values of the target are equal. */
  readonly alike: Nothing;
  /** No value of the target is there twice. */
  readonly unique: Nothing;
  /** The day of the first target is not after that of the second. */
  readonly ordered: Nothing;
  readonly sum: { readonly parts: readonly Part[]; readonly decimals: number | undefined };
  /** Targets and signs in the order in which they are shown: `BT-129 × BT-146`. */
  readonly product: { readonly formula: readonly string[] };
  /** A category that is used has an entry of the breakdown. */
  readonly entry: { readonly category: string };
  /** Beside the code no other may be. */
  readonly only: { readonly code: string };
  /** The place itself has content. */
  readonly notEmpty: Nothing;
  /** The official rule is never broken. */
  readonly never: Nothing;
  /** Judged by code, with sentences of its own. */
  readonly code: { readonly fault: Message; readonly requirement: Message };
}

export type Verb = keyof Arguments;

/** Decides whether one occurrence of a place is right. */
export type Judgement = (subject: Subject, invoice: InvoiceTerms, today?: string) => Holds;

export interface RowOptions extends Partial<Omit<Held, 'severity'>> {
  readonly severity?: Held['severity'];
  /** The same rule in releases before this one. */
  readonly before?: { readonly release: string; readonly row: AnyRow };
  /** The row applies only to such documents; a fact of the document, asked once. */
  readonly when?: (invoice: InvoiceTerms) => boolean;
  /** A missing target breaks the rule; by default only a wrong one does. */
  readonly missing?: 'wrong';
  /** One right value is enough, of all at the place; by default the first value must be right. */
  readonly any?: true;
  /** Texts count as written; by default white space around and between words does not count. */
  readonly exact?: true;
  /** Judges in place of the verb, in both syntaxes or in one; the verb still tells the fault. */
  readonly by?: BySyntax<Judgement>;
  /** The bounds in CII where they are others than in UBL, in a row that `by` judges. */
  readonly boundsInCii?: Range;
  /** A condition that code found, which the fault names: the term and its text, or with `|` its possible texts. */
  readonly given?: { readonly term: string; readonly text: string };
  /** The terms, where the targets say less. */
  readonly terms?: readonly string[];
  /** The terms are what the row is about; they name none of its targets. */
  readonly isAbout?: true;
  /** What is there under the conditions of a path does not stand for the target: another is missing. */
  readonly another?: true;
  /** Of targets of which one is needed, no second may be there. */
  readonly alone?: true;
  /** The requirement as a sentence, where that of the verb says less. */
  readonly say?: Wording;
}

/** A rule as data. `by`, `when` and finders apart, it can be listed, compared and shown. */
export interface Row<V extends Verb = Verb> {
  readonly id: string;
  readonly verb: V;
  readonly place: BySyntax<Place>;
  readonly targets: BySyntax<readonly Target[]>;
  readonly args: Arguments[V];
  readonly options: RowOptions;
}

/** A row of any verb; `verb` tells which. */
export type AnyRow = { readonly [V in Verb]: Row<V> }[Verb];

/** The value of a syntax. */
export function inSyntax<T extends string | object>(value: BySyntax<T>, syntax: 'ubl' | 'cii'): T | undefined {
  if (typeof value !== 'object' || Array.isArray(value) || 'find' in value) return value as T;
  return (value as { readonly ubl?: T; readonly cii?: T })[syntax];
}
