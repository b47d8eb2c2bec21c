/** A line that is longer, in UTF-16 units, goes over several rows of any screen. */
const LONG = 1000;

/** More members than that on a long line, and laying the text out makes it readable. */
const FEW = 3;

/** Whether some line of a JSON text is long because it holds many members, and not because one value is. */
export function hasCrowdedLine(text: string): boolean {
  return text.split('\n').some((line) => line.length > LONG && line.split('":', FEW + 2).length > FEW + 1);
}
