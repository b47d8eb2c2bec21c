import type { ElementChoice } from './complete-element.ts';

/** The element with its end as a snippet: the cursor is in its first empty place. */
export function elementSnippet({ name, attributes, hasElements }: ElementChoice): string {
  const written = attributes
    .map((attribute, at) => ` ${attribute.name}="${attribute.fixed ?? `$${String(at + 1)}`}"`)
    .join('');
  return `<${name}${written}>${hasElements ? '\n\t$0\n' : '$0'}</${name}>`;
}
