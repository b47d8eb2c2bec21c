import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject, JsonNumber } from '../../engine/values.ts';

/** A stretch of a cell: a value of the document, or the words between values, which have no path. */
export interface Part {
  readonly text: string;
  readonly path?: string;
  /** Paths of other values that it stands for, such as the country before a tax number. */
  readonly also?: readonly string[];
}

/** A text on the page, with its place in the document and the values that it consists of. */
export interface Cell {
  readonly text: string;
  readonly path: string;
  readonly parts: readonly Part[];
}

/** A value of a document with its path. Every access is recorded, so that unused values can be listed. */
export class Place {
  readonly path: string;
  readonly value: Json | undefined;
  private readonly read: Set<string>;

  constructor(value: Json | undefined, path: string, read: Set<string>) {
    this.value = value;
    this.path = path;
    this.read = read;
  }

  at(...members: readonly string[]): Place {
    return members.reduce<Place>(
      ({ value, path }, member) => new Place(memberOf(value, member), `${path}.${member}`, this.read),
      this,
    );
  }

  /** The objects of a list. */
  list(member: string): readonly Place[] {
    const { value, path } = this.at(member);
    if (!Array.isArray(value)) return [];
    return (value as readonly Json[]).map((entry, i) => new Place(entry, `${path}[${String(i)}]`, this.read));
  }

  text(member: string): string {
    const value = memberOf(this.value, member);
    if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof JsonNumber)) return '';
    this.read.add(`${this.path}.${member}`);
    return value instanceof JsonNumber ? value.text : String(value);
  }

  /** The member as a part of a cell; `also` names members that it stands for too. */
  part(member: string, text = this.text(member), also: readonly string[] = []): Part {
    const path = `${this.path}.${member}`;
    return { text, path, ...(also.length > 0 && { also: also.map((suffix) => `${this.path}${suffix}`) }) };
  }

  get isObject(): boolean {
    return isJsonObject(this.value);
  }
}

function memberOf(value: Json | undefined, member: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, member) ? (value as JsonObject)[member] : undefined;
}

/** The parts that say something, with a separator between each two. */
export function joined(separator: string, parts: readonly Part[]): readonly Part[] {
  const said = parts.filter(({ text }) => text !== '');
  return said.flatMap((part, index) => (index === 0 ? [part] : [{ text: separator }, part]));
}

export const textOfParts = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

export function cell(path: string, parts: readonly Part[]): Cell {
  const said = parts.filter(({ text }) => text !== '');
  return { path, text: textOfParts(said), parts: said };
}
