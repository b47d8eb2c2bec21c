import type { TaxIdentityDefinition } from '../../core/tax/regime-facts.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';

/**
 * RUC (Registro Único de Contribuyentes) without its hyphens, because tax codes of the format have only letters and
 * digits. Source: panama-ruc-dv-calculator 1.0.2, read on 2026-11-22. No second source agrees on the forms of the RUC
 * and its check number (DV), so they are not checked.
 */
export const ruc: TaxIdentityDefinition = {
  normalise: (code, country) => cleanTaxCode(code, country),
  format: 'digits, with letters for some persons',
};
