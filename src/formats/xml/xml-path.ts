/** The place of an element below another. Joined at once: a text that was put together step by step keeps every step. */
export function pathBelow(above: string, name: string, position: number): string {
  return [above, '/', name, '[', String(position), ']'].join('');
}
