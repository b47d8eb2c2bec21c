/** ASCII code of the digit 0. */
const ZERO = 48;

/**
 * Sum of the digits times their weights; digits beyond the last weight do not count. In most countries check digits are
 * a remainder of such a sum. The value of a character is its ASCII code minus 48: that of a digit is the digit, that of
 * a capital counts in the CNPJ of Brazil.
 */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => {
    return place < digits.length ? sum + weight * (digits.charCodeAt(place) - ZERO) : sum;
  }, 0);
}

/** The remainder modulo 11 with the first weights; if that is 10, with the second, where 10 counts as 0. */
export function remainderOfTwo(digits: string, first: readonly number[], second: readonly number[]): number {
  const rest = weightedSum(digits, first) % 11;
  return rest === 10 ? (weightedSum(digits, second) % 11) % 10 : rest;
}

/** ISO/IEC 7064 MOD 11,10: the last of `digits` is the check digit of the others. */
export function isMod11And10Valid(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1)) && product !== 0;
}
