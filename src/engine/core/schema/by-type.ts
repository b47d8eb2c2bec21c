import type { NamedType } from './kind.ts';

/** The parts of a type that tell it from others. */
type Identity = Pick<NamedType, 'id' | 'name'>;

/**
 * Two types of one name are not the same type. This program was then evaluated twice, and a definition of one copy is
 * used in an engine of the other: its rules would judge nothing, or judge the values of the other copy wrongly.
 */
export class TwoCopiesError extends Error {
  override readonly name = 'TwoCopiesError';

  constructor({ name }: Identity) {
    super(`There are two types ${name}: a definition was made with another copy of the engine`);
  }
}

/** Whether both are the same type. Throws a {@link TwoCopiesError} if only their names are equal. */
export function isSameType(identity: Identity | undefined, other: Identity | undefined): boolean {
  if (identity === other) return true;
  if (identity !== undefined && identity.id === other?.id) throw new TwoCopiesError(identity);
  return false;
}

/** Values by type, found by the id of the type. All its methods throw a {@link TwoCopiesError} as {@link isSameType}. */
export class ByType<T> {
  readonly #entries = new Map<string, { readonly type: Identity; value: T }>();

  get(type: Identity): T | undefined {
    const entry = this.#entries.get(type.id);
    return entry && isSameType(entry.type, type) ? entry.value : undefined;
  }

  set(type: Identity, value: T): void {
    const entry = this.#entries.get(type.id);
    if (entry && isSameType(entry.type, type)) entry.value = value;
    else this.#entries.set(type.id, { type, value });
  }

  *[Symbol.iterator](): IterableIterator<readonly [Identity, T]> {
    for (const { type, value } of this.#entries.values()) yield [type, value];
  }
}
