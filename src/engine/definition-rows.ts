import { lazily } from './codelists/code-table.ts';
import { whenOneOf } from './core/rules/constraint.ts';
import type { DeferredRules } from './core/rules/define-rules.ts';
import type { NamedType } from './core/schema/kind.ts';
import type { Addon } from './core/tax/addon.ts';
import type { DeferredAddon, DeferredRegime } from './core/tax/deferred.ts';
import type { Regime } from './core/tax/regime.ts';
import { documentTypes } from './documents/types.ts';

/**
 * Values that a regime's rules judge also in documents of other regimes: id of their type, `tax/identity`, one of its
 * members, and its value.
 */
export type RulesElsewhere = readonly [type: string, member: string, ...values: readonly string[]];

/** The names of a definition, and the function that makes it. Several names are one text: {@link namesIn}. */
interface Row<T> {
  readonly extensions?: string;
  readonly make: () => T;
}

export interface RegimeRow extends Row<Regime> {
  readonly country: string;
  readonly alternatives?: string;
  /** One for each of its rule sets that apply everywhere, in order. */
  readonly elsewhere?: readonly RulesElsewhere[];
}

export interface AddonRow extends Row<Addon> {
  readonly key: string;
  readonly types?: string;
}

export function deferredRegime({ country, alternatives, extensions, elsewhere = [], make }: RegimeRow): DeferredRegime {
  const made = lazily(make);
  const sets = lazily(() => (made().rules ?? []).filter((set) => set.everywhere));
  const everywhere = elsewhere.map(([type, member, ...values], index): DeferredRules => {
    const when = whenOneOf<Record<string, unknown>>(`${member} is ${values.join(' or ')}`, member, values);
    return { type: typeNamed(type), when, sets: () => sets().slice(index, index + 1) };
  });
  return { country, alternatives: namesIn(alternatives), extensions: namesIn(extensions), everywhere, make: made };
}

export function deferredAddon({ key, extensions, types, make }: AddonRow): DeferredAddon {
  return { key, extensions: namesIn(extensions), types: namesIn(types), make: lazily(make) };
}

/** Several names are separated by blanks. */
export function namesIn(text = ''): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

function typeNamed(id: string): NamedType {
  const type = documentTypes.find(({ named }) => named?.id === id)?.named;
  if (!type) throw new Error(`no document has the type ${id}`);
  return type;
}
