import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { numericCode } from '../../core/text/code.ts';
import { Identity } from '../../documents/org/identity.ts';

/** Key of the Steuernummer among the identities of a party. */
export const TAX_NUMBER_KEY = 'de-tax-number';

/** Notations of the Steuernummer in the federal states, with slashes. */
export const TAX_NUMBER_FORM = /^(\d{2}\/\d{3}\/\d{5}|\d{3}\/\d{3}\/\d{5}|\d{3}\/\d{4}\/\d{4})$/;

/**
 * Steuernummer, the number of a taxpayer at the local tax office: 10 digits, 11 in the federal form of some states.
 * Source: § 139a AO and the forms published by the federal states' tax administrations.
 */
export const identities: readonly CodeDefinition[] = [
  { key: TAX_NUMBER_KEY, name: { en: 'Tax Number', de: 'Steuernummer' } },
];

/** Inserts the slashes. A number of another length keeps only its digits, which the rules then refuse. */
export const normaliseTaxNumber = defineNormaliser<Identity>(Identity, (identity) => {
  if (identity.key !== TAX_NUMBER_KEY || TAX_NUMBER_FORM.test(identity.code)) return identity;
  const code = withSlashes(numericCode(identity.code));
  return code === identity.code ? identity : { ...identity, code };
});

function withSlashes(digits: string): string {
  if (digits.length !== 10 && digits.length !== 11) return digits;
  const office = digits.length - 8;
  return `${digits.slice(0, office)}/${digits.slice(office, office + 3)}/${digits.slice(office + 3)}`;
}
