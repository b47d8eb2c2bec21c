/** In characters; file systems allow 255 bytes, and a character has up to four. */
const LONGEST_NAME = 60;
/** Most characters of the number examined. */
const LONGEST_NUMBER = 1_000;

/** The name of a file, by the number of its document. */
export function fileNameOf(number: string): string {
  const signs = Array.from(number.slice(0, LONGEST_NUMBER).replace(/[^\p{L}\p{N}._-]+/gu, '-'));
  return (
    signs
      .slice(0, LONGEST_NAME)
      .join('')
      .replace(/^[-.]+|[-.]+$/g, '') || 'invoice'
  );
}
