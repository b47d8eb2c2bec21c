import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { alphanumericCode, numericCode } from '../../core/text/code.ts';
import { Identity } from '../../documents/org/identity.ts';

/** Permanent Account Number of a taxpayer. */
export const PAN = 'PAN';

/** Classification of goods and services by the Harmonized System of Nomenclature. */
export const HSN = 'HSN';

/** A PAN in capitals without punctuation; only the digits of an HSN code. */
export const cleanIdentity = defineNormaliser<Identity>(Identity, (identity) => {
  const code = cleaned(identity);
  return code === identity.code ? identity : { ...identity, code };
});

function cleaned({ type, code }: Identity): string {
  if (type === PAN) return alphanumericCode(code);
  return type === HSN ? numericCode(code) : code;
}
