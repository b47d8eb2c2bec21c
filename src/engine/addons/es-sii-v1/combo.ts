import { tableOf } from '../../core/text/table-of.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { ExtensionChange } from '../../core/tax/extension-changes.ts';
import {
  changeExtensions,
  fillExtension,
  limitExtension,
  removeExtension,
  setExtension,
} from '../../core/tax/extension-changes.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { EXEMPT, OUTSIDE_SCOPE, REGIME } from './extension-keys.ts';

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

/** Why the operation of each key is exempt or not subject. */
const CHANGES_BY_KEY: Readonly<Record<string, readonly ExtensionChange[]>> = tableOf({
  standard: [removeExtension(EXEMPT)],
  zero: [removeExtension(EXEMPT)],
  'reverse-charge': [removeExtension(EXEMPT)],
  'outside-scope': [limitExtension(OUTSIDE_SCOPE, 'location', 'other'), removeExtension(EXEMPT)],
  exempt: [limitExtension(EXEMPT, 'E1', 'E6'), removeExtension(OUTSIDE_SCOPE)],
  export: [limitExtension(EXEMPT, 'E2', 'E3', 'E4'), removeExtension(OUTSIDE_SCOPE)],
  'intra-community': [setExtension(EXEMPT, 'E5'), removeExtension(OUTSIDE_SCOPE)],
});

/** Taxed abroad, so not subject here by the rules on the place of supply; 17 is the one-stop shop. */
const ABROAD = [setExtension(OUTSIDE_SCOPE, 'location'), limitExtension(REGIME, '01', '17'), removeExtension(EXEMPT)];

/** Makes the key of a combo, its exemption and its special scheme consistent. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  if (!REPORTED_TAXES.includes(combo.cat)) return combo;
  if (combo.country && combo.country !== 'ES') return changeExtensions(combo, ...ABROAD);
  const keyed = combo.key ? combo : { ...combo, key: keyOf(combo) };
  const scheme = keyed.key === 'export' ? '02' : '01';
  return changeExtensions(keyed, fillExtension(REGIME, scheme), ...(CHANGES_BY_KEY[keyed.key ?? ''] ?? []));
});

function keyOf({ ext }: TaxCombo): string {
  if (ext?.[OUTSIDE_SCOPE] !== undefined) return 'outside-scope';
  return KEYS_BY_EXEMPTION[ext?.[EXEMPT] ?? ''] ?? 'standard';
}
