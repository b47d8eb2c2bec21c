/** Longest text that is checked for an invoice of another program, in characters. */
const LONGEST = 500_000;

/** Whether a text may be JSON of another program. Cheap for any length. */
export function mayBeForeign(text: string): boolean {
  return text.length <= LONGEST && /^\s*[{[]/.test(text) && !text.includes('"$schema"');
}
