const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

/** Bytes of base64url text without padding (RFC 4648, 5); undefined for anything else. */
export function decodeBase64url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let pending = 0;
  let bits = 0;
  let at = 0;
  for (const digit of text) {
    const value = VALUES.get(digit);
    if (value === undefined) return undefined;
    pending = (pending << 6) | value;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = pending >> bits;
      pending &= (1 << bits) - 1;
    }
  }
  return bytes;
}

/** Whether the text is canonical: no unused bits in the last digit. */
export function isTightBase64url(text: string): boolean {
  const bytes = decodeBase64url(text);
  if (!bytes) return false;
  const spare = (text.length * 6) % 8;
  return spare === 0 || ((VALUES.get(text.at(-1) ?? '') ?? 0) & ((1 << spare) - 1)) === 0;
}

/** The UTF-8 text encoded in base64url; undefined if invalid. */
export function decodeBase64urlText(text: string): string | undefined {
  const bytes = decodeBase64url(text);
  if (!bytes) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
