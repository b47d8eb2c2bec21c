import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

/**
 * Business Number, with or without programme account. Provinces have numbers of other forms, so none is refused.
 * Source: Canada Revenue Agency, "Business number".
 */
export const businessNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  format: '9 digits, for GST with RT and 4 digits',
};
