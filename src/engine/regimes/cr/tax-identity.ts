import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

/** A person's cédula física; a company's cédula jurídica, or a NITE; a foreigner's DIMEX. */
const FORM = /^([1-9]\d{8}|[0-9A-Z]{10}|[1-9]\d{10,11})$/;

/**
 * The identity document of the taxpayer, whose numbers have no check digit. Sources: the published rule of the format; python-stdnum for the
 * lengths, cr.cpf, cr.cpj and cr.cr; both read on 2026-11-22.
 */
export const cedula: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isCedula,
  format: '9, 11 or 12 digits, the first not 0, or 10 letters and digits',
  example: '3101012009',
};

/** Form of a normalised code. */
export function isCedula(code: string): boolean {
  return FORM.test(code);
}
