const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes in Base64 with padding (RFC 4648, 4). */
export function encodeBase64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3);
    const group = (a << 16) | (b << 8) | c;
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(group >> shift) & 63] ?? '').join('');
    const missing = Math.max(0, at + 3 - bytes.length);
    text += digits.slice(0, 4 - missing) + '='.repeat(missing);
  }
  return text;
}
