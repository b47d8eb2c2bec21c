import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isMod11And10Valid } from '../shared/weighted-sum.ts';

const FORM = /^[1-9]\d{8}$/;

/**
 * USt-IdNr. (Umsatzsteuer-Identifikationsnummer), given to businesses for trade within the European Union by the
 * Bundeszentralamt für Steuern: nine digits, the last a check digit by ISO/IEC 7064 MOD 11,10. Source: § 27a UStG.
 * Domestic businesses may have only a Steuernummer, which is an identity (`identities.ts`).
 */
export const ustIdNr: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isUstIdNr,
  format: '9 digits, the last a check digit',
  example: '136695976',
};

/** Form and check digit of a normalised code. */
export function isUstIdNr(code: string): boolean {
  return FORM.test(code) && isMod11And10Valid(code);
}
