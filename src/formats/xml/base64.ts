/** Bytes as Base64, and back; undefined for invalid Base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

export function fromBase64(text: string): Uint8Array | undefined {
  const packed = text.replace(/[ \t\r\n]+/g, '');
  if (packed === '' || packed.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return undefined;
  return Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
}
