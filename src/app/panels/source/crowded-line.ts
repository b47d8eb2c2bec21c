/** A line that is longer, in UTF-16 units, goes over several rows of any screen. */
const LONG = 1000;

/** More members than that on a long line, and laying the text out makes it readable. */
const FEW = 3;

/** Whether some line of a JSON text is long because it holds many members, and not because one value is. */
export function hasCrowdedLine(text: string): boolean {
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = text.indexOf('\n', start);
    const line = end === -1 ? text.length : end;
    if (line - start > LONG && text.slice(start, line).split('":', FEW + 2).length > FEW + 1) return true;
  }
  return false;
}
