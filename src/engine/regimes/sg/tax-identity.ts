import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { isUen } from './uen.ts';

/** Registered only for GST. */
const GST_FORM = /^M[A-Z0-9]\d{7}[A-Z0-9]$/;

/**
 * GST registration number: the UEN, or a number that begins with M, whose last character follows no published rule.
 * Sources: ACRA, "Unique Entity Number"; IRAS, "GST Registration Number".
 */
export const gstNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isGstNumber,
  format: 'UEN (9 or 10 characters, the last a check letter), or M, a character, 7 digits and a letter or digit',
  example: 'M91234567X',
};

/** Form of a normalised code; for a UEN also its check letter. */
export function isGstNumber(code: string): boolean {
  return GST_FORM.test(code) || isUen(code);
}
