import type { OperationId, RouteOf } from './routes.ts';
import {
  BuildRequest,
  CorrectRequest,
  InspectRequest,
  ReplicateRequest,
  ValidateRequest,
} from './schemas/documents.ts';
import { ExportRequest, ImportRequest, JudgeRequest } from './schemas/format-requests.ts';
import { FingerprintRequest } from './schemas/fingerprint.ts';
import { RefusalRequest } from './schemas/refusal-request.ts';
import { SignRequest, VerifyRequest } from './schemas/signing.ts';
import { RenderRequest } from './schemas/render.ts';

/** The operations with a request body, required or optional. */
export type PostedOperation = { [Id in OperationId]: RouteOf<Id>['method'] extends 'POST' ? Id : never }[OperationId];

/**
 * The schema of each request's body, for code that needs no descriptions and answers; the routes have those. Undefined
 * if the body is ignored.
 */
export const bodies = {
  build: BuildRequest,
  validate: ValidateRequest,
  inspect: InspectRequest,
  correct: CorrectRequest,
  replicate: ReplicateRequest,
  import: ImportRequest,
  export: ExportRequest,
  judge: JudgeRequest,
  render: RenderRequest,
  sign: SignRequest,
  verify: VerifyRequest,
  keygen: undefined,
  explainRefusal: RefusalRequest,
  fingerprint: FingerprintRequest,
} satisfies { readonly [Id in PostedOperation]: RouteOf<Id> extends { readonly body: infer Body } ? Body : undefined };
