import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from '../core/json/canonical.ts';
import type { Embedded } from '../core/schema/embedded.ts';
import { encodeEmbedded } from '../core/schema/embedded.ts';
import type { Digest } from '../documents/dsig/digest.ts';

/** Documents never change, so their digest is cached: sealing, judging and verifying all need it. */
const made = new WeakMap<Embedded, Digest>();

/** SHA-256 of the canonical form of a document, in lower-case hexadecimal digits. */
export function digestOf(document: Embedded): Digest {
  let digest = made.get(document);
  if (!digest) {
    digest = { alg: 'sha256', val: bytesToHex(sha256(utf8ToBytes(canonicalJson(encodeEmbedded(document))))) };
    made.set(document, digest);
  }
  return digest;
}

export function isSameDigest(a: Digest | undefined, b: Digest | undefined): boolean {
  return a !== undefined && b !== undefined && a.alg === b.alg && a.val === b.val;
}
