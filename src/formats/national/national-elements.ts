import { elementsAt, type ElementChoices } from '../structure/complete-element.ts';
import { tablesFor } from './national-formats.ts';
import { namesFor } from './national-names.ts';

/**
 * The elements that the schema of a format of an authority allows behind a `<` at an offset, with their names. Its tables
 * and names load first.
 */
export async function elementsOfText(text: string, offset: number): Promise<ElementChoices | undefined> {
  const [tables, names] = await Promise.all([tablesFor(text), namesFor(text)]);
  const structures = tables.map(({ structure }) => structure);
  return structures.length > 0 ? elementsAt(text, offset, structures, names) : undefined;
}
