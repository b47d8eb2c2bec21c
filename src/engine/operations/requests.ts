import type { Json, JsonObject } from '../core/json/json.ts';
import type { InspectInclude, InspectOmit } from './inspect-report.ts';

/** Whether the outcome tells warnings too: members that nobody knows, values that building replaces or drops. */
interface WarningRequest {
  readonly warnings?: boolean;
}

/** What `build` is asked: a document, bare or in an envelope. */
export interface BuildRequest extends WarningRequest {
  readonly data: Json;
  /** Merged below `data`: what `data` says wins. */
  readonly template?: JsonObject;
  /** Type of the document when it has no `$schema`: a full id, `bill/invoice`, `bill.Invoice` or `invoice`. */
  readonly type?: string;
  /** Wrap a bare document in an envelope. */
  readonly envelop?: boolean;
}

/** What `validate` is asked: a document, judged as it is written. */
export interface ValidateRequest extends WarningRequest {
  readonly data: Json;
}

/**
 * What `inspect` is asked; `include` names the parts of the report that are made on demand only, `omit` those that are left out of the
 * answer once its faults have been found.
 */
export interface InspectRequest extends Omit<BuildRequest, 'warnings'> {
  readonly include?: readonly InspectInclude[];
  readonly omit?: readonly InspectOmit[];
}

/** What `correct` is asked: the invoice to correct, in JSON as built, and how. */
export interface CorrectRequest {
  readonly data: Json;
  /** How to correct: a `bill/correction-options` object. */
  readonly options?: JsonObject;
  /** Give the JSON Schema of the options instead of a correction. */
  readonly schema?: boolean;
}

/** What `replicate` is asked: the document to copy. */
export interface ReplicateRequest {
  readonly data: Json;
}

/** What `sign` is asked: a document as for `build`, and the key to sign with. */
export interface SignRequest extends Omit<BuildRequest, 'envelop'> {
  /** JSON web key (RFC 7517) on P-256 with its secret number and a `kid`. Asked for; left out, signing is refused. */
  readonly privatekey?: JsonObject;
}

/** What `verify` and `examineSignatures` are asked. */
export interface VerifyRequest {
  /** The envelope. */
  readonly data: Json;
  /** JSON web key (RFC 7517) of one of the signers. */
  readonly publickey?: JsonObject;
}
