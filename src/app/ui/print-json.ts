/** Indented JSON in which a value is on one line if it fits into this length. */
export function printJson(value: unknown, width = 76): string {
  return print(value, width, '', 0);
}

/** `before` is the length already used on the line. */
function print(value: unknown, width: number, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const entries = list
    ? value.map((entry: unknown) => ['', entry] as const)
    : Object.entries(value).map(([name, entry]) => [`${JSON.stringify(name)}: `, entry] as const);
  const [open, close] = list ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const gap = list ? '' : ' ';
  const line = `${open}${gap}${entries.map(([name, entry]) => name + print(entry, Infinity, '', 0)).join(', ')}${gap}${close}`;
  if (before + line.length <= width) return line;
  const lines = entries.map(([name, entry]) => inner + name + print(entry, width, inner, inner.length + name.length));
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
