/** Codes of a format by key: `credit-transfer+sepa` → 58. */
export type KeyCodes = Readonly<Record<string, string>>;

export function codeOfKey(codes: KeyCodes, key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(codes, key) ? codes[key] : undefined;
}

/** Like `codeOfKey`; an unlisted key counts as the one before its last `+`: `card+corporate` → `card`. */
export function codeOfKeyOrParent(codes: KeyCodes, key: string | undefined): string | undefined {
  for (let part = key; part; part = part.slice(0, Math.max(part.lastIndexOf('+'), 0))) {
    const code = codeOfKey(codes, part);
    if (code !== undefined) return code;
  }
  return undefined;
}

/** The first key with the code. */
export function keyOfCode(codes: KeyCodes, code: string | undefined): string | undefined {
  return Object.keys(codes).find((key) => codes[key] === code);
}
