import type { ElementChoice } from './complete-element.ts';

/** Longest name that may be typed before nothing is proposed, in characters. */
export const LONGEST_NAME = 100;

/** Whether a `<`, and perhaps the beginning of a name, stands before an offset. */
export function isElementBegun(text: string, offset: number): boolean {
  return /<[\w:.-]*$/.test(text.slice(Math.max(0, offset - LONGEST_NAME), offset));
}

/** The element with its end as a snippet: the cursor is in its first empty place. */
export function elementSnippet({ name, attributes, hasElements }: ElementChoice): string {
  const written = attributes.map((one, at) => ` ${one.name}="${one.fixed ?? `$${String(at + 1)}`}"`).join('');
  return `<${name}${written}>${hasElements ? '\n\t$0\n' : '$0'}</${name}>`;
}
