import type { JsonObject } from '../core/json/json.ts';
import type { EngineCore } from '../engine-core.ts';
import { calculateRoot, encodeRoot, enveloped, unsigned } from './build-document.ts';
import type { OperationContext } from './context.ts';
import { requestedDocument } from './document-request.ts';
import { uncalculated } from './finish-document.ts';
import type { Outcome } from './outcome.ts';
import { success } from './outcome.ts';
import { readDocument } from './read-document.ts';
import type { CalculateRequest } from './requests.ts';

/** The document that an inspection reports, without any judgement. Fails if it cannot be read or calculated. */
export function calculate(
  engine: EngineCore,
  request: CalculateRequest,
  context: OperationContext,
): Outcome<JsonObject> {
  const requested = requestedDocument(engine, request);
  if (!requested.ok) return requested;
  const read = readDocument(engine, requested.value);
  if (!read.ok) return read;
  const built = calculateRoot(engine, unsigned(request.envelop ? enveloped(engine, read.value) : read.value), context);
  if (!built.ok) return built;
  const { faults } = built.value;
  return faults.length > 0 ? uncalculated(faults, requested.value) : success(encodeRoot(built.value));
}
