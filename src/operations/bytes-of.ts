/** The bytes of a Base64 text; undefined if it is not Base64. */
export function bytesOf(base64: string): Uint8Array | undefined {
  let text: string;
  try {
    text = atob(base64);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
