/**
 * Luhn's algorithm (ISO/IEC 7812-1, annex B): every second digit is doubled, minus 9 if above 9. `digits` has only
 * ASCII digits.
 */
export function isLuhnValid(digits: string): boolean {
  return luhnSum(digits, 1) % 10 === 0;
}

/** The digit that makes `base` valid when appended. */
export function luhnCheckDigit(base: string): number {
  return (10 - (luhnSum(base, 2) % 10)) % 10;
}

/** `weight` is that of the last digit: 1 if it is the check digit, 2 if that is still missing. */
function luhnSum(digits: string, weight: 1 | 2): number {
  let sum = 0;
  let double = weight === 2;
  for (let i = digits.length - 1; i >= 0; i--) {
    const digit = Number(digits[i]);
    sum += double ? doubled(digit) : digit;
    double = !double;
  }
  return sum;
}

/** The digit sum of twice a digit. */
export function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}
