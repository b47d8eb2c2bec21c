import { elementsAt, type ElementChoices } from '../structure/complete-element.ts';
import { tablesFor } from './national-formats.ts';

/** The elements that the schema of a format of an authority allows behind a `<` at an offset. Its tables load first. */
export async function elementsOfText(text: string, offset: number): Promise<ElementChoices | undefined> {
  const structures = (await tablesFor(text)).map(({ structure }) => structure);
  return structures.length > 0 ? elementsAt(text, offset, structures) : undefined;
}
