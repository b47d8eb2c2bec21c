import type { Json } from '../json/json.ts';
import type { MessageValues } from '../messages/message.ts';
import type { Citation } from '../rules/citation.ts';

/** error: refused; warning: overwritten, dropped or suspicious; info: calculated or defaulted; hint: style. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** The stage that found the fault. */
export type FaultStage = 'input' | 'calculation' | 'rules' | 'lint';

/** What would be accepted in place of the value, if known. */
export type Expectation =
  /** `like`: members or entries that the value would have. An empty text in it is for the author to fill in. */
  | { readonly kind: 'present'; readonly like?: Json }
  /** `members`: those that must be absent, if not the whole value. */
  | { readonly kind: 'absent'; readonly members?: readonly string[] }
  /** `member`: the judged member of the value; also for patterns. */
  | { readonly kind: 'oneOf'; readonly values: readonly string[]; readonly member?: string }
  | { readonly kind: 'pattern'; readonly pattern: string; readonly member?: string }
  | { readonly kind: 'type'; readonly type: string; readonly phrase?: string; readonly values?: MessageValues }
  /** `of`: what is counted in a text or list; default the value itself. */
  | {
      readonly kind: 'range';
      readonly min?: string;
      readonly max?: string;
      readonly of?: 'bytes' | 'characters' | 'entries';
    };

/** One change of a document by JSON path, in the vocabulary of JSON Patch. */
export interface Edit {
  readonly op: 'add' | 'replace' | 'remove' | 'rename';
  readonly path: string;
  /** The new value for add and replace, the new member name for rename. */
  readonly value?: Json;
}

/** A replacement in a text, in offsets of UTF-16 code units. */
export interface TextReplacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits that would fix a fault, in order. */
export interface Fix {
  readonly title: string;
  /** Code of the phrase behind the title, and its values. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** True if applying it cannot lose anything the author meant. */
  readonly safe: boolean;
  readonly edits: readonly Edit[];
  /** For the fault of a file: edits of its text, in order, in place of `edits`. A placeholder stands for each value of `ask`. */
  readonly text?: readonly TextReplacement[];
  /** Default: certain. */
  readonly kind?: FixKind;
  /** The question; only for questions. Without an answer, the edits write placeholders. */
  readonly ask?: Ask;
}

/**
 * certain: the written value follows from the document, the law or a check digit. ask: only the author knows a part of
 * it.
 */
export type FixKind = 'certain' | 'ask';

/** Values that a fix needs from the author. */
export interface Ask {
  /** Path of the fixed place. */
  readonly place: string;
  /** The values, one or more. */
  readonly form: readonly AskField[];
}

/** The kind of value requested; anything else is a text. */
export type AskInput = 'text' | 'amount' | 'percentage' | 'number' | 'boolean' | 'date' | 'time' | 'date-time';

/** One requested value. */
export interface AskField {
  /** Path of the value. */
  readonly place: string;
  readonly input: AskInput;
  /** An accepted example of the form, never a value to use. */
  readonly like?: string;
  /** A regular expression for the form. */
  readonly pattern?: string;
  /** All known values, the likeliest first. */
  readonly choices?: readonly { readonly value: string; readonly name: string }[];
}

/**
 * A fault of the user's data, as a value. `code` is a rule code (`GOBL-BILL-LINE-08`) or a code of our own families:
 * `ASSAY-INPUT-…`, `ASSAY-CALC-…`, `ASSAY-LINT-…`. `properties` are JSON paths from `$`.
 */
export interface Fault {
  readonly severity: Severity;
  readonly stage: FaultStage;
  readonly code: string;
  readonly properties: readonly string[];
  readonly description: string;
  /** Code and values of the description, if it is not identified by the code of the fault. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** Position in the submitted text, from 1; for texts that are not JSON and have no paths yet. */
  readonly place?: { readonly line: number; readonly column: number };
  /** The value found; absent if there is none. */
  readonly value?: Json;
  readonly expected?: Expectation;
  /** False for faults after a calculation error, when the judged figures may not be final. */
  readonly certain: boolean;
  /** The norms behind the rule; only for rules with one. */
  readonly cite?: readonly Citation[];
  readonly fixes: readonly Fix[];
}
