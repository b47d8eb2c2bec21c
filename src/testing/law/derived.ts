import type { NamedType } from '../../engine/core/schema/kind.ts';
import type { Addon } from '../../engine/core/tax/addon.ts';
import { taxKnowledge } from '../../engine/core/tax/knowledge.ts';

/** The codes that a normaliser derives from keys, as the specification lists them. */
export interface DerivedCodes {
  /** Holder of the key. */
  readonly type: { readonly named: NamedType | undefined };
  /** Extension that receives the code. */
  readonly ext: string;
  /** `key=code`, separated by white space; nothing after the sign if the key gives no code. */
  readonly codes: string;
  /** Makes the value to normalise; default `{ key }`. */
  readonly given?: (key: string) => object;
  /** Returns the extensions of the result; default its own `ext`. */
  readonly read?: (value: object) => Readonly<Record<string, string>> | undefined;
}

const knowledge = taxKnowledge({ regimes: [], addons: [], extensions: [] });

export function statedCodes({ codes }: DerivedCodes): Readonly<Record<string, string>> {
  return Object.fromEntries(
    codes
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  );
}

export function derivedFrom(addon: Addon, table: DerivedCodes): Readonly<Record<string, string>> {
  const {
    type,
    ext,
    given = (key) => ({ key }),
    read = (value) => (value as { ext?: Record<string, string> }).ext,
  } = table;
  const normalisers = (addon.normalisers ?? []).filter((normaliser) => normaliser.type === type.named);
  const scope = { regime: '', addons: [addon.key], knowledge };
  const entries = Object.keys(statedCodes(table)).map((key) => {
    const after = normalisers.reduce<unknown>((value, normaliser) => normaliser.apply(value, scope), given(key));
    return [key, read(after as object)?.[ext] ?? ''] as const;
  });
  return Object.fromEntries(entries);
}
