/**
 * Sum of the digits, each times the weight at its place; digits beyond the last weight do not count. `digits` holds
 * ASCII digits only. Check digits of most countries are a remainder of such a sum.
 */
export function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * Number(digits[place] ?? 0), 0);
}

/** ISO/IEC 7064 MOD 11,10: the last of `digits` is the check digit of those before it. */
export function isMod11And10Valid(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1)) && product !== 0;
}
