/**
 * JSON that is sent unchanged. A document passed this way keeps its digits and its duplicate members, so the service
 * judges the author's text and not the result of `JSON.parse`. The text must be one valid JSON value.
 */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Serialises the members of a request body without `undefined` ones. */
export function writeBody(members: object): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(members) as [string, unknown][]) {
    if (value === undefined) continue;
    parts.push(`${JSON.stringify(name)}:${value instanceof JsonText ? value.text : JSON.stringify(value)}`);
  }
  return `{${parts.join(',')}}`;
}
