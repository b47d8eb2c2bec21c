import { ByType } from '../schema/by-type.ts';
import type { AnyKind } from '../schema/kind.ts';
import { isObjectType } from '../schema/object-type.ts';
import type { Normaliser, NormaliseScope } from './normaliser.ts';

type Transform = (value: unknown, scope: NormaliseScope) => unknown;

/**
 * The normalisers of one context (regime and addons) compiled into one transformation per type. Parts come before the
 * whole. Unchanged values are shared with the input. Embedded documents are not changed.
 */
export class NormalisePlan {
  readonly #byType = new ByType<Normaliser[]>();
  readonly #transforms = new Map<unknown, Transform | undefined>();

  constructor(normalisers: readonly Normaliser[]) {
    for (const normaliser of normalisers) {
      const list = this.#byType.get(normaliser.type) ?? [];
      list.push(normaliser);
      this.#byType.set(normaliser.type, list);
    }
  }

  apply(kind: AnyKind, value: unknown, scope: NormaliseScope): unknown {
    const transform = this.#transformOf(kind);
    return transform && value !== undefined ? transform(value, scope) : value;
  }

  #transformOf(kind: AnyKind): Transform | undefined {
    const id = kind.named ?? kind;
    if (this.#transforms.has(id)) return this.#transforms.get(id);
    // A recursive type finds this entry, which resolves once the type is complete.
    const later: { transform?: Transform | undefined } = {};
    this.#transforms.set(id, (value, scope) => (later.transform ? later.transform(value, scope) : value));
    later.transform = compose(this.#partsOf(kind), kind.named ? (this.#byType.get(kind.named) ?? []) : []);
    this.#transforms.set(id, later.transform);
    return later.transform;
  }

  #partsOf(kind: AnyKind): Transform | undefined {
    if (isObjectType(kind)) {
      const members = new Map<string, Transform>();
      for (const { name, field } of kind.members) {
        const transform = this.#transformOf(field.kind);
        if (transform) members.set(name, transform);
      }
      return members.size > 0 ? objectTransform(members) : undefined;
    }
    if (kind.shape === 'list' && kind.entry) {
      const entry = this.#transformOf(kind.entry);
      return entry && listTransform(entry);
    }
    return undefined;
  }
}

function compose(parts: Transform | undefined, own: readonly Normaliser[]): Transform | undefined {
  if (own.length === 0) return parts;
  return (value, scope) => {
    let result = parts ? parts(value, scope) : value;
    for (let i = 0; i < own.length && result !== undefined; i++) result = (own[i] as Normaliser).apply(result, scope);
    return result;
  };
}

/** Walks the members of the value: a type has many more, and looking for absent ones takes time. */
function objectTransform(members: ReadonlyMap<string, Transform>): Transform {
  return (value, scope) => {
    const source = value as Record<string, unknown>;
    let copy: Record<string, unknown> | undefined;
    for (const name in source) {
      const transform = members.get(name);
      const before = source[name];
      if (transform === undefined || before === undefined) continue;
      const after = transform(before, scope);
      if (after === before) continue;
      copy ??= { ...source };
      copy[name] = after;
    }
    return copy ?? source;
  };
}

function listTransform(entry: Transform): Transform {
  return (value, scope) => {
    const source = value as readonly unknown[];
    let copy: unknown[] | undefined;
    for (let i = 0; i < source.length; i++) {
      const after = entry(source[i], scope);
      if (after === source[i]) continue;
      copy ??= source.slice();
      copy[i] = after;
    }
    return copy ?? source;
  };
}
