/**
 * Stands where a value belongs that only the author knows. No value of a document can be this text, no amount or date reads it, and
 * whoever finds it in an invoice sees that something is left to be filled in.
 */
export const PLACEHOLDER = '<?>';

export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === PLACEHOLDER;
}
