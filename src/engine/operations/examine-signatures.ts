import type { Envelope } from '../documents/envelope/envelope.ts';
import type { PublicKey } from '../envelope/json-web-key.ts';
import { isMadeWith } from '../envelope/signature.ts';
import type { SignatureReport, SignatureVerdict } from './read-signatures.ts';
import { readSignature } from './read-signatures.ts';

/** Examines every signature of an envelope, and marks those made with the key. */
export function examineAll(envelope: Envelope, key: PublicKey | undefined): Promise<readonly SignatureReport[]> {
  return Promise.all(
    (envelope.sigs ?? []).map(async (jws, index) => {
      const report = readSignature(envelope, jws, index, key);
      return key ? { ...report, verdict: await verdict(key, jws, report) } : report;
    }),
  );
}

async function verdict(
  { key, kid: own }: PublicKey,
  jws: string,
  { kid, differs }: SignatureReport,
): Promise<SignatureVerdict> {
  // A key may since have another id, so its id matters only for signatures it did not make.
  if (await isMadeWith(key, jws)) return differs.length === 0 ? 'sound' : 'broken';
  return kid !== undefined && kid === own ? 'forged' : 'foreign';
}
