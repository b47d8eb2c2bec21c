/** Characters kept in a code: letters, digits, Ñ and &, and letters whose capitals are among these. */
const NOT_IN_TAX_CODES = /[^A-Za-z0-9Ñ&ñıſ]+/g;

/**
 * The general form of a tax identification code: capitals without spaces and punctuation, without a country prefix.
 * `alternatives` are further prefixes to drop, each once (Northern Ireland: XI for GB). Returns its input if nothing
 * changes.
 */
export function cleanTaxCode(code: string, country: string, alternatives: readonly string[] = []): string {
  // Letters such as ß and ﬁ, whose capitals are two letters, are dropped first, so that they cannot become letters of a
  // code.
  const bare = code.replace(NOT_IN_TAX_CODES, '').toUpperCase();
  return [country, ...alternatives].reduce(withoutPrefix, bare);
}

function withoutPrefix(code: string, prefix: string): string {
  return code.startsWith(prefix) ? code.slice(prefix.length) : code;
}
