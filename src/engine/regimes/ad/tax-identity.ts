import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

/** Companies have the numbers from 700000 to 799999, residents those below. */
const FORM = /^([AL]7\d{5}|F[0-6]\d{5}|[CDEGOPU]\d{6})[A-Z]$/;

/**
 * NRT (Número de Registre Tributari): a letter for the kind of taxpayer, six digits and a control letter. Sources: globalidcheck.com, "Andorra NRT
 * validator", and tin-check.com; python-stdnum, which knows all but the E of people who live elsewhere; all read on 2026-11-22.
 */
export const nrt: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  isValid: isNrt,
  format: 'a letter, 6 digits and a control letter',
  example: 'U132950X',
};

/** Form of a normalised code. */
export function isNrt(code: string): boolean {
  return FORM.test(code);
}
