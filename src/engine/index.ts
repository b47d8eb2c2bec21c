/**
 * The engine as a library: everything to use an engine or to make your own. `docs/engine.md` shows it with tested
 * examples. Anything not exported here may change without notice.
 *
 * Faults of a user's data are values, in an `Outcome`. An exception is a bug, of the engine or of its caller.
 */

// Engines
export type { Engine } from './engine.ts';
export { createEngine } from './create-engine.ts';
export type { EngineParts } from './engine-core.ts';
export { coreParts } from './core-parts.ts';
export type { OwnDefinitions } from './own-definitions.ts';
export { withDefinitions } from './own-definitions.ts';
export { createStandardEngine, standardParts } from './standard.ts';
export type { SelfCheckTrouble } from './self-check/self-check.ts';
export { proven, selfCheck, SelfCheckError } from './self-check/self-check.ts';
export { ENGINE_VERSION, FORMAT_RELEASES } from './version.ts';

// Requests and answers of an engine
export type { OperationContext } from './operations/context.ts';
export type {
  BuildRequest,
  CalculateRequest,
  CorrectRequest,
  InspectRequest,
  ReplicateRequest,
  SignRequest,
  ValidateRequest,
  VerifyRequest,
} from './operations/requests.ts';
export type { DocumentTypes, ValueTypes } from './document-types/index.ts';
export type {
  Built,
  BuiltBy,
  CorrectedBy,
  DocumentOf,
  DocumentTypeName,
  Draft,
  EnvelopeOf,
  Only,
  SignedBy,
} from './operations/document-of.ts';
export { isDocument } from './operations/document-of.ts';
export type { ErrorKey, OperationError, Outcome, Warned } from './operations/outcome.ts';
export { failure, success } from './operations/outcome.ts';
export type {
  Change,
  ChangeKind,
  InspectInclude,
  InspectOmit,
  InspectReport,
  InspectStage,
  RuleTally,
  TraceEntry,
  TraceOperand,
} from './operations/inspect-report.ts';
export type { SignatureDifference, SignatureReport, SignatureVerdict } from './operations/read-signatures.ts';
export type { SealReport, SignatureClaim } from './operations/seal.ts';
export type { SignedContent } from './envelope/open-signature.ts';
export type { KeyPair, PrivateJwk, PublicJwk } from './envelope/key-pair.ts';
export type { AddonSummary, Catalogue, RegimeSummary } from './operations/catalogue.ts';
export type { Language } from './languages.ts';
export type { RuleCard, RuleCardMessages, RuleOrigin } from './operations/rule-catalogue.ts';

// Faults, JSON and words
export type {
  Ask,
  AskField,
  AskInput,
  Edit,
  Expectation,
  Fault,
  FaultStage,
  Fix,
  FixKind,
  Severity,
  TextReplacement,
} from './core/faults/fault.ts';
export type { Json, JsonObject } from './core/json/json.ts';
export type { PlacedText } from './core/messages/text-paths.ts';
export type {
  GivenValue,
  Message,
  MessageRef,
  MessageValue,
  MessageValues,
  Wording,
  Words,
  WordsOf,
} from './core/messages/message.ts';
export { isJsonObject, JsonNumber } from './core/json/json.ts';
export type { PathStep } from './core/json/path.ts';
export { formatPath, parsePath } from './core/json/path.ts';
export type { JsonLimits } from './core/json/read-json.ts';
export type { ReadJson } from './core/json/read-outcome.ts';
export { JSON_LIMITS, readJson } from './core/json/read-json.ts';
export { nearest } from './core/text/nearest.ts';

// Numbers and dates
export type { Int64 } from './core/num/int64.ts';
export { Amount, amountOf } from './core/num/amount.ts';
export { parseAmount } from './core/num/parse-amount.ts';
export { parsePercentage, Percentage, percentageOf } from './core/num/percentage.ts';
export type { CalDate } from './core/cal/date.ts';
export { addDays, compareDates, daysBetween, parseDate } from './core/cal/date.ts';
export type { CalDateTime } from './core/cal/date-time.ts';
export { compareDateTimes, parseDateTime } from './core/cal/date-time.ts';
export type { CalTime } from './core/cal/time.ts';
export { parseTime } from './core/cal/time.ts';
export type { Timestamp } from './core/cal/timestamp.ts';
export { parseTimestamp } from './core/cal/timestamp.ts';

