import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';

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
    if (typeof value !== 'string' && typeof value !== 'number') return '';
    this.read.add(`${this.path}.${member}`);
    return String(value);
  }

  get isObject(): boolean {
    return isJsonObject(this.value);
  }
}

function memberOf(value: Json | undefined, member: string): Json | undefined {
  return isJsonObject(value) && Object.hasOwn(value, member) ? (value as JsonObject)[member] : undefined;
}
