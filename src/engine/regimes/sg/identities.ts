import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import type { CodeDefinition } from '../../core/tax/definitions.ts';
import { alphanumericCode } from '../../core/text/code.ts';
import { Identity } from '../../documents/org/identity.ts';

/** Unique Entity Number. */
export const UEN = 'UEN';

export const identities: readonly CodeDefinition[] = [
  {
    code: UEN,
    name: { en: 'Unique Entity Number (UEN)' },
    desc: {
      en: 'The number by which all agencies know a business, company or other organisation; ACRA and other bodies give it on registration.',
    },
  },
];

const COUNTRY = /^SG/;

/** Capitals and digits, without country prefix. */
export const cleanUen = defineNormaliser<Identity>(Identity, (identity) => {
  if (identity.type !== UEN) return identity;
  const code = alphanumericCode(identity.code).replace(COUNTRY, '');
  return code === identity.code ? identity : { ...identity, code };
});
