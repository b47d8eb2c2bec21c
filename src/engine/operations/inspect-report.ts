import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import type { SealReport } from './seal.ts';
import type { MessageRef, MessageValues } from '../core/messages/message.ts';

/** The last completed stage. */
export type InspectStage = 'parsed' | 'decoded' | 'normalised' | 'calculated' | 'judged';

/** What building did to a value: overwritten, dropped, defaulted, normalised, calculated. */
export type ChangeKind = 'overwrote' | 'dropped' | 'defaulted' | 'normalised' | 'calculated';

/** One change by building, compared by value ("10.5" equals "10.50"). */
export interface Change {
  readonly kind: ChangeKind;
  readonly path: string;
  readonly before?: Json;
  readonly after?: Json;
  /** A short reason: "regime", "unknown field", "rate general on 2026-01-15". */
  readonly why: string;
  /** Code and values of the reason. */
  readonly phrase?: string;
  readonly values?: MessageValues;
}

/** An input of a figure; `value` is in decimal notation. */
export interface TraceOperand {
  readonly path: string;
  readonly value: string;
}

/** How one figure was calculated. */
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

/** Numbers of rules judged, passed and broken, and of those not judged, with reasons. */
export interface RuleTally {
  readonly applied: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly ({ readonly code: string; readonly why: string } & Partial<MessageRef>)[];
}

/** Everything about a document. Paths start at `$`, the document or the envelope. */
export interface InspectReport {
  readonly ok: boolean;
  readonly stage: InspectStage;
  readonly document?: JsonObject;
  readonly faults: readonly Fault[];
  readonly changes?: readonly Change[];
  readonly trace?: readonly TraceEntry[];
  readonly rules?: RuleTally;
  /** Only for envelopes with signatures. */
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

/** Expensive parts of a report, made on request. */
export type InspectInclude = 'changes' | 'trace' | 'rules';

/** Parts of a report as large as the document, for callers that need only their faults. */
export type InspectOmit = 'document' | 'changes';
