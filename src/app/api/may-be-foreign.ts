/** Longest text that is looked at for somebody else's invoice, in characters. */
const LONGEST = 500_000;

/** Whether a text may be JSON in a shape of somebody else: cheap, whatever its length. */
export function mayBeForeign(text: string): boolean {
  return text.length <= LONGEST && /^\s*[{[]/.test(text) && !text.includes('"$schema"');
}
