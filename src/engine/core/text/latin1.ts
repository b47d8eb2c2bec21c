/** Whether every character is in ISO 8859-1 (U+0000 to U+00FF). */
export function isLatin1(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0xff) return false;
  return true;
}
