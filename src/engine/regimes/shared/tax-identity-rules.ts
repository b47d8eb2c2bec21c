import type { Constraint, Guard } from '../../core/rules/constraint.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import type { TaxIdentity } from '../../documents/tax/identity.ts';

/** The identity is of one of these countries, whatever regime the document follows. */
export function identityOf(...countries: readonly string[]): Guard<TaxIdentity> {
  return when<TaxIdentity>(`the tax identity is of ${countries.join(' or ')}`, ({ country }) =>
    countries.includes(country),
  );
}

/** The code has the form and the check digits of its country. `form` is the number in words: "a Spanish NIF". */
export function beTaxCode(form: string, isValid: (code: string) => boolean): Constraint {
  return satisfy<string>(`be ${form}`, (code) => code === '' || isValid(code));
}
