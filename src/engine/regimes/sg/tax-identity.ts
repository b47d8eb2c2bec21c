import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

/** Local company with its year, business, other entity with its year and kind. */
const UEN_FORMS = [/^(19|20)\d{7}[A-Z]$/, /^\d{8}[A-Z]$/, /^[TS]\d{2}[A-Z]{2}\d{4}[A-Z]$/];

/** Registered for GST only. */
const GST_FORM = /^M[A-Z0-9]\d{7}[A-Z0-9]$/;

/**
 * GST registration number: the UEN, or a number that begins with M. The letter at the end is not checked, since its rule is not
 * public. Sources: ACRA, "Unique Entity Number"; IRAS, "GST Registration Number".
 */
export const gstNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isGstNumber,
  format: 'UEN (9 or 10 characters), or M, a character, 7 digits and a letter or digit',
  example: 'M91234567X',
};

/** Form of a normalised code. */
export function isGstNumber(code: string): boolean {
  return GST_FORM.test(code) || isUen(code);
}

export function isUen(code: string): boolean {
  return UEN_FORMS.some((form) => form.test(code));
}
