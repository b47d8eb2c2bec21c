import { inputFault } from '../core/faults/new-fault.ts';
import { JSON_LIMITS } from '../core/json/read-json.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import type { Fault } from '../core/faults/fault.ts';
import type { DocumentType } from '../core/schema/kind.ts';
import { decodeDocument } from '../core/schema/document-type.ts';
import { SCHEMA_ROOT } from '../core/schema/kind.ts';
import type { Gaps } from '../core/schema/gaps.ts';
import type { UnknownMember } from '../core/schema/reader.ts';
import { DocumentReader } from '../core/schema/reader.ts';
import type { Envelope } from '../documents/envelope/envelope.ts';
import type { EngineCore } from '../engine-core.ts';
import type { Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import { withMembers } from '../core/schema/draft.ts';
import { operationMessages } from './messages.ts';
import { messageOfFault } from './message-of-fault.ts';
import { typeMeant } from './type-meant.ts';

/** A parsed document: decoded, not yet normalised. */
export interface ReadDocument {
  readonly schema: string;
  readonly type: DocumentType;
  readonly value: unknown;
  readonly unknown: readonly UnknownMember[];
  /** Number of further unknown members. */
  readonly unknownBeyond?: number;
  readonly gaps?: Gaps | undefined;
}

/** A document parsed as far as possible, with all errors. */
export interface TriedDocument extends ReadDocument {
  readonly faults: readonly Fault[];
}

export const ENVELOPE_SCHEMA = `${SCHEMA_ROOT}envelope`;

export function isEnvelope(document: ReadDocument): document is ReadDocument & { readonly value: Envelope } {
  return document.schema === ENVELOPE_SCHEMA;
}

/** Reads `data` by its `$schema`; every fault of the input is found, each at its place. */
export function readDocument(engine: EngineCore, data: Json): Outcome<ReadDocument> {
  return settled(tryDocument(engine, data));
}

/** The document, if all of it could be read; otherwise every fault of the input. */
export function settled(tried: Outcome<TriedDocument>): Outcome<ReadDocument> {
  if (!tried.ok || tried.value.faults.length === 0) return tried;
  const { faults } = tried.value;
  return failure('input', faults[0] ? messageOfFault(faults[0]) : operationMessages.cannotRead, faults);
}

/** Reads `data` as far as possible. Fails only if not even the type is known. */
export function tryDocument(engine: EngineCore, data: Json): Outcome<TriedDocument> {
  if (!isJsonObject(data)) {
    return failure('input', operationMessages.documentIsObject, [
      inputFault('TYPE', '$', operationMessages.objectExpected, { value: data }),
    ]);
  }
  const schema = data['$schema'];
  if (schema === undefined || schema === null || schema === '') {
    return failure('unknown-schema', operationMessages.schemaMissing, [
      inputFault('SCHEMA', '$.$schema', operationMessages.addSchema),
    ]);
  }
  const type = typeof schema === 'string' ? engine.typeOf(schema) : undefined;
  if (typeof schema !== 'string' || !type) {
    const description = typeMeant(engine, operationMessages.unknownSchema({ schema: JSON.stringify(schema) }), schema);
    return failure('input', description, [inputFault('SCHEMA', '$.$schema', description, { value: schema })]);
  }
  return tryAs(engine, { schema, type }, data);
}

/** Reads `data` as a document of a given type, whatever its `$schema` says. */
export function tryAs(
  engine: EngineCore,
  { schema, type }: Pick<ReadDocument, 'schema' | 'type'>,
  data: JsonObject,
): Outcome<TriedDocument> {
  if (isTooDeep(data, JSON_LIMITS.maxDepth)) {
    const description = operationMessages.tooDeep({ maxDepth: JSON_LIMITS.maxDepth });
    return failure('input', description, [inputFault('DEPTH', '$', description)]);
  }
  const reader = new DocumentReader(engine.typeOf);
  const value = decodeDocument(type, data, reader);
  return success({
    schema,
    type,
    value:
      schema === ENVELOPE_SCHEMA
        ? inferredWithin(engine, (value ?? {}) as Envelope, reader.gaps)
        : inferred(engine, type, value ?? {}),
    unknown: reader.unknown,
    unknownBeyond: reader.unknownBeyond,
    gaps: reader.gaps,
    faults: reader.faults,
  });
}

/** Types with this option determine their regime after reading. */
function inferred(engine: EngineCore, type: DocumentType, value: unknown): unknown {
  const behaviour = engine.behaviourOf(type);
  if (!behaviour?.infersOnReading) return value;
  return withRegime(engine, type, value);
}

/** With the lists of the document as written, which its digest covers. */
function inferredWithin(engine: EngineCore, envelope: Envelope, gaps: Gaps | undefined): Envelope {
  const { doc } = envelope;
  if (!doc?.type) return envelope;
  const content = inferred(engine, doc.type, doc.content);
  if (content === doc.content && !gaps) return envelope;
  return { ...envelope, doc: withMembers(doc, { content, gaps }) };
}

/** The document with its inferred regime, if it names none. */
export function withRegime(engine: EngineCore, type: DocumentType, value: unknown): unknown {
  const document = value as { readonly $regime?: string };
  if (document.$regime) return value;
  const regime = engine.behaviourOf(type)?.inferRegime?.(value as never, engine.knowledge);
  return regime ? withMembers(document, { $regime: regime }) : value;
}

/** The depth limit also applies to hosts that pass values rather than text. */
function isTooDeep(value: Json, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (left === 0) return true;
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) if (isTooDeep(item, left - 1)) return true;
    return false;
  }
  for (const name in value as JsonObject) if (isTooDeep((value as JsonObject)[name] as Json, left - 1)) return true;
  return false;
}
