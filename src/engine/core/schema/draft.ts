/**
 * A copy that nobody outside the calculation has seen yet, so that it may be filled in place: long documents are slowed down
 * more by copying rows than by calculating them.
 */
export type Draft<T> = { -readonly [N in keyof T]: T[N] };

/**
 * A copy to be filled in.
 *
 * Where members are added to `{ ...value }`, within the braces or after, V8 11 (Node 20) makes a hidden class of its own for
 * every single copy: half a microsecond and some two hundred bytes for each member, and everything that meets the copy
 * later is slowed down too. Copies made one member after another share theirs. Spreading is as quick as this where it
 * only overwrites.
 */
export function draftOf<T extends object>(value: T): Draft<T> {
  const copy: Record<string, unknown> = {};
  for (const name in value) setMember(copy, name, value[name]);
  return copy as Draft<T>;
}

/** `{ ...value, ...members }` for members that the value may not have yet; see {@link draftOf}. */
export function withMembers<T extends object, M extends object>(value: T, members: M): T & M {
  const copy: Record<string, unknown> = draftOf(value);
  for (const name in members) setMember(copy, name, members[name]);
  return copy as T & M;
}

/** Sets a member whatever its name: `__proto__` is one like any other, so it must not reach the prototype. */
export function setMember(target: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else target[name] = value;
}