// Regimes and addons
export type { Regime, RegimeDefinition } from './core/tax/regime.ts';
export { defineRegime } from './core/tax/regime.ts';
export type { KnownPeriod, RegimeFacts, TaxIdentityDefinition } from './core/tax/regime-facts.ts';
export type { Addon, AddonDefinition, TypeBehaviour } from './core/tax/addon.ts';
export { defineAddon } from './core/tax/addon.ts';
export type { AddonFacts, CorrectionDraft } from './core/tax/addon-facts.ts';
export type {
  CodeDefinition,
  CorrectionDefinition,
  LocalText,
  RateValueDefinition,
  ScenarioDefinition,
  ScenarioNote,
  ScenarioSetDefinition,
  SourceNote,
  TagSetDefinition,
  TaxCategoryDefinition,
  TaxKeyDefinition,
  TaxRateDefinition,
} from './core/tax/definitions.ts';
export { gstKeys, vatKeys } from './core/tax/global-categories.ts';
export type { TaxKnowledge } from './core/tax/knowledge.ts';
export { cleanTaxCode } from './core/tax/tax-code.ts';
export type { ExtensionChange, Extensions } from './core/tax/extension-changes.ts';
export {
  changeExtensions,
  fillExtension,
  limitExtension,
  mergeExtensions,
  removeExtension,
  setExtension,
} from './core/tax/extension-changes.ts';

// Rules
export type { RuleRow, TypeRules, TypeRulesOptions } from './core/rules/define-rules.ts';
export { defineRules } from './core/rules/define-rules.ts';
export type { Anything, Nowhere, PathFrom, ValueAt } from './core/rules/path.ts';
export type { Citation, Ground, PageUrl } from './core/rules/citation.ts';
export { norm } from './core/rules/citation.ts';
export type { Constraint, Guard, MemberQuestion, RuleScope } from './core/rules/constraint.ts';
export type { CheckDigitSide } from './core/text/check-digits.ts';
export { all, both, either, judge, satisfy, when, whenOneOf } from './core/rules/constraint.ts';
export {
  beBetween,
  beEmail,
  beEmpty,
  beMoreThanZero,
  beNoneOf,
  beOneOf,
  beOneOfAlways,
  bePresent,
  beUrl,
  beZeroOrLess,
  beZeroOrMore,
  haveCharacters,
  haveLength,
  match,
  notBeZero,
  whereGiven,
} from './core/rules/constraints.ts';
export {
  carryAllExtensionsOrNone,
  carryExtensions,
  carryNoExtension,
  carryOneExtensionAtMost,
  haveExtension,
  haveExtensionMatching,
  notHaveExtension,
} from './core/tax/extension-constraints.ts';

// Normalisers
export type { Normaliser, NormaliseScope } from './core/normalise/normaliser.ts';
export { defineNormaliser } from './core/normalise/normaliser.ts';

// Document types and operations on them
export type { AnyKind, DocumentType, Kind, NamedType, Reader, Shape } from './core/schema/kind.ts';
export type { Fields, FieldValues, FormerMember, ObjectType, TypeOf, TypeSpec } from './core/schema/object-type.ts';
export { definePart, defineType } from './core/schema/object-type.ts';
export type { Choice, Field, FieldOptions, Member } from './core/schema/fields.ts';
export { optional, required } from './core/schema/fields.ts';
export type { MapOf, MapSpec } from './core/schema/composites.ts';
export { defineList, defineMap, list } from './core/schema/composites.ts';
export type { StringTypeSpec } from './core/schema/scalar-type.ts';
export { defineString } from './core/schema/scalar-type.ts';
export { boolean, integer, text } from './core/schema/primitives.ts';
export type { Embedded } from './core/schema/embedded.ts';
export type { Gaps } from './core/schema/gaps.ts';
export type { AnyBehaviour, Behaviour, CalculationContext, Route, Step } from './documents/behaviour.ts';
export { defineBehaviour } from './documents/behaviour.ts';
export type { CalculationTrouble, TracedFigure } from './documents/tax/calculation/scope.ts';

// Documents that rules and normalisers most often use
export { Delivery } from './documents/bill/delivery.ts';
export { Invoice } from './documents/bill/invoice.ts';
export { Line } from './documents/bill/line.ts';
export { Order } from './documents/bill/order.ts';
export { Payment } from './documents/bill/payment.ts';
export { Status } from './documents/bill/status.ts';
export { Digest } from './documents/dsig/digest.ts';
export { Address } from './documents/org/address.ts';
export { Identity } from './documents/org/identity.ts';
export { Item } from './documents/org/item.ts';
export { Party } from './documents/org/party.ts';
export { TaxIdentity } from './documents/tax/identity.ts';
export { TaxCombo } from './documents/tax/set.ts';

// Units of measure
export type { Unit } from './codelists/units.ts';
