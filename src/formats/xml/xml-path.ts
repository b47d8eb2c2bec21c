/** The path of an element below another. Joined at once: a string built step by step keeps every step in memory. */
export function pathBelow(above: string, name: string, position: number): string {
  return [above, '/', name, '[', String(position), ']'].join('');
}
