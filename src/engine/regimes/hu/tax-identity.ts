import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

const FORM = /^\d{8}([1-5]\d{2})?$/;
/** The check digit has weight one, so the sum is a multiple of ten. */
const WEIGHTS = [9, 7, 3, 1, 9, 7, 3, 1];

/**
 * Adószám: eight digits, the last of them a check digit, form the közösségi adószám; domestic numbers add the tax
 * treatment (1 to 5) and the county: `12892312-2-42`. Of these: Online Számla, common.xsd (`VatCodeType`);
 * kerekit/hungarian-vat-number. Sources: VIES, structure of VAT numbers; python-stdnum and jsvat for the check; all
 * read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isVatNumber,
  format: '8 digits, the last a check digit, and perhaps 1 to 5 and two more',
  example: '12892312',
};

/** Form and check of a normalised code. */
export function isVatNumber(code: string): boolean {
  return FORM.test(code) && weightedSum(code, WEIGHTS) % 10 === 0;
}
