import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Thumbprint of an elliptic-curve key: SHA-256 over its required members, sorted by name (RFC 7638, section 3), in
 * base64url.
 */
export function thumbprintOf({ crv, x, y }: { readonly crv: string; readonly x: string; readonly y: string }): string {
  const digest = sha256(utf8ToBytes(JSON.stringify({ crv, kty: 'EC', x, y })));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
