/** Weights of the digits of a viitenumero, from the right, before its check digit. */
const WEIGHTS = [7, 3, 1] as const;

/**
 * A Finnish reference number (viitenumero): 4 to 20 digits, the last of which rounds the weighted sum of the others up to
 * ten. Source: Finanssiala, structure of the domestic reference.
 */
export function isFinnishReference(text: string): boolean {
  if (!/^\d{4,20}$/.test(text)) return false;
  const [check, ...others] = [...text].map(Number).toReversed();
  const sum = others.reduce((all, digit, turn) => all + digit * (WEIGHTS[turn % WEIGHTS.length] ?? 0), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/**
 * A creditor reference (RF): check digits modulo 97 over letters and digits, with the first four characters moved to the
 * end. Source: ISO 11649.
 */
export function isCreditorReference(text: string): boolean {
  if (!/^RF\d\d[0-9A-Za-z]{1,21}$/.test(text)) return false;
  const digits = [...`${text.slice(4)}${text.slice(0, 4)}`].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
