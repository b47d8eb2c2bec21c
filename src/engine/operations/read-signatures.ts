import { timestampOf } from '../core/cal/timestamp.ts';
import type { Envelope } from '../documents/envelope/envelope.ts';
import { digestOf, isSameDigest } from '../envelope/digest.ts';
import type { PublicKey } from '../envelope/json-web-key.ts';
import type { SignedContent } from '../envelope/open-signature.ts';
import { openSignature } from '../envelope/open-signature.ts';

/**
 * sound: made with the key, and everything agrees. broken: made with the key, but something differs. forged: names the
 * key, yet was not made with it, or altered since. foreign: made with another key. unchecked: no key was given.
 */
export type SignatureVerdict = 'sound' | 'broken' | 'forged' | 'foreign' | 'unchecked';

/**
 * What does not agree. header: the signed identifier is not that of the envelope. digest: the signed digest is not that
 * in the header. document: the signed digest is not that of the document. time: the key is not valid at the time of
 * signing. content: what was signed is no envelope's header.
 */
export type SignatureDifference = 'header' | 'digest' | 'document' | 'time' | 'content';

/** One signature of an envelope, as a reader wants to know it. */
export interface SignatureReport {
  /** Position in the envelope's list, from 0. */
  readonly index: number;
  /** Id of the key that the signature names; anybody can write anything there. */
  readonly kid?: string;
  /** When the signer says it was made; RFC 3339, UTC. */
  readonly signedAt?: string;
  readonly verdict: SignatureVerdict;
  /** Judged whatever the verdict: what a foreign signature was made over can differ, too. */
  readonly differs: readonly SignatureDifference[];
  /** What was signed. */
  readonly content?: SignedContent;
}

/** More signatures than this on one envelope are an attack on whoever has to check them. */
export const MOST_SIGNATURES = 100;

/** What the first {@link MOST_SIGNATURES} signatures say themselves, none of them checked. */
export function readSignatures(envelope: Envelope): readonly SignatureReport[] {
  const some = (envelope.sigs ?? []).slice(0, MOST_SIGNATURES);
  return some.map((jws, index) => readSignature(envelope, jws, index, undefined));
}

/** What one signature says itself; with a key, also whether that was valid when it signed. */
export function readSignature(
  envelope: Envelope,
  jws: string,
  index: number,
  key: PublicKey | undefined,
): SignatureReport {
  const { kid, content } = openSignature(jws);
  const differs = content ? differences(envelope, content, key) : (['content'] as const);
  const signedAt = content?.iat === undefined ? undefined : timeOf(content.iat);
  return {
    index,
    ...(kid === undefined ? {} : { kid }),
    ...(signedAt === undefined ? {} : { signedAt }),
    verdict: 'unchecked',
    differs,
    ...(content ? { content } : {}),
  };
}

function differences(
  { head, doc }: Envelope,
  { uuid, dig, iat }: SignedContent,
  key: PublicKey | undefined,
): readonly SignatureDifference[] {
  const agrees: readonly (readonly [SignatureDifference, boolean])[] = [
    ['header', head?.uuid === uuid],
    ['digest', isSameDigest(head?.dig, dig)],
    ['document', doc !== undefined && isSameDigest(digestOf(doc), dig)],
    ['time', key === undefined || key.isValidAt(iat)],
  ];
  return agrees.filter(([, same]) => !same).map(([difference]) => difference);
}

function timeOf(seconds: number): string | undefined {
  const instant = new Date(seconds * 1000);
  return Number.isNaN(instant.getTime()) ? undefined : timestampOf(instant);
}
