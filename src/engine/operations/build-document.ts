import type { Fault } from '../core/faults/fault.ts';
import type { JsonObject } from '../core/json/json.ts';
import { encodeDocument } from '../core/schema/document-type.ts';
import type { Embedded } from '../core/schema/embedded.ts';
import type { Gaps } from '../core/schema/gaps.ts';
import { asWritten } from '../core/schema/gaps.ts';
import type { Envelope } from '../documents/envelope/envelope.ts';
import type { Header } from '../documents/head/header.ts';
import type { TracedFigure } from '../documents/tax/calculation/scope.ts';
import type { EngineCore } from '../engine-core.ts';
import { identified, sealed } from '../envelope/seal.ts';
import { calculateDocument } from './calculate-document.ts';
import type { OperationContext } from './context.ts';
import type { Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import type { ReadDocument } from './read-document.ts';
import { ENVELOPE_SCHEMA, isEnvelope } from './read-document.ts';
import { withMembers } from '../core/schema/draft.ts';
import { operationMessages } from './messages.ts';

/** A calculated document, with the errors of the calculation. */
export interface BuiltDocument extends ReadDocument {
  readonly faults: readonly Fault[];
}

/** Wraps a bare document; an envelope is unchanged. */
export function enveloped(engine: EngineCore, document: ReadDocument): ReadDocument {
  const type = engine.typeOf(ENVELOPE_SCHEMA);
  if (isEnvelope(document) || !type) return document;
  const doc: Embedded = { schema: document.schema, type: document.type, content: document.value };
  const value: Envelope = { $schema: ENVELOPE_SCHEMA, head: undefined, doc };
  return { ...document, schema: ENVELOPE_SCHEMA, type, value };
}

/** A new envelope around a document, without data of the given envelope. */
export function newEnvelope(given: ReadDocument, doc: Embedded): ReadDocument {
  const value: Envelope = { $schema: ENVELOPE_SCHEMA, head: undefined, doc };
  return { ...given, value };
}

/** Calculates a document or the one in an envelope, which is then resealed. Signatures are kept. */
export function calculateRoot(
  engine: EngineCore,
  document: ReadDocument,
  context: OperationContext,
  trace?: (figure: TracedFigure) => void,
): Outcome<BuiltDocument> {
  const options = (at: string) => (trace ? { at, trace } : { at });
  if (!isEnvelope(document)) {
    const { value, faults } = calculateDocument(engine, document.type, document.value, context, options('$'));
    const gaps = engine.behaviourOf(document.type) ? undefined : document.gaps;
    return success(withMembers(document, { value, gaps, faults }));
  }
  const envelope = document.value;
  if (!envelope.doc || envelope.doc.schema === '') return failure('no-document', operationMessages.emptyEnvelope);
  if (envelope.doc.schema === ENVELOPE_SCHEMA) return failure('no-document', operationMessages.envelopeInEnvelope);
  const given = identified(envelope.doc, () => context.newId());
  const { value: content, faults } = given.type
    ? calculateDocument(engine, given.type, given.content, context, options('$.doc'))
    : { value: given.content, faults: [] };
  const gaps = given.type && !engine.behaviourOf(given.type) ? document.gaps : undefined;
  const doc = withMembers(given, { content, gaps });
  const route = given.type && engine.behaviourOf(given.type)?.route?.(content as never);
  const value = sealed({ ...envelope, $schema: ENVELOPE_SCHEMA }, doc, route, () => context.newId());
  return success(withMembers(document, { value, gaps: gapsOf(envelope.head, document.gaps), faults }));
}

/** Nulls in the lists of a header still count after building: only the document is normalised. */
function gapsOf(header: Header | undefined, gaps: Gaps | undefined): Gaps | undefined {
  if (!header || !gaps) return undefined;
  const own = new Set<unknown>(Object.values(header));
  return new Map([...gaps].filter(([list]) => own.has(list)));
}

/** The document without the signatures of its envelope. */
export function unsigned(document: ReadDocument): ReadDocument {
  return isEnvelope(document) && document.value.sigs
    ? { ...document, value: { ...document.value, sigs: undefined } }
    : document;
}

export function encodeRoot(document: ReadDocument): JsonObject {
  const { type, schema, value, gaps } = document;
  return encodeDocument(type, schema, isEnvelope(document) ? value : asWritten(value, gaps));
}
