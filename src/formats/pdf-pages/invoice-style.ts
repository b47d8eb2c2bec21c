import type { Colour, Style } from './drawing.ts';
import { textString } from './pdf-output.ts';

export const BLACK: Colour = [0.09, 0.09, 0.11];
export const GREY: Colour = [0.32, 0.32, 0.36];
export const LIGHT: Colour = [0.83, 0.83, 0.85];
export const LINE_HEIGHT = 12;

export const style = (size: number, weight: Style['weight'] = 'regular', colour: Colour = BLACK): Style => ({
  size,
  weight,
  colour,
});

/** Attributes of a picture: alternative text and bounding box (ISO 14289-1, 7.3). */
export function figureEntries(words: string, box: readonly number[]): string {
  const corners = box.map((value) => value.toFixed(2)).join(' ');
  return `/Alt${textString(words)}/A<</O/Layout/Placement/Block/BBox[${corners}]>>`;
}
