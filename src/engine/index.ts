/** The engine as a library: everything that those who use an engine, or make one of their own, need. */
export type { Engine } from './engine.ts';
export { createEngine } from './engine.ts';
export type { OnDemandEngine } from './on-demand.ts';
export { createOnDemandEngine } from './on-demand.ts';
export { createStandardEngine } from './standard.ts';
export type { Fault, Fix, Edit, Expectation, FaultStage, Severity } from './core/faults/fault.ts';
export type { Json, JsonObject } from './core/json/json.ts';
export { isJsonObject, JsonNumber } from './core/json/json.ts';
export type { JsonLimits } from './core/json/read-json.ts';
export type { ReadJson } from './core/json/read-outcome.ts';
export { JSON_LIMITS, readJson } from './core/json/read-json.ts';
export type { AddonSummary, Catalogue, RegimeSummary } from './operations/catalogue.ts';
export type { RuleCard, RuleOrigin } from './operations/rule-catalogue.ts';
export type { OperationContext } from './operations/context.ts';
export type {
  Change,
  ChangeKind,
  InspectInclude,
  InspectReport,
  InspectStage,
  RuleTally,
  TraceEntry,
  TraceOperand,
} from './operations/inspect-report.ts';
export type { ErrorKey, OperationError, Outcome } from './operations/outcome.ts';
export type {
  BuildRequest,
  CorrectRequest,
  InspectRequest,
  ReplicateRequest,
  SignRequest,
  ValidateRequest,
  VerifyRequest,
} from './operations/requests.ts';
export type { SignatureDifference, SignatureReport, SignatureVerdict } from './operations/examine-signatures.ts';
export type { KeyPair, PrivateJwk, PublicJwk } from './envelope/key-pair.ts';
