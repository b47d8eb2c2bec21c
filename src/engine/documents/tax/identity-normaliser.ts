import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { TaxIdentity } from './identity.ts';

/**
 * Normalises the code of a tax identity for its own country, whatever regime the document follows. If the country's
 * regime has no normaliser, the code is unchanged; a country without regime gets the general cleaning.
 */
export const normaliseTaxIdentity = defineNormaliser<TaxIdentity>(TaxIdentity, (identity, { knowledge }) => {
  const regime = knowledge.regime(identity.country);
  const form = regime?.taxIdentity;
  const country = form?.country?.(identity.country) ?? identity.country;
  const code = identity.code && cleaned(identity.code);
  return country === identity.country && code === identity.code
    ? identity
    : { ...identity, country, code: code || undefined };

  function cleaned(given: string): string {
    if (regime) return form?.normalise?.(given, identity.country) ?? given;
    return cleanTaxCode(given, identity.country);
  }
});
