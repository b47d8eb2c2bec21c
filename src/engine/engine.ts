import type { JsonObject } from './core/json/json.ts';
import type { EngineCore } from './engine-core.ts';
import { build } from './operations/build.ts';
import type { Catalogue } from './operations/catalogue.ts';
import { catalogue } from './operations/catalogue.ts';
import { correct } from './operations/correct.ts';
import type { KeyPair } from './envelope/key-pair.ts';
import type { OperationContext } from './operations/context.ts';
import type { SignatureReport } from './operations/read-signatures.ts';
import type { InspectReport } from './operations/inspect-report.ts';
import { inspect } from './operations/inspect.ts';
import type { Outcome } from './operations/outcome.ts';
import { replicate } from './operations/replicate.ts';
import type {
  BuildRequest,
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

/** Everything the service can do with documents, as pure functions of their arguments. */
export interface Engine {
  readonly version: string;
  /** Normalises, calculates and judges a document. */
  build(request: BuildRequest, context: OperationContext): Outcome<JsonObject>;
  /** Judges a document as it stands. A context lets it call a draft a draft, and tell warnings. */
  validate(request: ValidateRequest, context?: OperationContext): Outcome<{ readonly ok: true }>;
  /** Tells everything there is to know about a document; never fails because of it. */
  inspect(request: InspectRequest, context: OperationContext): InspectReport;
  /** Makes a credit note or another correction of an invoice; with `schema`, tells the options there are, or null. */
  correct(request: CorrectRequest, context: OperationContext): Outcome<JsonObject | null>;
  /** Copies a document as a new draft. */
  replicate(request: ReplicateRequest, context: OperationContext): Outcome<JsonObject>;
  /** Builds a document in its envelope and signs that. */
  sign(request: SignRequest, context: OperationContext): Promise<Outcome<JsonObject>>;
  /** Checks an envelope with the key of one of its signers; refuses in doubt. */
  verify(request: VerifyRequest): Promise<Outcome<{ readonly ok: true }>>;
  /** Tells of each signature who made it when, and whether it holds. */
  examineSignatures(request: VerifyRequest): Promise<Outcome<readonly SignatureReport[]>>;
  /** Makes a pair of keys for signing. */
  keygen(context: OperationContext): Promise<KeyPair>;
  readonly catalogue: Catalogue;
}

/** The operations that need keys; code of its own, which not every document waits for. */
export type Signing = typeof signing;

/** An engine around its core. */
export function engineOf(core: EngineCore, { sign, verify, examineSignatures, keygen }: Signing): Engine {
  return {
    version: core.parts.version,
    build: (request, context) => build(core, request, context),
    validate: (request, context) => validate(core, request, context),
    inspect: (request, context) => inspect(core, request, context),
    correct: (request, context) => correct(core, request, context),
    replicate: (request, context) => replicate(core, request, context),
    sign: async (request, context) => {
      const outcome = await sign(core, request, context);
      const { privatekey: _, ...draft } = request;
      return withWarnings(core, { ...draft, envelop: true }, context, outcome);
    },
    verify: (request) => verify(core, request),
    examineSignatures: (request) => examineSignatures(core, request),
    keygen,
    catalogue: catalogue(core),
  };
}
