import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Characters have values 0 to 35 in the check. */
const BASE = 36;

/**
 * GSTIN: two digits for the state, the PAN, a character for the registration, Z and a check character. The country may
 * stand in front twice, as India and as prefix of the number. Source: Central Goods and Services Tax Rules 2017, rule 10.
 */
export const gstin: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country, ['IN']),
  isValid: isGstin,
  format: 'state (2 digits), PAN (10 characters), 1 character, Z and a check character',
  example: '27AAPFU0939F1ZV',
};

/** Form and check character of a normalised code. */
export function isGstin(code: string): boolean {
  return FORM.test(code) && checkValue(code.slice(0, -1)) === parseInt(code.slice(-1), BASE);
}

/** Every second character is doubled; both digits of each product in base 36 are added. */
function checkValue(base: string): number {
  let sum = 0;
  for (const [place, character] of [...base].entries()) {
    const product = parseInt(character, BASE) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / BASE) + (product % BASE);
  }
  return (BASE - (sum % BASE)) % BASE;
}
