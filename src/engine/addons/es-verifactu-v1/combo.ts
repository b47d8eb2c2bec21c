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
import { EXEMPT, OP_CLASS, REGIME } from './extension-keys.ts';
import { withMembers } from '../../core/schema/draft.ts';

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

const KEYS_BY_OP_CLASS: Readonly<Record<string, string>> = tableOf({
  S2: 'reverse-charge',
  N1: 'outside-scope',
  N2: 'outside-scope',
});

/** The operation class of each key if subject to tax or outside the scope, otherwise the exemption. */
const CHANGES_BY_KEY: Readonly<Record<string, readonly ExtensionChange[]>> = tableOf({
  standard: [setExtension(OP_CLASS, 'S1'), removeExtension(EXEMPT)],
  zero: [setExtension(OP_CLASS, 'S1'), removeExtension(EXEMPT)],
  'reverse-charge': [setExtension(OP_CLASS, 'S2'), removeExtension(EXEMPT)],
  'outside-scope': [limitExtension(OP_CLASS, 'N2', 'N1'), removeExtension(EXEMPT)],
  exempt: [limitExtension(EXEMPT, 'E1', 'E6'), removeExtension(OP_CLASS)],
  export: [limitExtension(EXEMPT, 'E2', 'E3', 'E4'), removeExtension(OP_CLASS)],
  'intra-community': [setExtension(EXEMPT, 'E5'), removeExtension(OP_CLASS)],
});

/** Taxed abroad, so outside the scope of Spanish tax by the rules on the place of supply; 17 is the one-stop shop. */
const ABROAD = [setExtension(OP_CLASS, 'N2'), limitExtension(REGIME, '01', '17'), removeExtension(EXEMPT)];

/** Makes the key of a combo, its operation class, exemption and special scheme consistent. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  if (!REPORTED_TAXES.includes(combo.cat)) return combo;
  if (combo.country && combo.country !== 'ES') return changeExtensions(combo, ...ABROAD);
  const keyed = combo.key ? combo : withMembers(combo, { key: keyOf(combo) });
  return changeExtensions(keyed, fillExtension(REGIME, schemeOf(keyed)), ...(CHANGES_BY_KEY[keyed.key ?? ''] ?? []));
});

function keyOf({ ext }: TaxCombo): string {
  return KEYS_BY_OP_CLASS[ext?.[OP_CLASS] ?? ''] ?? KEYS_BY_EXEMPTION[ext?.[EXEMPT] ?? ''] ?? 'standard';
}

/** A surcharge counts only if the author states it: that of a rate is calculated later. */
function schemeOf(combo: TaxCombo): string {
  if (combo.key === 'export') return '02';
  return combo.surcharge ? '18' : '01';
}
