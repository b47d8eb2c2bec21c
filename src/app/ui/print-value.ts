/** A JSON value on one line with at most this many characters. */
export function printValue(value: unknown, most = 160): string {
  const text = JSON.stringify(value) ?? '';
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
