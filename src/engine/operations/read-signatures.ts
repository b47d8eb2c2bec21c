import { timestampOf } from '../core/cal/timestamp.ts';
import type { Envelope } from '../documents/envelope/envelope.ts';
import { digestOf, isSameDigest } from '../envelope/digest.ts';
import type { PublicKey } from '../envelope/json-web-key.ts';
import type { SignedContent } from '../envelope/open-signature.ts';
import { openSignature } from '../envelope/open-signature.ts';

/**
 * sound: made with the key, and everything matches. broken: made with the key, but something differs. forged: names the
 * key, but was not made with it, or was altered. foreign: made with another key. unchecked: no key was given.
 */
export type SignatureVerdict = 'sound' | 'broken' | 'forged' | 'foreign' | 'unchecked';

/**
 * What does not match. header: the signed identifier is not that of the envelope. digest: the signed digest is not that
 * in the header. document: the signed digest is not that of the document. time: the key is not valid at the time of
 * signing. content: the signed content is not an envelope's header.
 */
export type SignatureDifference = 'header' | 'digest' | 'document' | 'time' | 'content';

/** One signature of an envelope, for readers. */
export interface SignatureReport {
  /** Index in the envelope's list, from 0. */
  readonly index: number;
  /** Id of the key named by the signature; anybody can write anything there. */
  readonly kid?: string;
  /** Time of signing as claimed by the signer; RFC 3339, UTC. */
  readonly signedAt?: string;
  readonly verdict: SignatureVerdict;
  /** Checked for any verdict: the content of a foreign signature may differ too. */
  readonly differs: readonly SignatureDifference[];
  /** The signed content. */
  readonly content?: SignedContent;
}

/** An envelope with more signatures is an attack on its verifier. */
export const MOST_SIGNATURES = 100;

/** The claims of the first {@link MOST_SIGNATURES} signatures, unverified. */
export function readSignatures(envelope: Envelope): readonly SignatureReport[] {
  const some = (envelope.sigs ?? []).slice(0, MOST_SIGNATURES);
  return some.map((jws, index) => readSignature(envelope, jws, index, undefined));
}

/** The claims of one signature; with a key, also whether that was valid at the time. */
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
