import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { weightedSum } from '../shared/weighted-sum.ts';

/**
 * Number of a registered issuer of qualified invoices, person or company. The check of personal numbers is not
 * published.
 */
const REGISTERED_FORM = /^T\d{13}$/;
const CORPORATE_FORM = /^\d{13}$/;
/** The check digit comes first. */
const WEIGHTS = [1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1];

/**
 * 登録番号 of an issuer of qualified invoices, T and thirteen digits, or 法人番号 of a company, whose first digit is a check digit from 1 to 9. Sources:
 * National Tax Agency, "登録番号とは", and qiita, "Corporate Number", after the order of the ministry; python-stdnum; all read on 2026-11-22.
 */
export const registrationNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isRegistrationNumber,
  format: 'T and 13 digits, or the 13 digits of a corporate number, the first a check digit',
  example: 'T5835678256246',
};

/** Form of a normalised code, and the check digit of a corporate number without prefix. */
export function isRegistrationNumber(code: string): boolean {
  return REGISTERED_FORM.test(code) || isCorporateNumber(code);
}

/** Form and check digit of a corporate number. */
export function isCorporateNumber(code: string): boolean {
  return CORPORATE_FORM.test(code) && !code.startsWith('0') && weightedSum(code, WEIGHTS) % 9 === 0;
}
