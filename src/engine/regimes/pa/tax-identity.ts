import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

/**
 * RUC (Registro Único de Contribuyentes), without the hyphens that part it, because the format has letters and digits only in tax codes. Source:
 * panama-ruc-dv-calculator 1.0.2, read on 2026-11-22; the forms of the RUC and its check number (DV) have no second source that agrees, so they are
 * not judged.
 */
export const ruc: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  format: 'digits, with letters for some persons',
};
