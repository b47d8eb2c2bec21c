import { dateInZone } from '../core/cal/zone.ts';
import type { Fault } from '../core/faults/fault.ts';
import type { JsonObject } from '../core/json/json.ts';
import { isSameType } from '../core/schema/by-type.ts';
import { Invoice } from '../documents/bill/invoice.ts';
import type { EngineCore } from '../engine-core.ts';
import { newEnvelope } from './build-document.ts';
import { calculateDocument } from './calculate-document.ts';
import type { OperationContext } from './context.ts';
import { correctionFaults } from './correction/checks.ts';
import { effectiveCorrection } from './correction/definition.ts';
import { correctionOf } from './correction/draft.ts';
import { optionsSchema } from './correction/options-schema.ts';
import { readOptions } from './correction/options.ts';
import { requestedDocument } from './document-request.ts';
import { finish, judged, uncalculated } from './finish-document.ts';
import { refusedPlaceholders } from './placeholders.ts';
import type { Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import type { ReadDocument } from './read-document.ts';
import { isEnvelope, readDocument } from './read-document.ts';
import { inputFault } from '../core/faults/new-fault.ts';
import type { CorrectRequest } from './requests.ts';
import { operationMessages } from './messages.ts';
import { messageOfFault } from './message-of-fault.ts';

/**
 * Makes a credit note, debit note or corrective invoice from an invoice, or returns the JSON Schema of the options:
 * null for a document that cannot be corrected. Every obstacle is a `validation` error, including errors in the options
 * or the calculation.
 */
export function correct(
  engine: EngineCore,
  request: CorrectRequest,
  context: OperationContext,
): Outcome<JsonObject | null> {
  const requested = requestedDocument(engine, request);
  if (!requested.ok) return requested;
  const read = readDocument(engine, requested.value);
  if (!read.ok) return read;
  if (request.schema) return describeOptions(engine, read.value);
  return (
    refusedPlaceholders(requested.value) ??
    makeCorrection(engine, read.value, { ...request, data: requested.value }, context)
  );
}

function describeOptions(engine: EngineCore, document: ReadDocument): Outcome<JsonObject | null> {
  if (isEnvelope(document) && !document.value.doc?.schema) return NO_DOCUMENT;
  const invoice = invoiceIn(document);
  return success(
    invoice ? optionsSchema(invoice, effectiveCorrection(invoice, engine.knowledge), engine.knowledge) : null,
  );
}

function makeCorrection(
  engine: EngineCore,
  original: ReadDocument,
  request: CorrectRequest,
  context: OperationContext,
): Outcome<JsonObject> {
  const envelope = isEnvelope(original) ? original.value : undefined;
  const at = envelope ? '$.doc' : '$';
  if (envelope?.doc?.schema === '') return NO_DOCUMENT;
  const invoice = invoiceIn(original);
  if (!invoice) return refused([inputFault('CORRECTION', `${at}.$schema`, operationMessages.onlyInvoices)]);

  const definition = effectiveCorrection(invoice, engine.knowledge);
  const { options, faults } = readOptions(engine, request.options, envelope?.head?.stamps);
  const obstacles = faults.length > 0 ? faults : correctionFaults(invoice, options, definition, at);
  if (obstacles.length > 0) return refused(obstacles);

  const today = dateInZone(context.now(), 'UTC');
  const draft = correctionOf(invoice, options, definition, engine.knowledge, today);
  const corrected = calculateDocument(engine, Invoice, draft, context, { at });
  if (corrected.faults.length > 0) return uncalculated(corrected.faults, request.data, 'validation');
  if (!envelope?.doc) return judged(engine, { ...original, value: corrected.value, gaps: undefined });
  // The new envelope calculates its document once more, like other tools of the format: retained taxes copied to the
  // reference add up with each calculation.
  const next = newEnvelope(original, { ...envelope.doc, content: corrected.value });
  return finish(engine, next, request.data, context);
}

function invoiceIn(document: ReadDocument): Invoice | undefined {
  const doc = isEnvelope(document) ? document.value.doc : { type: document.type, content: document.value };
  return doc && isSameType(doc.type?.named, Invoice.named) ? (doc.content as Invoice) : undefined;
}

function refused(faults: readonly Fault[]): Outcome<never> {
  return failure('validation', faults[0] ? messageOfFault(faults[0]) : operationMessages.cannotCorrect, faults);
}

const NO_DOCUMENT = failure('no-document', operationMessages.emptyEnvelope);
