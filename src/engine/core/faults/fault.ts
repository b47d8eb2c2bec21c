import type { Json } from '../json/json.ts';
import type { MessageValues } from '../messages/message.ts';
import type { Citation } from '../rules/citation.ts';

/** error: refused; warning: overwritten, dropped or suspicious; info: calculated or defaulted; hint: style. */
export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** Where in the pipeline the trouble came to light. */
export type FaultStage = 'input' | 'calculation' | 'rules' | 'lint';

/** What would be accepted in place of the value found, when it can be said. */
export type Expectation =
  /** `like`: members or entries that the value would have then; an empty text in it stands for one that the author knows. */
  | { readonly kind: 'present'; readonly like?: Json }
  /** `members`: those that must not be there, where it is not the whole value. */
  | { readonly kind: 'absent'; readonly members?: readonly string[] }
  /** `member`: the one of the value that is judged; so with patterns. */
  | { readonly kind: 'oneOf'; readonly values: readonly string[]; readonly member?: string }
  | { readonly kind: 'pattern'; readonly pattern: string; readonly member?: string }
  | { readonly kind: 'type'; readonly type: string; readonly phrase?: string; readonly values?: MessageValues }
  /** `of`: what is counted of a text or a list; the value itself when left out. */
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

/** Edits that would settle a fault, in the order to apply them. */
export interface Fix {
  readonly title: string;
  /** Code of the phrase behind the title, and its values. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** True when applying it cannot lose anything the author meant. */
  readonly safe: boolean;
  readonly edits: readonly Edit[];
  /** Left out, it is certain. */
  readonly kind?: FixKind;
  /** What is asked; of questions only. Where nobody answers, the edits write placeholders. */
  readonly ask?: Ask;
}

/** certain: what is written follows from the document, the law or a check digit. ask: only the author knows a part of it. */
export type FixKind = 'certain' | 'ask';

/** The values that a fix needs from its author. */
export interface Ask {
  /** Path of what is mended. */
  readonly place: string;
  /** The values, one or more. */
  readonly form: readonly AskField[];
}

/** What kind of value is asked for. Texts are anything else. */
export type AskInput = 'text' | 'amount' | 'percentage' | 'number' | 'boolean' | 'date' | 'time' | 'date-time';

/** One value to be given. */
export interface AskField {
  /** Path of the value. */
  readonly place: string;
  readonly input: AskInput;
  /** Written so, it would be accepted; an example of the form, never a value to take over. */
  readonly like?: string;
  /** A regular expression of the form. */
  readonly pattern?: string;
  /** All values that are known here; the likeliest first. */
  readonly choices?: readonly { readonly value: string; readonly name: string }[];
}

/**
 * Trouble with the user's data, as a value. `code` is a rule code (`GOBL-BILL-LINE-08`) or a code of our own
 * families: `ASSAY-INPUT-…`, `ASSAY-CALC-…`, `ASSAY-LINT-…`. `properties` are JSON paths from `$`.
 */
export interface Fault {
  readonly severity: Severity;
  readonly stage: FaultStage;
  readonly code: string;
  readonly properties: readonly string[];
  readonly description: string;
  /** Code of the phrase behind the description, where it does not go by the code of the fault, and its values. */
  readonly phrase?: string;
  readonly values?: MessageValues;
  /** Where in the submitted text, from 1; for texts that are not JSON and have no paths yet. */
  readonly place?: { readonly line: number; readonly column: number };
  /** What was found there; absent when nothing was. */
  readonly value?: Json;
  readonly expected?: Expectation;
  /** False for faults found beyond a calculation error, where the judged figures may not be final. */
  readonly certain: boolean;
  /** What the rule behind the code rests on; only of rules, and only where a norm can be named. */
  readonly cite?: readonly Citation[];
  readonly fixes: readonly Fix[];
}
