import type { JsonObject } from '../core/json/json.ts';
import type { Embedded } from '../core/schema/embedded.ts';
import type { EngineCore } from '../engine-core.ts';
import { identified } from '../envelope/seal.ts';
import { newEnvelope } from './build-document.ts';
import type { OperationContext } from './context.ts';
import { requestedDocument } from './document-request.ts';
import { finish } from './finish-document.ts';
import type { Outcome } from './outcome.ts';
import { failure } from './outcome.ts';
import { isEnvelope, readDocument } from './read-document.ts';
import type { ReplicateRequest } from './requests.ts';
import { operationMessages } from './messages.ts';

/**
 * Copies a document as a new draft, built anew. The copy has a new identifier, unless its type keeps that of the
 * original; the copy of an envelope has a new header and no signatures.
 */
export function replicate(
  engine: EngineCore,
  request: ReplicateRequest,
  context: OperationContext,
): Outcome<JsonObject> {
  const requested = requestedDocument(engine, request);
  if (!requested.ok) return requested;
  const read = readDocument(engine, requested.value);
  if (!read.ok) return read;
  const original = read.value;
  if (!isEnvelope(original)) {
    const copy = copyOf(engine, { schema: original.schema, type: original.type, content: original.value });
    const { content } = identified(copy, () => context.newId());
    return finish(engine, { ...original, value: content }, requested.value, context);
  }
  const { doc } = original.value;
  if (!doc) return failure('marshal', operationMessages.nothingToReplicate);
  return finish(engine, newEnvelope(original, copyOf(engine, doc)), requested.value, context);
}

function copyOf(engine: EngineCore, original: Embedded): Embedded {
  const copy = original.type && engine.behaviourOf(original.type)?.replicate;
  return copy ? { ...original, content: copy(original.content as never) } : original;
}
