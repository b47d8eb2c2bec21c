import type { JsonObject } from '../core/json/json.ts';
import type { EngineCore } from '../engine-core.ts';
import type { OperationContext } from './context.ts';
import { enveloped, unsigned } from './build-document.ts';
import { requestedDocument } from './document-request.ts';
import { finish } from './finish-document.ts';
import type { Outcome } from './outcome.ts';
import { readDocument } from './read-document.ts';
import type { BuildRequest } from './requests.ts';
import { warningsOfBuilt, withWarnings } from './warnings.ts';

/** Builds a document: normalises, calculates and judges it. Fails with the faults of the first failing stage. */
export function build(engine: EngineCore, request: BuildRequest, context: OperationContext): Outcome<JsonObject> {
  const outcome = built(engine, request, context);
  return outcome.ok ? outcome : withWarnings(engine, request, context, outcome);
}

function built(engine: EngineCore, request: BuildRequest, context: OperationContext): Outcome<JsonObject> {
  const requested = requestedDocument(engine, request);
  if (!requested.ok) return requested;
  const read = readDocument(engine, requested.value);
  if (!read.ok) return read;
  const given = unsigned(request.envelop ? enveloped(engine, read.value) : read.value);
  const outcome = finish(engine, given, requested.value, context);
  if (!request.warnings || !outcome.ok) return outcome;
  return { ...outcome, warnings: warningsOfBuilt(engine, given, read.value, requested.value, outcome.value) };
}
