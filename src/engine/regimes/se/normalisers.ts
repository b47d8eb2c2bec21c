import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { numericCode } from '../../core/text/code.ts';
import { Identity } from '../../documents/org/identity.ts';
import { COORDINATION, ORGANISATION, PERSON } from './identities.ts';

/** Digits before the sign of a personal number. */
const BIRTH_LENGTH = 6;
const LENGTH = 10;

/** Writes numbers of bodies as ten digits, those of people as six digits, a sign and four. */
export const writeNumber = defineNormaliser<Identity>(Identity, (identity) => {
  const code = written(identity);
  return code === identity.code ? identity : { ...identity, code };
});

function written({ type, code }: Identity): string {
  if (type === ORGANISATION) return organisationNumber(code);
  return type === PERSON || type === COORDINATION ? personNumber(code) : code;
}

/** Removes the suffix 01 of a VAT number. */
function organisationNumber(code: string): string {
  const digits = numericCode(code).replace(/^(\d{10})01$/, '$1');
  return digits.length === LENGTH ? digits : code;
}

/** Keeps the plus sign of people older than one hundred. */
function personNumber(code: string): string {
  if (code.length === LENGTH && !/[-+]/.test(code)) return withSign(code, '-');
  const digits = numericCode(code);
  return digits.length === LENGTH ? withSign(digits, code.includes('+') ? '+' : '-') : code;
}

function withSign(code: string, sign: string): string {
  return `${code.slice(0, BIRTH_LENGTH)}${sign}${code.slice(BIRTH_LENGTH)}`;
}
