import type { Json, JsonObject } from '../core/json/json.ts';
import type { InspectInclude, InspectOmit } from './inspect-report.ts';

/** Whether the outcome includes warnings: unknown members, values that building replaces or drops. */
interface WarningRequest {
  readonly warnings?: boolean;
}

/** The request of `build`: a document, bare or in an envelope. */
export interface BuildRequest extends WarningRequest {
  readonly data: Json;
  /** Merged below `data`, which wins. */
  readonly template?: JsonObject;
  /** Type of the document if it has no `$schema`: a full id, `bill/invoice`, `bill.Invoice` or `invoice`. */
  readonly type?: string;
  /** Wrap a bare document in an envelope. */
  readonly envelop?: boolean;
}

/** The request of `calculate`: that of `build`, which nobody judges. */
export type CalculateRequest = Omit<BuildRequest, 'warnings'>;

/** The request of `validate`: a document, judged as written. */
export interface ValidateRequest extends WarningRequest {
  readonly data: Json;
}

/**
 * The request of `inspect`; `include` names the parts made on request, `omit` those left out of the answer, without
 * affecting its faults.
 */
export interface InspectRequest extends Omit<BuildRequest, 'warnings'> {
  readonly include?: readonly InspectInclude[];
  readonly omit?: readonly InspectOmit[];
}

/** The request of `correct`: the built invoice as JSON, and the options. */
export interface CorrectRequest {
  readonly data: Json;
  /** How to correct: a `bill/correction-options` object. */
  readonly options?: JsonObject;
  /** Return the JSON Schema of the options instead of a correction. */
  readonly schema?: boolean;
}

/** The request of `replicate`: the document to copy. */
export interface ReplicateRequest<Data extends Json = Json> {
  readonly data: Data;
}

/** The request of `sign`: a document as for `build`, and the private key. */
export interface SignRequest extends Omit<BuildRequest, 'envelop'> {
  /** JSON web key (RFC 7517) on P-256 with its secret number and a `kid`. Required for signing. */
  readonly privatekey?: JsonObject;
}

/** The request of `verify` and `examineSignatures`. */
export interface VerifyRequest {
  /** The envelope. */
  readonly data: Json;
  /** JSON web key (RFC 7517) of one of the signers. */
  readonly publickey?: JsonObject;
}
