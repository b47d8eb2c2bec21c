import type { Fault } from '../core/faults/fault.ts';
import { listedFaults } from '../core/faults/quoting.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import type { EngineCore } from '../engine-core.ts';
import { withAsks } from './asks.ts';
import { changesOfGiven } from './changes.ts';
import type { OperationContext } from './context.ts';
import { inDocumentOrder } from './fault-order.ts';
import { freshRemarks, inspect, remarksOn } from './inspect.ts';
import { lintDays } from './lint-days.ts';
import { lintDocument } from './lint.ts';
import type { InspectReport } from './inspect-report.ts';
import type { Outcome } from './outcome.ts';
import type { ReadDocument } from './read-document.ts';
import type { BuildRequest } from './requests.ts';
import { sealOf } from './seal.ts';

/** The outcome with the warnings of `inspect`, if requested. */
export function withWarnings<T>(
  engine: EngineCore,
  request: BuildRequest,
  context: OperationContext,
  outcome: Outcome<T>,
): Outcome<T> {
  if (!request.warnings) return outcome;
  return { ...outcome, warnings: warningsIn(inspectedFor(engine, request, context)) };
}

/** A report whose faults cover everything that building would do. */
export function inspectedFor(engine: EngineCore, request: BuildRequest, context: OperationContext): InspectReport {
  const { warnings: _, ...rest } = request;
  return inspect(engine, { ...rest, include: ['changes'], omit: ['document', 'changes'] }, context);
}

export function warningsIn({ faults }: Pick<InspectReport, 'faults'>): readonly Fault[] {
  return faults.filter(isWarning);
}

/** The warnings of a document just built, without building it again. `source` is the input. */
export function warningsOfBuilt(
  engine: EngineCore,
  given: ReadDocument,
  read: ReadDocument,
  source: Json,
  document: JsonObject,
): readonly Fault[] {
  const lint = [...lintDocument(engine, given, source), ...lintDays(engine, document)];
  const { changes } = changesOfGiven(source as JsonObject, document, given);
  const dropped = remarksOn(changes, given, sealOf(read, source)).filter(isWarning);
  return listedFaults(withAsks(given, source, inDocumentOrder(firstOfPlace([...lint, ...dropped]), source)));
}

function isWarning({ severity }: Fault): boolean {
  return severity === 'warning';
}

function firstOfPlace(faults: readonly Fault[]): readonly Fault[] {
  return faults.length < 2 ? faults : freshRemarks(faults, []);
}
