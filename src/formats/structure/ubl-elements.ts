import { ublStructure } from './ubl-structure.ts';
import { elementsAt, type ElementChoices } from './complete-element.ts';

/** The elements that the schema of UBL allows behind a `<` at an offset. Loads only when they are asked for. */
export const elementsOfText = (text: string, offset: number): ElementChoices | undefined =>
  elementsAt(text, offset, [ublStructure]);
