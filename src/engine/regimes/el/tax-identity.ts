import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{9}$/;
const WEIGHTS = [256, 128, 64, 32, 16, 8, 4, 2];

/**
 * ΑΦΜ (αριθμός φορολογικού μητρώου) of the Independent Authority for Public Revenue: nine digits, the last a check
 * digit. Identities of GR become those of EL, the code that article 215 of directive 2006/112/EC gives Greece.
 * Source: Ν. 5104/2024, άρθρο 10, for the number; the check digit as the authority applies it.
 */
export const afm: TaxIdentityDefinition = {
  country: () => 'EL',
  normalise: (code, country) => cleanTaxCode(code, country, ['GR']),
  isValid: isAfm,
  format: '9 digits, the last a check digit',
  example: '094259216',
};

/** Form and check digit of a normalised code. */
export function isAfm(code: string): boolean {
  return FORM.test(code) && (weightedSum(code, WEIGHTS) % 11) % 10 === Number(code.charAt(8));
}
