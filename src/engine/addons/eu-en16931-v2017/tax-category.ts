import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { TaxNote } from '../../documents/tax/note.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { codeOfKeyOrParent, keyOfCode } from '../shared/key-codes.ts';
import { TAX_CATEGORY, VAT_CATEGORIES, withTaxCategory } from '../shared/tax-category.ts';

export { OUTSIDE_SCOPE, TAX_CATEGORY, TERRITORIAL_CATEGORIES, VAT_CATEGORIES } from '../shared/tax-category.ts';

export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, withTaxCategory);

/** Does so for a note about VAT, so that it can be matched with its category. */
export const normaliseTaxNote = defineNormaliser<TaxNote>(TaxNote, (note) => {
  if (note.cat !== 'VAT') return note;
  const key = note.key || keyOfCode(VAT_CATEGORIES, note.ext?.[TAX_CATEGORY]);
  const code = codeOfKeyOrParent(VAT_CATEGORIES, key);
  const keyed = key === note.key ? note : { ...note, key };
  return code === undefined ? keyed : changeExtensions(keyed, setExtension(TAX_CATEGORY, code));
});
