import type { JsonObject } from '../core/json/json.ts';
import type { EngineCore } from '../engine-core.ts';
import { readPrivateKey } from '../envelope/json-web-key.ts';
import { signHeader } from '../envelope/signature.ts';
import { judged, uncalculated } from './finish-document.ts';
import { calculateRoot, enveloped } from './build-document.ts';
import type { OperationContext } from './context.ts';
import { requestedDocument } from './document-request.ts';
import { keyRefusal, missingKey } from './key-refusal.ts';
import type { Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import { isEnvelope, readDocument } from './read-document.ts';
import { refusedPlaceholders } from './placeholders.ts';
import type { SignRequest } from './requests.ts';
import { textFaults } from './signed-text.ts';
import { operationMessages } from './messages.ts';

/**
 * Builds a document in its envelope and signs it. Existing signatures stay before the new one. The result is judged as
 * signed, and returned only if it is valid.
 */
export async function sign(
  engine: EngineCore,
  request: SignRequest,
  context: OperationContext,
): Promise<Outcome<JsonObject>> {
  const key = request.privatekey && (await readPrivateKey(request.privatekey));
  if (key && !key.ok && key.trouble === 'malformed') return keyRefusal('privatekey', key);
  const requested = requestedDocument(engine, request);
  if (!requested.ok) return requested;
  const open = refusedPlaceholders(requested.value);
  if (open) return open;
  const read = readDocument(engine, requested.value);
  if (!read.ok) return read;
  const built = calculateRoot(engine, enveloped(engine, read.value), context);
  if (!built.ok) return built;
  if (built.value.faults.length > 0) return uncalculated(built.value.faults, requested.value);
  const head = isEnvelope(built.value) ? built.value.value.head : undefined;
  if (!isEnvelope(built.value) || !head?.dig) return failure('no-document', operationMessages.nothingToSign);
  if (!key) return missingKey('privatekey', operationMessages.privateKeyNeeded);
  if (!key.ok) return keyRefusal('privatekey', key);
  const signature = await signHeader({ uuid: head.uuid, dig: head.dig }, key.key, context.now());
  if (signature === undefined) {
    const why = operationMessages.secretOfOtherPoint;
    return keyRefusal('privatekey', { ok: false, trouble: 'unusable', why });
  }
  const envelope = built.value.value;
  const signed = { ...built.value, value: { ...envelope, sigs: [...(envelope.sigs ?? []), signature] } };
  const outcome = judged(engine, signed);
  return outcome.ok ? readBack(engine, outcome.value) : outcome;
}

/** The signed envelope, if every reader reads what was signed: documents of unknown type may contain anything. */
function readBack(engine: EngineCore, envelope: JsonObject): Outcome<JsonObject> {
  const read = readDocument(engine, envelope);
  if (!read.ok) return read;
  const faults = textFaults(read.value, envelope);
  return faults.length === 0 ? success(envelope) : failure('validation', operationMessages.notCovered, faults);
}
