/**
 * JSON that travels as it was written. A document passed this way keeps its digits and its repeated members, so that
 * the service judges the author's text and not what `JSON.parse` made of it. The text must be one sound JSON value.
 */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Serialises the members of a request body; `undefined` ones are left out. */
export function writeBody(members: object): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(members) as [string, unknown][]) {
    if (value === undefined) continue;
    parts.push(`${JSON.stringify(name)}:${value instanceof JsonText ? value.text : JSON.stringify(value)}`);
  }
  return `{${parts.join(',')}}`;
}
