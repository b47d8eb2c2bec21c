import { defineNormaliser, type Normaliser } from '../../core/normalise/normaliser.ts';
import { when } from '../../core/rules/constraint.ts';
import { carryExtensions, isExtensionIn, notHaveExtension } from '../../core/tax/extension-constraints.ts';
import { withMembers } from '../../core/schema/draft.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import {
  changeExtensions,
  fillExtension,
  limitExtension,
  removeExtension,
  setExtension,
} from '../../core/tax/extension-changes.ts';
import { tableOf } from '../../core/text/table-of.ts';
import { TaxCombo } from '../../documents/tax/set.ts';

// SII and VERI*FACTU have the same exemptions and schemes; each has codes of its own for what is not exempt.

/** Taxes that are reported; IPSI is not. */
export const REPORTED_TAXES: readonly string[] = ['VAT', 'IGIC'];

const KEYS_BY_EXEMPTION: Readonly<Record<string, string>> = tableOf({
  E1: 'exempt',
  E2: 'export',
  E3: 'export',
  E4: 'export',
  E5: 'intra-community',
  E6: 'exempt',
});

/** The extensions of a register, and what differs between the registers. */
interface Register {
  readonly exempt: string;
  readonly scheme: string;
  /** The extension of taxes that are not exempt. */
  readonly notExempt: string;
  /** Its codes outside the scope: by the rules on the place of supply, and for other reasons. */
  readonly outsideScope: readonly [abroad: string, other: string];
  /** Its codes of taxed operations by key, if the register has any. */
  readonly taxed?: { readonly standard: string; readonly zero: string; readonly 'reverse-charge': string };
  /** The tax key of one of its codes. */
  readonly keyOf: (code: string) => string | undefined;
  /** The scheme of a combo that is no export; default 01. */
  readonly schemeOf?: (combo: TaxCombo) => string;
}

/** Makes the key of a combo, its exemption or other class, and its special scheme consistent. */
export function comboNormaliser({ exempt, scheme, notExempt, ...register }: Register): Normaliser {
  const [elsewhere, other] = register.outsideScope;
  const taxed = (key: 'standard' | 'zero' | 'reverse-charge'): readonly ExtensionChange[] => [
    ...(register.taxed ? [setExtension(notExempt, register.taxed[key])] : []),
    removeExtension(exempt),
  ];
  const changesByKey: Readonly<Record<string, readonly ExtensionChange[]>> = tableOf({
    standard: taxed('standard'),
    zero: taxed('zero'),
    'reverse-charge': taxed('reverse-charge'),
    'outside-scope': [limitExtension(notExempt, elsewhere, other), removeExtension(exempt)],
    exempt: [limitExtension(exempt, 'E1', 'E6'), removeExtension(notExempt)],
    export: [limitExtension(exempt, 'E2', 'E3', 'E4'), removeExtension(notExempt)],
    'intra-community': [setExtension(exempt, 'E5'), removeExtension(notExempt)],
  });
  // Taxed abroad, so outside the scope of Spanish tax by the rules on the place of supply; 17 is the one-stop shop.
  const abroad = [setExtension(notExempt, elsewhere), limitExtension(scheme, '01', '17'), removeExtension(exempt)];

  const keyOf = ({ ext }: TaxCombo): string => {
    const code = ext?.[notExempt];
    const key = code === undefined ? undefined : register.keyOf(code);
    return key ?? KEYS_BY_EXEMPTION[ext?.[exempt] ?? ''] ?? 'standard';
  };
  const schemeOf = (combo: TaxCombo): string => (combo.key === 'export' ? '02' : (register.schemeOf?.(combo) ?? '01'));

  return defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
    if (!REPORTED_TAXES.includes(combo.cat)) return combo;
    if (combo.country && combo.country !== 'ES') return changeExtensions(combo, ...abroad);
    const keyed = combo.key ? combo : withMembers(combo, { key: keyOf(combo) });
    return changeExtensions(keyed, fillExtension(scheme, schemeOf(keyed)), ...(changesByKey[keyed.key ?? ''] ?? []));
  });
}

export const isReported = when<TaxCombo>('the tax is VAT or IGIC', ({ cat }) => REPORTED_TAXES.includes(cat));
export const hasPercent = when<TaxCombo>('the tax has a percentage', ({ percent }) => percent !== undefined);

/** Rows of both registers for the extensions of a tax; each adds its code and the place in its order. */
export function spanishComboRows(exempt: string, scheme: string) {
  return {
    scheme: { at: 'ext', must: carryExtensions(scheme), say: 'VAT and IGIC need the code of their scheme' },
    exports: {
      when: when<TaxCombo>('the scheme is 01 or missing', ({ ext }) => isExtensionIn(ext, scheme, ['01'])),
      at: 'ext',
      must: notHaveExtension(exempt, 'E2', 'E3'),
      say: 'Exports (exemptions E2 and E3) cannot be in the general scheme 01',
    },
  } as const;
}
