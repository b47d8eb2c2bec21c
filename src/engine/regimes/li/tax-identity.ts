import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const FORM = /^\d{5}$/;
/** Written before or after the number, as in Switzerland. */
const MARK = /^MWST(NR)?|MWST$/g;

/**
 * MWST number: five digits. Sources: Liechtensteinische Landesverwaltung, "Umsetzung der UID in Liechtenstein"; vatnode, "Liechtenstein VAT
 * numbers"; both read on 2026-11-22.
 */
export const vatNumber: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(cleanTaxCode(code, country).replace(MARK, ''), country),
  isValid: isVatNumber,
  format: '5 digits',
  example: '12345',
};

/** Form of a normalised code. */
export function isVatNumber(code: string): boolean {
  return FORM.test(code);
}
