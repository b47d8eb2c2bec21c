import type { Citation } from '../../core/rules/citation.ts';
import type { Constraint, Guard } from '../../core/rules/constraint.ts';
import { satisfy, whenOneOf } from '../../core/rules/constraint.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import type { CheckDigitSide } from '../../core/text/check-digits.ts';
import { TaxIdentity } from '../../documents/tax/identity.ts';

/** The identity is of one of these countries, with any regime of the document. */
export function identityOf(...countries: readonly string[]): Guard<TaxIdentity> {
  return whenOneOf<TaxIdentity>(`the tax identity is of ${countries.join(' or ')}`, 'country', countries);
}

/**
 * The code has the form and check digits of its country. `form` names the number: "a Spanish NIF"; `checkDigits` is
 * their position if not at the end.
 */
export function beTaxCode(
  form: string,
  isValid: (code: string) => boolean,
  checkDigits: CheckDigitSide = 'end',
): Constraint {
  return { ...satisfy<string>(`be ${form}`, (code) => code === '' || isValid(code)), checkDigits };
}

interface OwnTaxNumber {
  /** The name of the number with its article: "a Spanish NIF". */
  readonly form: string;
  readonly isValid: (code: string) => boolean;
  readonly say: string;
  readonly cite: Citation;
}

/** The rule of a country without a regime of the format: its tax codes have the right form and check digits. */
export function ownTaxIdentityRules(country: string, { form, isValid, say, cite }: OwnTaxNumber): TypeRules {
  return defineRules(
    TaxIdentity,
    `${country}-TAX-IDENTITY`,
    { '01': { at: 'code', must: beTaxCode(form, isValid), say, cite } },
    { everywhere: true, own: true, when: identityOf(country) },
  );
}
