import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { cleanTaxCode } from '../../core/tax/tax-code.ts';
import { TaxIdentity } from './identity.ts';

/**
 * Brings the code of a tax identity into the form its own country uses, whatever regime the document follows. A country
 * whose regime says nothing about it keeps the code as it is; a country without regime gets the general cleaning.
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
