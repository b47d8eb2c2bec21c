import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import type { SealReport } from './seal.ts';
import type { MessageRef, MessageValues } from '../core/messages/message.ts';

/** How far the document came. */
export type InspectStage = 'parsed' | 'decoded' | 'normalised' | 'calculated' | 'judged';

/** What building did to a value: other than written, left out, filled in by default, brought into its usual form, worked out. */
export type ChangeKind = 'overwrote' | 'dropped' | 'defaulted' | 'normalised' | 'calculated';

/** One thing that building did to the input, compared by value ("10.5" equals "10.50"). */
export interface Change {
  readonly kind: ChangeKind;
  readonly path: string;
  readonly before?: Json;
  readonly after?: Json;
  /** A short reason in words: "regime", "unknown field", "rate general on 2026-01-15". */
  readonly why: string;
  /** Code and values of the reason. */
  readonly phrase?: string;
  readonly values?: MessageValues;
}

/** One figure that another was made of; `value` is in decimal notation. */
export interface TraceOperand {
  readonly path: string;
  readonly value: string;
}

/** How one figure came about. */
export interface TraceEntry {
  readonly path: string;
  readonly rule: string;
  readonly operands: readonly TraceOperand[];
  /** Before rounding. */
  readonly exact: string;
  /** As printed. */
  readonly value: string;
  readonly rounding: string;
  /** Codes and values of its rule and its rounding. */
  readonly messages?: { readonly rule: MessageRef; readonly rounding: MessageRef };
}

/** How many rules were judged, held and did not hold, and which were left out and why. */
export interface RuleTally {
  readonly applied: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly ({ readonly code: string; readonly why: string } & Partial<MessageRef>)[];
}

/** Everything there is to know of a document. Paths in it start at `$`, the document or the envelope. */
export interface InspectReport {
  readonly ok: boolean;
  readonly stage: InspectStage;
  readonly document?: JsonObject;
  readonly faults: readonly Fault[];
  readonly changes?: readonly Change[];
  readonly trace?: readonly TraceEntry[];
  readonly rules?: RuleTally;
  /** Of envelopes with signatures only. */
  readonly seal?: SealReport;
  readonly context: {
    readonly schema?: string;
    readonly regime?: string;
    readonly addons: readonly string[];
    readonly tags: readonly string[];
    readonly currency?: string;
    readonly date?: string;
  };
}

/** Parts of a report that cost time and are made when asked for. */
export type InspectInclude = 'changes' | 'trace' | 'rules';

/** Parts of a report that weigh as much as the document, for whoever only wants what is told of them in its faults. */
export type InspectOmit = 'document' | 'changes';
