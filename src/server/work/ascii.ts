const decoder = new TextDecoder('latin1');

/** The structure of JSON is ASCII, so one character per byte is enough. */
export function asciiOf(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Whether the first character that is no space is one of these. */
export function beginsWith(text: string, characters: string): boolean {
  const [first] = /\S/.exec(text) ?? [];
  return first !== undefined && characters.includes(first);
}
