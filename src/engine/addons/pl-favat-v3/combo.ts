import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKey } from '../shared/key-codes.ts';
import { TAX_CATEGORY } from './extension-keys.ts';

const CATEGORIES_BY_RATE: KeyCodes = { general: '1', reduced: '2', 'super-reduced': '3' };

const CATEGORIES_BY_KEY: KeyCodes = {
  zero: '6.1',
  'intra-community': '6.2',
  export: '6.3',
  exempt: '7',
  'outside-scope': '8',
  'reverse-charge': '9',
};

const OUTSIDE_POLAND = '8';

/** The position in the summary, for any tax. A missing key is filled in only later, so it gives none. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  const category = categoryOf(combo);
  return category === undefined ? combo : changeExtensions(combo, setExtension(TAX_CATEGORY, category));
});

function categoryOf({ country, key, rate }: TaxCombo): string | undefined {
  if (country && country !== 'PL') return OUTSIDE_POLAND;
  return key === 'standard' ? codeOfKey(CATEGORIES_BY_RATE, rate) : codeOfKey(CATEGORIES_BY_KEY, key);
}
