/** Longest name that may be typed before nothing is proposed, in characters. */
export const LONGEST_NAME = 100;

/** Whether a `<`, and perhaps the beginning of a name, stands before an offset. */
export function isElementBegun(text: string, offset: number): boolean {
  return /<[\w:.-]*$/.test(text.slice(Math.max(0, offset - LONGEST_NAME), offset));
}
