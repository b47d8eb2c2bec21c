/**
 * A private copy during the calculation, which may be modified in place: for long documents, copying rows costs more
 * than calculating them.
 */
export type Draft<T> = { -readonly [N in keyof T]: T[N] };

/**
 * A copy to modify.
 *
 * If members are added to `{ ...value }`, inside the braces or after, V8 11 (Node 20) makes a new hidden class for
 * every copy: half a microsecond and some two hundred bytes per member, and all code that handles the copy later is
 * slower. Copies made one member after another share their class. Spreading is as fast as this if it only overwrites.
 */
export function draftOf<T extends object>(value: T): Draft<T> {
  const copy: Record<string, unknown> = {};
  for (const name in value) setMember(copy, name, value[name]);
  return copy as Draft<T>;
}

/** `{ ...value, ...members }` for members that the value may not have; see {@link draftOf}. */
export function withMembers<T extends object, M extends object>(value: T, members: M): T & M {
  const copy: Record<string, unknown> = draftOf(value);
  for (const name in members) setMember(copy, name, members[name]);
  return copy as T & M;
}

/** Sets a member of any name: `__proto__` must not reach the prototype. */
export function setMember(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else target[name] = value;
}
