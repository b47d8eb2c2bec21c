import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import type { TaxCombo } from '../../documents/tax/set.ts';
import type { KeyCodes } from './key-codes.ts';
import { codeOfKeyOrParent, keyOfCode } from './key-codes.ts';
import { withMembers } from '../../core/schema/draft.ts';

export const TAX_CATEGORY = 'untdid-tax-category';

/** Tax category codes (UNTDID 5305) of the VAT keys. Source: EN 16931-1, BT-118 and BT-151. */
export const VAT_CATEGORIES: KeyCodes = {
  standard: 'S',
  zero: 'Z',
  exempt: 'E',
  'reverse-charge': 'AE',
  'intra-community': 'K',
  export: 'G',
  'outside-scope': 'O',
};

/** Codes of the taxes in Spanish territories outside the VAT area. */
export const TERRITORIAL_CATEGORIES: KeyCodes = { IGIC: 'L', IPSI: 'M' };

/** Code of every tax except VAT and the territorial taxes: not subject to VAT. */
export const OUTSIDE_SCOPE = 'O';

/** Makes the key of a combo and its tax category code consistent; if both are present the key decides. */
export function withTaxCategory(combo: TaxCombo): TaxCombo {
  if (combo.cat !== 'VAT') {
    return changeExtensions(combo, setExtension(TAX_CATEGORY, TERRITORIAL_CATEGORIES[combo.cat] ?? OUTSIDE_SCOPE));
  }
  const key = combo.key || (keyOfCode(VAT_CATEGORIES, combo.ext?.[TAX_CATEGORY]) ?? 'standard');
  const keyed = key === combo.key ? combo : withMembers(combo, { key });
  return changeExtensions(keyed, setExtension(TAX_CATEGORY, codeOfKeyOrParent(VAT_CATEGORIES, key) ?? ''));
}
