/** Bytes of the text in UTF-8. A lone surrogate counts as the replacement character. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else if (code >= 0xd800 && code < 0xdc00 && isLowSurrogate(text.charCodeAt(i + 1))) {
      bytes += 4;
      i += 1;
    } else bytes += 3;
  }
  return bytes;
}

/** Whether the text takes at most `limit` bytes in UTF-8. */
export function fitsUtf8(text: string, limit: number): boolean {
  // A UTF-16 unit takes one to three bytes.
  if (text.length * 3 <= limit) return true;
  return text.length <= limit && utf8Length(text) <= limit;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
