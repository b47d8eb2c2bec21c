import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import type { KeyCodes } from '../shared/key-codes.ts';
import { codeOfKey } from '../shared/key-codes.ts';
import { VAT_RATE } from './extension-keys.ts';

const ZERO_RATE = '3';

const RATES: KeyCodes = { reduced: '4', general: '5', increased: '6' };

/** The code of the rate; a percentage alone gives none. */
export const normaliseCombo = defineNormaliser<TaxCombo>(TaxCombo, (combo) => {
  const code = combo.key === 'zero' ? ZERO_RATE : codeOfKey(RATES, combo.rate);
  return code === undefined ? combo : changeExtensions(combo, setExtension(VAT_RATE, code));
});
