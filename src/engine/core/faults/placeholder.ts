/**
 * Marks a value that only the author knows. It cannot be a value of a document, an amount or a date, and shows readers
 * of an invoice that something is missing.
 */
export const PLACEHOLDER = '<?>';

export function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === PLACEHOLDER;
}
