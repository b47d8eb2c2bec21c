import type { NamedType } from '../schema/kind.ts';
import type { TaxKnowledge } from '../tax/knowledge.ts';

/** A normaliser's view beside the value. */
export interface NormaliseScope {
  /** `$regime` of the document, or `''`. */
  readonly regime: string;
  /** `$addons` of the document, including required ones. */
  readonly addons: readonly string[];
  readonly knowledge: TaxKnowledge;
}

/**
 * Brings values of one type into their usual form. Returns the value itself if nothing changes, otherwise a new one.
 */
export interface Normaliser {
  readonly type: NamedType;
  apply(value: unknown, scope: NormaliseScope): unknown;
}

/** A normaliser for the values of `kind`. `apply` is pure; undefined removes the value. */
export function defineNormaliser<T>(
  kind: { readonly named: NamedType | undefined; isEmpty(value: T): boolean },
  apply: (value: T, scope: NormaliseScope) => T | undefined,
): Normaliser {
  if (!kind.named) throw new Error('a normaliser needs a type with a name');
  return { type: kind.named, apply: apply as Normaliser['apply'] };
}
