import type { Fault } from './core/faults/fault.ts';
import type { Json, JsonObject } from './core/json/json.ts';
import type { EngineCore } from './engine-core.ts';
import { build } from './operations/build.ts';
import { calculate } from './operations/calculate.ts';
import type { Catalogue } from './operations/catalogue.ts';
import { catalogue } from './operations/catalogue.ts';
import { correct } from './operations/correct.ts';
import type { Built, BuiltBy, CorrectedBy, Only, SignedBy } from './operations/document-of.ts';
import type { KeyPair } from './envelope/key-pair.ts';
import type { OperationContext } from './operations/context.ts';
import type { SignatureReport } from './operations/read-signatures.ts';
import type { InspectReport } from './operations/inspect-report.ts';
import { askMissing } from './operations/asks.ts';
import { inspect } from './operations/inspect.ts';
import type { Outcome } from './operations/outcome.ts';
import { replicate } from './operations/replicate.ts';
import type {
  BuildRequest,
  CalculateRequest,
  CorrectRequest,
  InspectRequest,
  ReplicateRequest,
  SignRequest,
  ValidateRequest,
  VerifyRequest,
} from './operations/requests.ts';
import { validate } from './operations/validate.ts';
import { withWarnings } from './operations/warnings.ts';
import type * as signing from './operations/signing.ts';

/**
 * All operations on documents, as pure functions of their arguments. A document whose `$schema` the compiler knows comes
 * back as one of that type, others as JSON objects.
 */
export interface Engine {
  readonly version: string;
  /** Normalises, calculates and judges a document. */
  build<const Request extends BuildRequest>(
    request: Only<BuildRequest, Request>,
    context: OperationContext,
  ): Outcome<BuiltBy<Request>>;
  /** Normalises and calculates a document, and judges nothing: for whoever only needs its figures. */
  calculate(request: CalculateRequest, context: OperationContext): Outcome<JsonObject>;
  /** Judges a document as written. With a context it recognises drafts and returns warnings. */
  validate(request: ValidateRequest, context?: OperationContext): Outcome<{ readonly ok: true }>;
  /** Reports everything about a document; never fails because of it. */
  inspect(request: InspectRequest, context: OperationContext): InspectReport;
  /** Faults that others find in a document, such as the rules of its destination, with a form for what each one misses. */
  askMissing(data: Json, faults: readonly Fault[]): readonly Fault[];
  /**
   * Makes a credit note or another correction of an invoice; with `schema`, returns the schema of the options, or null.
   */
  correct<const Request extends CorrectRequest>(
    request: Only<CorrectRequest, Request>,
    context: OperationContext,
  ): Outcome<CorrectedBy<Request>>;
  /** Copies a document as a new draft. */
  replicate<const Data extends Json>(request: ReplicateRequest<Data>, context: OperationContext): Outcome<Built<Data>>;
  /** Builds a document in its envelope and signs that. */
  sign<const Request extends SignRequest>(
    request: Only<SignRequest, Request>,
    context: OperationContext,
  ): Promise<Outcome<SignedBy<Request>>>;
  /** Checks an envelope with the key of one of its signers; refuses if in doubt. */
  verify(request: VerifyRequest): Promise<Outcome<{ readonly ok: true }>>;
  /** Reports for each signature who made it when, and whether it is valid. */
  examineSignatures(request: VerifyRequest): Promise<Outcome<readonly SignatureReport[]>>;
  /** Makes a key pair for signing. */
  keygen(context: OperationContext): Promise<KeyPair>;
  readonly catalogue: Catalogue;
}

/** The operations that need keys; separate code, which few documents need. */
export type Signing = typeof signing;

/** An engine around its core. */
export function engineOf(core: EngineCore, { sign, verify, examineSignatures, keygen }: Signing): Engine {
  return {
    version: core.parts.version,
    build: (request, context) => typed(build(core, request, context)),
    calculate: (request, context) => calculate(core, request, context),
    validate: (request, context) => validate(core, request, context),
    inspect: (request, context) => inspect(core, request, context),
    askMissing: (data, faults) => askMissing(core, data, faults),
    correct: (request, context) => typed(correct(core, request, context)),
    replicate: (request, context) => typed(replicate(core, request, context)),
    sign: async (request, context) => {
      const outcome = await sign(core, request, context);
      const { privatekey: _, ...draft } = request;
      return typed(withWarnings(core, { ...draft, envelop: true }, context, outcome));
    },
    verify: (request) => verify(core, request),
    examineSignatures: (request) => examineSignatures(core, request),
    keygen,
    catalogue: catalogue(core),
  };
}

/** The encoder writes what the definitions describe, so the type is right; the compiler cannot know that. */
function typed<T>(outcome: Outcome<unknown>): Outcome<T> {
  return outcome as Outcome<T>;
}
