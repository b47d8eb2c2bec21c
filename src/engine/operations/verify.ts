import { inputFault } from '../core/faults/new-fault.ts';
import type { Fault } from '../core/faults/fault.ts';
import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import type { Envelope } from '../documents/envelope/envelope.ts';
import type { EngineCore } from '../engine-core.ts';
import { readPublicKey } from '../envelope/json-web-key.ts';
import { summary } from './finish-document.ts';
import { examineAll } from './examine-signatures.ts';
import { inDocumentOrder } from './fault-order.ts';
import { judgeRules } from './rule-faults.ts';
import { keyRefusal, missingKey } from './key-refusal.ts';
import type { Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import type { ReadDocument } from './read-document.ts';
import { ENVELOPE_SCHEMA, isEnvelope, settled, tryAs } from './read-document.ts';
import type { SignatureReport } from './read-signatures.ts';
import { MOST_SIGNATURES } from './read-signatures.ts';
import type { VerifyRequest } from './requests.ts';
import { signatureFaults } from './signature-fault.ts';
import { textFaults } from './signed-text.ts';
import { operationMessages } from './messages.ts';
import { messageOfFault } from './message-of-fault.ts';

type ReadEnvelope = ReadDocument & { readonly value: Envelope };

/**
 * Checks an envelope with the public key of one of its signers. At least one signature must be made with the key, and
 * each such signature must cover this header and this document. The text must be the signed one, member by member:
 * anything that reading drops or interprets differently is refused at its place. Nothing is recalculated.
 */
export async function verify(engine: EngineCore, request: VerifyRequest): Promise<Outcome<{ readonly ok: true }>> {
  const key = request.publickey && (await readPublicKey(request.publickey));
  if (key && !key.ok && key.trouble === 'malformed') return keyRefusal('publickey', key);
  const read = readEnvelope(engine, request.data);
  if (!read.ok) return read;
  const faults = judgeRules(engine, read.value);
  if (faults.length > 0) return failure('validation', summary(faults.length), inDocumentOrder(faults, request.data));
  if (!key) return missingKey('publickey', operationMessages.publicKeyNeeded);
  if (!read.value.value.sigs?.length) return failure('signature', operationMessages.notSigned);
  if (!key.ok) return keyRefusal('publickey', key);
  return decide(await examineAll(read.value.value, key.key), textFaults(read.value, request.data as JsonObject));
}

/** Examines every signature, with or without a key. Rules are not judged. */
export async function examineSignatures(
  engine: EngineCore,
  request: VerifyRequest,
): Promise<Outcome<readonly SignatureReport[]>> {
  const key = request.publickey && (await readPublicKey(request.publickey));
  if (key && !key.ok) return keyRefusal('publickey', key);
  const read = readEnvelope(engine, request.data);
  return read.ok ? success(await examineAll(read.value.value, key?.key)) : read;
}

/** Reads an envelope with any `$schema`, which the rules judge. */
function readEnvelope(engine: EngineCore, data: Json): Outcome<ReadEnvelope> {
  const type = engine.typeOf(ENVELOPE_SCHEMA);
  const raw = data ?? {};
  if (!type || !isJsonObject(raw)) {
    return failure('input', operationMessages.envelopeIsObject, [
      inputFault('TYPE', '$', operationMessages.objectExpected),
    ]);
  }
  const { $schema, ...members } = raw;
  // Other tools of the format read a plain value in place of a string as its text.
  const isPlain = typeof $schema === 'number' || typeof $schema === 'boolean';
  const named =
    $schema === undefined || $schema === null ? members : isPlain ? { ...members, $schema: String($schema) } : raw;
  const read = settled(tryAs(engine, { schema: ENVELOPE_SCHEMA, type }, named));
  if (!read.ok) return read;
  if (!isEnvelope(read.value)) throw new TypeError('read as an envelope, yet none');
  const { sigs } = read.value.value;
  if (sigs && sigs.length > MOST_SIGNATURES) {
    const description = operationMessages.tooManySignatures({ mostSignatures: MOST_SIGNATURES });
    return failure('input', description, [inputFault('SIZE', '$.sigs', description)]);
  }
  return success(read.value);
}

/** The verdict over all signatures and the text. Refuses if in doubt. */
function decide(reports: readonly SignatureReport[], text: readonly Fault[]): Outcome<{ readonly ok: true }> {
  const ours = reports.filter(({ verdict }) => verdict !== 'foreign');
  if (ours.length === 0) return failure('signature', operationMessages.madeWithOtherKey);
  const bad = ours.filter(({ verdict }) => verdict !== 'sound');
  const faults = [...bad.flatMap(signatureFaults), ...text];
  if (faults.length === 0) return success({ ok: true });
  const isDigest = faults.every(({ code }) => /-(?:DIGEST|DOCUMENT|TEXT)$/.test(code));
  const [first] = bad.length > 0 ? faults : [];
  return failure(
    isDigest ? 'digest' : 'signature',
    first ? messageOfFault(first) : operationMessages.otherText,
    faults,
  );
}
