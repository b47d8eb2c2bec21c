/** A line with more UTF-16 units than this wraps on any screen. */
const LONG = 1000;

/** A long line with more members than this becomes readable by formatting. */
const FEW = 3;

/** Whether a JSON text has a line that is long because of many members, not because of one long value. */
export function hasCrowdedLine(text: string): boolean {
  for (let start = 0, end = 0; end !== -1; start = end + 1) {
    end = text.indexOf('\n', start);
    const line = end === -1 ? text.length : end;
    if (line - start > LONG && text.slice(start, line).split('":', FEW + 2).length > FEW + 1) return true;
  }
  return false;
}
