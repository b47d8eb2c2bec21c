import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { numericCode } from '../../core/text/code.ts';
import { Identity } from '../../documents/org/identity.ts';

/** Organisasjonsnummer, without prefix NO and suffix MVA. */
export const ORGANISATION_NUMBER = 'ON';

export const identities: readonly CodeDefinition[] = [
  {
    code: ORGANISATION_NUMBER,
    name: { en: 'Organization Number', nb: 'Organisasjonsnummer' },
    desc: {
      en: 'Nine digits by which the register of entities in Brønnøysund knows a business or body.',
      nb: 'Ni siffer som identifiserer en virksomhet i Enhetsregisteret i Brønnøysund.',
    },
  },
];

/** Digits only. */
export const cleanOrganisationNumber = defineNormaliser<Identity>(Identity, (identity) => {
  if (identity.type !== ORGANISATION_NUMBER) return identity;
  const code = numericCode(identity.code);
  return code === identity.code ? identity : { ...identity, code };
});
