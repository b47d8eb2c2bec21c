/** Strong entity tag of a body under one version of the engine: `"0.2.0-5d41402abc4b2a76"`. */
export async function entityTag(version: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const short = Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `"${version}-${short}"`;
}

/**
 * Whether an `If-None-Match` header names the tag (RFC 9110, 13.1.2): `*`, or a list compared weakly, because a
 * compressing host turns strong tags into weak ones.
 */
export function namesTag(header: string | null, tag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((entry) => {
    const candidate = entry.trim();
    return candidate === '*' || candidate === tag || candidate === `W/${tag}`;
  });
}
