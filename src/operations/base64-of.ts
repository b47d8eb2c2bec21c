/** Bytes converted per call: no more arguments than any platform accepts, and a multiple of three. */
const PIECE = 0x6000;

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return text;
}
