import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { Address } from '../../documents/org/address.ts';

/** Digits of an Italian postal code (CAP). */
const CODE_LENGTH = 5;

/** An integer shorter than a postal code, with or without sign. */
const SHORT_NUMBER = /^(?=.{1,4}$)([+-]?)(\d+)$/;

/** Restores leading zeros of Italian postal codes, which spreadsheets drop. */
export const normaliseAddress = defineNormaliser<Address>(Address, (address) => {
  if (address.country !== 'IT') return address;
  const [, sign, digits = ''] = SHORT_NUMBER.exec(address.code ?? '') ?? [];
  if (sign === undefined) return address;
  const number = Number(digits);
  const minus = sign === '-' && number !== 0 ? '-' : '';
  return { ...address, code: `${minus}${String(number).padStart(CODE_LENGTH - minus.length, '0')}` };
});
