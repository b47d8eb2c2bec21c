import type { Fault } from '../core/faults/fault.ts';
import type { Json } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import type { Envelope } from '../documents/envelope/envelope.ts';
import type { EngineCore } from '../engine-core.ts';
import { readPublicKey } from '../envelope/json-web-key.ts';
import { summary } from './finish-document.ts';
import type { SignatureDifference, SignatureReport } from './examine-signatures.ts';
import { examineAll } from './examine-signatures.ts';
import { inDocumentOrder } from './fault-order.ts';
import { judgeRules } from './judge-document.ts';
import { keyRefusal, missingKey } from './key-refusal.ts';
import type { Outcome } from './outcome.ts';
import { failure, success } from './outcome.ts';
import type { ReadDocument } from './read-document.ts';
import { ENVELOPE_SCHEMA, inputFault, isEnvelope, settled, tryAs } from './read-document.ts';
import type { VerifyRequest } from './requests.ts';

type ReadEnvelope = ReadDocument & { readonly value: Envelope };

/** More signatures than this on one envelope are an attack on whoever has to check them. */
const MOST_SIGNATURES = 100;

/**
 * Checks an envelope with the public key of one of its signers. At least one signature must be made with the key, and
 * every one that is must be over this header and this document. Nothing is recalculated.
 */
export async function verify(engine: EngineCore, request: VerifyRequest): Promise<Outcome<{ readonly ok: true }>> {
  const key = request.publickey && (await readPublicKey(request.publickey));
  if (key && !key.ok && key.trouble === 'malformed') return keyRefusal('publickey', key);
  const read = readEnvelope(engine, request.data);
  if (!read.ok) return read;
  const faults = judgeRules(engine, read.value);
  if (faults.length > 0) return failure('validation', summary(faults.length), inDocumentOrder(faults, request.data));
  if (!key) return missingKey('publickey', 'To verify, the public key of a signer is needed');
  if (!read.value.value.sigs?.length) return failure('signature', 'The envelope is not signed');
  if (!key.ok) return keyRefusal('publickey', key);
  return decide(await examineAll(read.value.value, key.key));
}

/** Tells of every signature what it is worth, with a key or without. Rules are not judged. */
export async function examineSignatures(
  engine: EngineCore,
  request: VerifyRequest,
): Promise<Outcome<readonly SignatureReport[]>> {
  const key = request.publickey && (await readPublicKey(request.publickey));
  if (key && !key.ok) return keyRefusal('publickey', key);
  const read = readEnvelope(engine, request.data);
  return read.ok ? success(await examineAll(read.value.value, key?.key)) : read;
}

/** Reads an envelope, whatever its `$schema` says: the rules judge that. */
function readEnvelope(engine: EngineCore, data: Json): Outcome<ReadEnvelope> {
  const type = engine.typeOf(ENVELOPE_SCHEMA);
  const raw = data ?? {};
  if (!type || !isJsonObject(raw)) {
    return failure('input', 'An envelope is a JSON object', [inputFault('TYPE', '$', 'An object belongs here')]);
  }
  const { $schema, ...members } = raw;
  const named = typeof $schema === 'string' ? raw : members;
  const read = settled(tryAs(engine, { schema: ENVELOPE_SCHEMA, type }, named));
  if (!read.ok) return read;
  if (!isEnvelope(read.value)) throw new TypeError('read as an envelope, yet none');
  const { sigs } = read.value.value;
  if (sigs && sigs.length > MOST_SIGNATURES) {
    const description = `An envelope has at most ${MOST_SIGNATURES} signatures`;
    return failure('input', description, [inputFault('SIZE', '$.sigs', description)]);
  }
  return success(read.value);
}

/** The verdict over all signatures. Refuses in doubt. */
function decide(reports: readonly SignatureReport[]): Outcome<{ readonly ok: true }> {
  const ours = reports.filter(({ verdict }) => verdict !== 'foreign');
  if (ours.length === 0) return failure('signature', 'None of the signatures is made with this key');
  const bad = ours.filter(({ verdict }) => verdict !== 'sound');
  if (bad.length === 0) return success({ ok: true });
  const faults = bad.flatMap(signatureFaults);
  const isDigest = faults.every(({ code }) => /-(?:DIGEST|DOCUMENT)$/.test(code));
  return failure(isDigest ? 'digest' : 'signature', faults[0]?.description ?? 'A signature does not hold', faults);
}

const DIFFERENCES: Readonly<Record<SignatureDifference, string>> = {
  content: 'What was signed is not the header of an envelope',
  header: 'The identifier in the header is not the one that was signed',
  digest: 'The digest in the header is not the one that was signed',
  document: 'The document is not the one that was signed',
  time: 'The key is not valid at the time of the signature',
};

function signatureFaults({ index, verdict, differs }: SignatureReport): readonly Fault[] {
  if (verdict === 'forged') {
    return [signatureFault(index, 'KEY', 'The signature names this key, but was not made with it or altered since')];
  }
  return differs.map((difference) => signatureFault(index, difference.toUpperCase(), DIFFERENCES[difference]));
}

function signatureFault(index: number, code: string, description: string): Fault {
  return {
    severity: 'error',
    stage: 'rules',
    code: `ASSAY-SIGNATURE-${code}`,
    properties: [`$.sigs[${index}]`],
    description,
    certain: true,
    fixes: [],
  };
}
