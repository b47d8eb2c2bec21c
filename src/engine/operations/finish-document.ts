import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import type { EngineCore } from '../engine-core.ts';
import { calculateRoot, encodeRoot } from './build-document.ts';
import type { OperationContext } from './context.ts';
import { inDocumentOrder } from './fault-order.ts';
import { judgeRules } from './rule-faults.ts';
import type { ErrorKey, Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import { refusedPlaceholders } from './placeholders.ts';
import type { ReadDocument } from './read-document.ts';
import { operationMessages } from './messages.ts';
import type { Message } from '../core/messages/message.ts';
import { messageOfFault } from './message-of-fault.ts';

/** Calculates, judges and writes a document. `source` is the input, in which calculation faults are located. */
export function finish(
  engine: EngineCore,
  document: ReadDocument,
  source: Json,
  context: OperationContext,
): Outcome<JsonObject> {
  // Building drops invalid values, including placeholders, so these are searched in the input.
  const open = refusedPlaceholders(source);
  if (open) return open;
  const built = calculateRoot(engine, document, context);
  if (!built.ok) return built;
  const { faults } = built.value;
  return faults.length > 0 ? uncalculated(faults, source) : judged(engine, built.value);
}

/** Judges and writes a calculated document. */
export function judged(engine: EngineCore, built: ReadDocument): Outcome<JsonObject> {
  const faults = judgeRules(engine, built);
  const document = encodeRoot(built);
  if (faults.length > 0) return failure('validation', summary(faults.length), inDocumentOrder(faults, document));
  return success(document);
}

export function uncalculated(found: readonly Fault[], source: Json, key: ErrorKey = 'calculation'): Outcome<never> {
  const faults = inDocumentOrder(found, source);
  return failure(key, faults[0] ? messageOfFault(faults[0]) : operationMessages.cannotCalculate, faults);
}

export function summary(count: number): Message {
  return count === 1 ? operationMessages.breaksRule : operationMessages.breaksRules({ count });
}
