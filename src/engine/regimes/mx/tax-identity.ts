import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

const PERSON = /^[A-ZÑ&]{4}\d{6}[A-Z0-9]{3}$/;
const COMPANY = /^[A-ZÑ&]{3}\d{6}[A-Z0-9]{3}$/;
const COUNTRY = 'MX';

/**
 * RFC (Registro Federal de Contribuyentes): letters from the name, a date as YYMMDD and three characters that the SAT
 * assigns. The last is a check digit, but the SAT also issues numbers with another one, so it is not checked. Source:
 * Código Fiscal de la Federación, article 27.
 */
export const rfc: TaxIdentityDefinition = {
  normalise: normaliseRfc,
  isValid: isRfc,
  format: '3 letters (4 for people), 6 digits and 3 letters or digits',
  example: 'XAXX010101000',
};

/** An RFC may itself begin with MX, so this is a country prefix only if an RFC follows. */
function normaliseRfc(given: string): string {
  const code = cleanTaxCode(given, '');
  const rest = cleanTaxCode(given, COUNTRY);
  return isRfc(rest) ? rest : code;
}

/** Form of a normalised code. */
export function isRfc(code: string): boolean {
  return PERSON.test(code) || COMPANY.test(code);
}
